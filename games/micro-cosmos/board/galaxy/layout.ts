import type { Size } from '@orrery/ui/board';
import {
  type Cell,
  type CellId,
  cellOf,
  type FieldKey,
  fieldIdOf,
  GATE,
  GATE_CELL,
  PLACE,
  type RouteCard,
} from '../../data/index.ts';
import { planetOf } from '../../rules/lookups/index.ts';
import type { SeenSector, SeenTable } from '../../rules/table.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The room of the galaxy in units that are pixels while all of it is in sight, and of one of its nine cells. */
export interface Layout extends Size {
  readonly cell: Size;
  /** Radius of a planet; of a moon or station, and of an asteroid. */
  readonly globe: number;
  readonly place: number;
  readonly rock: number;
  readonly small: boolean;
  /** Cards that are wide but not high: what lies in their corners keeps out of the planet's way. */
  readonly flat: boolean;
}

/** A card of the galaxy, for those who draw a part of it. */
export interface SectorProps {
  readonly cell: CellId;
  readonly sector: SeenSector;
  readonly layout: Layout;
}

/** Before the room is known. */
const USUAL: Size = { width: 816, height: 728 };

export function layoutFor(room: Size): Layout {
  const { width, height } = room.width > 0 && room.height > 0 ? room : USUAL;
  const cell = { width: width / 3, height: height / 3 };
  const least = Math.min(cell.width, cell.height * 1.15);
  const small = cell.width < 200 || cell.height < 130;
  return {
    width,
    height,
    cell,
    globe: least * 0.215,
    place: Math.max(8, least * 0.085),
    rock: Math.max(7, least * 0.06),
    small,
    flat: !small && cell.height < 200,
  };
}

/** The top left corner of a cell. */
export const cornerOf = ({ cell: { width, height } }: Layout, cell: Cell): Point => ({
  x: PLACE[cell].col * width,
  y: PLACE[cell].row * height,
});

export const cardIn = ({ galaxy }: Pick<SeenTable, 'galaxy'>, cell: Cell): RouteCard | undefined => {
  if (cell === GATE_CELL) return GATE;
  const sector = galaxy[cell];
  return sector ? planetOf(sector) : undefined;
};

/** The middle of a field. */
export function pointOf(layout: Layout, table: Pick<SeenTable, 'galaxy'>, key: FieldKey): Point {
  const cell = cellOf(key);
  const corner = cornerOf(layout, cell);
  const field = cardIn(table, cell)?.fields.find(({ id }) => id === fieldIdOf(key));
  return {
    x: corner.x + (field?.x ?? 0.5) * layout.cell.width,
    y: corner.y + (field?.y ?? 0.5) * layout.cell.height,
  };
}

export const middleOf = (layout: Layout, cell: Cell): Point => {
  const { x, y } = cornerOf(layout, cell);
  return { x: x + layout.cell.width / 2, y: y + layout.cell.height / 2 };
};
