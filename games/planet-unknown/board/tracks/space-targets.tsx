import { matches } from '@orrery/kernel';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { TRACKS } from '../../data/ids.ts';
import { useBoard, useThing } from '../context.tsx';
import { nameOfMark } from '../read/marks.ts';
import { ids, partFor } from '../read/targets.ts';
import { ROW, spotOf } from './layout.ts';

/** Spaces to touch, while the question is about spaces and not about whole tracks. */
export function SpaceTargets() {
  const { area, choice, say } = useBoard();
  const thing = useThing();
  const { tracks } = CORPORATIONS[area.corporation];
  const asked = choice.asked;
  return TRACKS.flatMap((track) =>
    tracks[track].map((marks, row) => {
      const part = partFor(asked, ids.space(track, row));
      if (!part || !asked?.answers.some((answer) => matches(answer, part))) return null;
      const { x, y, width } = spotOf(area, track, row);
      const props = thing(
        ids.space(track, row),
        [
          say('board.space', { track, row }),
          area.parked.some((space) => space.track === track && space.row === row) && say('board.space.lifepod'),
          ...marks.map((mark) => nameOfMark(mark, say)),
        ],
        ids.track(track),
      );
      return (
        <g key={ids.space(track, row)} {...props} className={`${props.className} pu-space-target`}>
          <rect className="pu-edge" x={x - width / 2} y={y - ROW / 2 + 2} width={width} height={ROW - 4} rx="6" />
        </g>
      );
    }),
  );
}
