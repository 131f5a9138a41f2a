import { silent } from '@orrery/ui/board';
import type { CellId, PlanetCard, Resource } from '../../data/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import { ids } from '../read/targets.ts';
import type { Layout } from './layout.ts';

interface LevelsProps {
  readonly cell: CellId;
  readonly sector: SeenSector;
  readonly card: PlanetCard;
  readonly layout: Layout;
}

/** A column of levels for each resource that the planet needs. */
export function Levels({ cell, sector, card, layout }: LevelsProps) {
  const { small, flat } = layout;
  const wide = small ? 9 : Math.min(flat ? 20 : 24, layout.cell.width * 0.1);
  const high = small ? Math.min(7, layout.cell.height * 0.055) : flat ? 7 : 9;
  const foot = layout.cell.height - (small ? 17 : 34);
  return (
    <g transform={`translate(${small ? 5 : 9} 0)`}>
      {card.tracks.map(({ resource, max }, i) => (
        <Column
          key={resource}
          cell={cell}
          resource={resource}
          level={sector.levels[i]}
          max={max}
          small={small}
          box={{ x: i * wide, foot, wide, high }}
        />
      ))}
    </g>
  );
}

interface ColumnProps {
  readonly cell: CellId;
  readonly resource: Resource;
  readonly level: number;
  readonly max: number;
  readonly small: boolean;
  readonly box: { readonly x: number; readonly foot: number; readonly wide: number; readonly high: number };
}

function Column({ cell, resource, level, max, small, box: { x, foot, wide, high } }: ColumnProps) {
  const { say } = useBoard();
  const thing = useThing();
  const drawn = (
    <g {...silent}>
      {Array.from({ length: max }, (_, at) => (
        <rect
          key={levelKey(resource, at)}
          className={`mc-level mc-fill-${resource}`}
          data-on={at < level}
          data-piece={at === level - 1 ? `level:${cell}:${resource}` : undefined}
          x="1"
          y={foot - (at + 1) * high}
          width={wide - (small ? 2 : 5)}
          height={high - (small ? 1 : 2)}
          rx="1.5"
        />
      ))}
      <Sign name={resource} x={small ? -1 : 0} y={foot + 1} width={small ? 11 : 18} height={small ? 11 : 18} />
    </g>
  );
  const at = `translate(${x} 0)`;
  // Too narrow for a finger: the tray offers the tracks instead.
  if (small) return <g transform={at}>{drawn}</g>;
  return (
    <g
      {...thing(ids.track(cell, resource), [say('board.track', { resource, level, max })], ids.card(cell))}
      transform={at}
    >
      <rect className="mc-reach" x={-1} y={foot - max * high - 4} width={wide} height={max * high + 27} rx="4" />
      {drawn}
    </g>
  );
}

const levelKey = (resource: Resource, at: number): string => `${resource} ${at}`;
