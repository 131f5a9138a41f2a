import { CORPORATIONS } from '../../data/corporations/index.ts';
import { TRACKS, type Track } from '../../data/ids.ts';
import { useBoard } from '../context.tsx';
import { nameOfMark } from '../read/marks.ts';
import { trackerAt } from '../read/rules.ts';
import { TerrainSign } from '../terrain/glyphs.tsx';
import { MarkSign } from '../tracks/mark-sign.tsx';
import { nameOfTrack } from '../tracks/row.tsx';
import { Heading, Part } from './parts.tsx';

/** The tracks in large, the one that was pressed first: every step that gives something, and what its symbols mean. */
export function TracksDetail({ first }: { readonly first: Track }) {
  const { area, say } = useBoard();
  return (
    <>
      <Heading kind={say(`corporation.${area.corporation}`)}>{say('board.tracks')}</Heading>
      {[first, ...TRACKS.filter((track) => track !== first)].map((track) => (
        <Part key={track} title={say(`track.${track}`)}>
          <p className="pu-track-now">
            <TerrainSign terrain={track} /> {nameOfTrack(area, track, say).join(', ')}
          </p>
          <Steps track={track} />
        </Part>
      ))}
    </>
  );
}

function Steps({ track }: { readonly track: Track }) {
  const { area, say } = useBoard();
  const now = trackerAt(area, track);
  const steps = CORPORATIONS[area.corporation].tracks[track].map((marks, row) => ({ marks, row }));
  return (
    <ol className="pu-steps">
      {steps
        .filter(({ marks }) => marks.length > 0)
        .map(({ marks, row }) => (
          <li key={row} value={row} data-passed={now.track === track && now.row >= row}>
            <span className="pu-step-row">{row}</span>
            <svg viewBox={`0 0 ${40 * marks.length} 40`} aria-hidden="true">
              {marks.map((mark, i) => (
                <MarkSign key={`${mark.mark} ${i}`} mark={mark} x={40 * i + 20} y={20} size={36} />
              ))}
            </svg>
            {marks.map((mark) => nameOfMark(mark, say)).join(', ')}
          </li>
        ))}
    </ol>
  );
}
