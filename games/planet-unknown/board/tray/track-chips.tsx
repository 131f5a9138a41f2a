import type { Track } from '../../data/ids.ts';
import { useBoard, useThing } from '../context.tsx';
import { nameOfMark, nextBenefit } from '../read/marks.ts';
import type { Asked } from '../read/table.ts';
import { ids } from '../read/targets.ts';
import { TerrainSign } from '../terrain/glyphs.tsx';
import { MarkSign } from '../tracks/mark-sign.tsx';

const GAINING: readonly Asked['question'][] = ['energy-track', 'tech-as-energy', 'synergy'];

/** Whether the answer moves a tracker up with all its benefits. */
const isGain = (asked: Asked): boolean =>
  GAINING.includes(asked.question) || (asked.question === 'choose-tracker' && asked.about.claim !== 'none');

/** Tracks to choose from, if the question is about whole tracks. What is to be resolved has chips of its own. */
function tracksIn(asked: Asked | undefined): Track[] {
  if (!asked) return [];
  const tracks = asked.answers.map((answer) =>
    'track' in answer && !('row' in answer || 'act' in answer) ? answer.track : undefined,
  );
  return tracks.includes(undefined) ? [] : [...new Set(tracks.filter((track) => track !== undefined))];
}

/** The tracks a question is about, beside the planet as well: each with what it comes to next. */
export function TrackChips() {
  const { choice, say } = useBoard();
  const { asked } = choice;
  const tracks = tracksIn(asked);
  if (!asked || tracks.length === 0) return null;
  return (
    <section className="pu-chips pu-track-chips" aria-label={say('board.tracks')}>
      {tracks.map((track) => (
        <TrackChip key={track} track={track} asked={asked} />
      ))}
    </section>
  );
}

function TrackChip({ track, asked }: { readonly track: Track; readonly asked: Asked }) {
  const { area, say } = useBoard();
  const thing = useThing();
  const plain = asked.question === 'tech-as-energy' && track === 'tech';
  const name = plain ? say('board.choice.plain') : say(`track.${track}`);
  const next = isGain(asked) ? nextBenefit(area, track) : undefined;
  const what = next?.marks.map((mark) => nameOfMark(mark, say)).join(', ');
  const gain = next && say('board.track.next', { steps: next.steps, what });
  const props = thing(ids.choice('track', track), [name, gain]);
  return (
    <div {...props} className={`${props.className} pu-chip`} title={gain}>
      <TerrainSign terrain={track} />
      <span className="pu-chip-name">
        {name}
        {gain && <small>{gain}</small>}
      </span>
      {next && (
        <svg className="pu-chip-next" viewBox={`0 0 ${40 * next.marks.length} 40`} aria-hidden="true">
          {next.marks.map((mark, i) => (
            <MarkSign key={mark.mark} mark={mark} x={40 * i + 20} y={20} size={36} />
          ))}
        </svg>
      )}
      {next && next.steps > 1 && (
        <span className="pu-chip-count" aria-hidden="true">
          {next.steps}
        </span>
      )}
    </div>
  );
}
