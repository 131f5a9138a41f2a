import { symbol } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import type { Track } from '../../data/ids.ts';
import { useBoard, useThing } from '../context.tsx';
import { nameOfMark, nextBenefit } from '../read/marks.ts';
import { trackerAt, trackPoints } from '../read/rules.ts';
import type { AreaView } from '../read/table.ts';
import { ids } from '../read/targets.ts';
import type { Say } from '../say.ts';
import { glyphOf } from '../terrain/glyphs.tsx';
import { LEFT, ROW, rowsOf, spotOf, WIDTH } from './layout.ts';
import { Space } from './space.tsx';

interface RowProps {
  readonly area: AreaView;
  readonly track: Track;
  readonly own: boolean;
}

/** One track: its sign with the points it scores now, then its spaces. */
export function TrackRow({ area, track, own }: RowProps) {
  const { y } = spotOf(area, track, 0);
  const { tracks } = CORPORATIONS[area.corporation];
  const [top, bottom] = [y - ROW / 2 + 2, y + ROW / 2 - 2];
  return (
    <>
      <g className={`pu-of-${track}`} {...silent}>
        <rect className="pu-track-bed" x="1" y={top} width={WIDTH - 2} height={ROW - 4} rx="7" />
        <path
          className="pu-soil"
          d={`M9 ${top}H${LEFT - 4}V${bottom}H9A7 7 0 0 1 1 ${bottom - 7}V${top + 7}A7 7 0 0 1 9 ${top}z`}
        />
        <g transform={`translate(0 ${y})`}>
          <TrackHead track={track} points={trackPoints(area)[track]} />
        </g>
        {area.flux === track && (
          <path {...symbol('flux')} className="pu-flux" transform={`translate(4 ${y - 12}) scale(0.6)`} d={FLUX} />
        )}
        {tracks[track].map((marks, row) => (
          <Space key={spotOf(area, track, row).x} area={area} at={{ track, row }} marks={marks} />
        ))}
      </g>
      {own && <TrackTarget area={area} track={track} />}
    </>
  );
}

/** The sign of a track with the points it scores now. */
export const TrackHead = ({ track, points }: { readonly track: Track; readonly points: number }) => (
  <g {...symbol('track')}>
    <path className="pu-track-sign" fillRule="evenodd" transform="translate(13 0) scale(0.86)" d={glyphOf(track)} />
    <text className="pu-track-points" x="31" y="6">
      {points}
    </text>
  </g>
);

/** The flux token: a bolt. */
const FLUX = 'M-4 -17H10L2 -3H11L-8 17L-3 2H-11z';

/** The whole track as something to touch; its name tells what the picture under it shows. */
function TrackTarget({ area, track }: Omit<RowProps, 'own'>) {
  const { say } = useBoard();
  const thing = useThing();
  const { y } = spotOf(area, track, 0);
  const props = thing(ids.track(track), nameOfTrack(area, track, say), ids.track(track));
  return (
    <g {...props}>
      <rect className="pu-edge" x="2" y={y - ROW / 2 + 2} width={WIDTH - 4} height={ROW - 4} rx="7" />
    </g>
  );
}

/** How far the tracker is, what it scores, and what comes next. */
export function nameOfTrack(area: AreaView, track: Track, say: Say): string[] {
  const { row, track: column } = trackerAt(area, track);
  const top = rowsOf(area, column) - 1;
  const next = nextBenefit(area, track);
  const { path } = CORPORATIONS[area.corporation];
  return [
    say('board.track', { track: column, row, top }),
    ...(column === track ? [] : [say('board.space.tracker', { track })]),
    say('board.track.worth', { points: trackPoints(area)[track] }),
    ...(path && track === 'water' ? [say('board.space.path', { steps: area.trackers.water })] : []),
    ...(next ? nextPhrases(next, say) : [say(row === top ? 'board.track.top' : 'board.track.nothing')]),
    ...(area.flux === track ? [say('board.flux')] : []),
  ];
}

/** What the next benefit is and how far away; Wormhole chooses one of two. */
const nextPhrases = ({ steps, marks }: NonNullable<ReturnType<typeof nextBenefit>>, say: Say): string[] => [
  say('board.track.next', { steps, what: marks.map((mark) => nameOfMark(mark, say)).join(', ') }),
  ...(marks.some(({ mark }) => mark === 'patch') && marks.length > 1 ? [say('board.track.choose')] : []),
];
