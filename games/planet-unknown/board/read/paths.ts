import { offersOf } from './asked.ts';
import { chartOf, hasCell, roverPath, techStates, terrainOf } from './rules.ts';
import type { AreaView, Asked, Cell, Seat, TableView } from './table.ts';

/** A question, and the table it is asked at. */
export interface Scene {
  readonly table: TableView;
  readonly seat: Seat;
  readonly asked: Asked;
}

/** A way a rover can go: single steps, or one jump. */
export interface Path {
  readonly from: Cell;
  readonly cells: readonly Cell[];
  readonly jump: boolean;
  /** Movement points it takes. */
  readonly cost: number;
}

/** What is answered to go there: the first step, or the jump. */
export const firstStep = ({ from, cells, jump }: Path) => ({ act: jump ? 'jump' : 'step', from, to: cells[0] });

/** Cosmos 4: steps onto energy, also Petra's open currents, take no points. */
function freeStep(area: AreaView): (cell: Cell) => boolean {
  const free = techStates(area).some(({ tech, active }) => active && tech.effect.type === 'free-steps');
  if (!free) return () => false;
  const { planet, special } = chartOf(area);
  const isCurrent = (cell: Cell) => planet.rule.type === 'currents' && area.cells[cell] === 0 && hasCell(special, cell);
  return (cell) => terrainOf(area.cells[cell]) === 'energy' || isCurrent(cell);
}

type Reach = ReadonlyMap<Cell, Path>;

const reaches = new WeakMap<Asked, Map<Cell, Reach>>();

/** Every cell a rover can reach with the points that are left; read once for each question. */
export function reachOf(scene: Scene, from: Cell): Reach {
  const { asked } = scene;
  const known = reaches.get(asked) ?? new Map<Cell, Reach>();
  reaches.set(asked, known);
  const reach = known.get(from) ?? explore(scene, from);
  known.set(from, reach);
  return reach;
}

function explore({ table, seat, asked }: Scene, from: Cell): Reach {
  const area = table.areas[seat];
  const own = offersOf(asked).moves.filter((move) => move.from === from);
  const steps = own.filter(({ act }) => act === 'step').map(({ to }) => to);
  const isFree = freeStep(area);
  const found = new Map<Cell, Path>();
  for (const to of steps.length > 0 ? chartOf(area).cells : []) {
    const cells = steps.includes(to) ? [to] : roverPath(table, seat, from, to);
    if (!cells || !steps.includes(cells[0])) continue;
    found.set(to, { from, cells, jump: false, cost: cells.filter((cell) => !isFree(cell)).length });
  }
  for (const { act, to } of own)
    if (act === 'jump' && !steps.includes(to)) found.set(to, { from, cells: [to], jump: true, cost: 1 });
  return found;
}

/** The rovers that can move, and the one that reaches a cell most cheaply. */
export const moversOf = (asked: Asked): Cell[] => [...new Set(offersOf(asked).moves.map(({ from }) => from))];

export function cheapestPath({ table, seat, asked }: Scene, to: Cell, rover?: Cell): Path | undefined {
  const rovers = rover === undefined ? moversOf(asked) : [rover];
  const paths = rovers.flatMap((from) => reachOf({ table, seat, asked }, from).get(to) ?? []);
  return paths.reduce<Path | undefined>((best, path) => (best && best.cost <= path.cost ? best : path), undefined);
}
