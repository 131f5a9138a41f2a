import type { Space as At, Mark } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { TRACKS } from '../../data/ids.ts';
import { nextBenefit, wayAhead } from '../read/marks.ts';
import { trackerAt, trackersWander } from '../read/rules.ts';
import type { AreaView } from '../read/table.ts';
import { ROW, SPACE, spotOf } from './layout.ts';
import { MarkSign } from './mark-sign.tsx';

interface SpaceProps {
  readonly area: AreaView;
  readonly at: At;
  readonly marks: readonly Mark[];
}

/** A space with its symbols: passed ones are quiet, the next benefit of each tracker is framed. */
export function Space({ area, at, marks }: SpaceProps) {
  const { x, y, width } = spotOf(area, at.track, at.row);
  const passed = isPassed(area, at);
  const parked = area.parked.some(({ track, row }) => track === at.track && row === at.row);
  const next = !passed && isNext(area, at);
  return (
    <g className={`pu-space${passed ? ' pu-passed' : ''}${next ? ' pu-next' : ''}${parked ? ' pu-void' : ''}`}>
      <rect x={x - width / 2 + 1} y={y - ROW / 2 + 3} width={width - 2} height={ROW - 6} rx="5" />
      {marks.map((mark, i) => (
        <MarkSign key={`${mark.mark} ${i}`} mark={mark} {...markPlace({ x, y, width }, i, marks.length)} />
      ))}
      {width > SPACE && (
        <text className="pu-double-points" x={x + width / 2 - 8} y={y + ROW / 2 - 8}>
          {CORPORATIONS[area.corporation].biomassPoints?.[at.row] || ''}
        </text>
      )}
      {parked && (
        <path
          className="pu-parked"
          transform={`translate(${x} ${y}) scale(0.62)`}
          d="M-10 9C-12 -3 -7 -16 0 -16S12 -3 10 9L14 15H-14z"
        />
      )}
    </g>
  );
}

/** Two symbols stand above each other on a narrow space, side by side on a wide one. */
function markPlace({ x, y, width }: { x: number; y: number; width: number }, i: number, of: number) {
  if (of === 1) return { x, y, size: 24 };
  if (width > SPACE) return { x: x + (i - 0.5) * 30, y, size: 26 };
  return { x, y: y + (i - 0.5) * 21, size: 22 };
}

function isPassed(area: AreaView, { track, row }: At): boolean {
  if (trackersWander(area)) return TRACKS.every((one) => trackerAt(area, one).row > row);
  const { path } = CORPORATIONS[area.corporation];
  if (!path || track !== 'water') return area.trackers[track] >= row;
  return path.slice(0, area.trackers.water + 1).some((space) => space.track === track && space.row === row);
}

function isNext(area: AreaView, { track, row }: At): boolean {
  return TRACKS.some((one) => {
    const next = nextBenefit(area, one);
    const space = next && wayAhead(area, one)[next.steps - 1];
    return space?.track === track && space.row === row;
  });
}
