import { matches } from '@orrery/kernel';
import type { BoardProps } from '@orrery/ui/contract';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import type { Hand } from '../hand/hand.ts';
import type { Key } from '../say.ts';
import { isPlacement, type Part } from './asked.ts';
import { cellName } from './cells.ts';
import { nameOfCell, nameOfLie, nameOfTile, phrasesOf } from './names.ts';
import { cheapestPath, firstStep, moversOf, reachOf } from './paths.ts';
import { chartOf, preview, tileCells } from './rules.ts';
import type { Cell, Seat } from './table.ts';

/** What touching a cell does: put down a tile or patch, drive there, take hold of a rover, answer with the cell. */
export type CellUse = 'spot' | 'step' | 'rover' | 'cell' | 'none';

export interface CellTarget {
  readonly cell: Cell;
  readonly name: string;
  readonly use: CellUse;
  readonly picked: boolean;
  /** What of an answer it stands for, as text: the same text draws nothing anew. */
  readonly says?: string;
}

/** What the list depends on: everything but where the pointer is. */
export interface CellSight
  extends Pick<BoardProps<PlanetUnknown, Key>, 'choice' | 'view' | 'say'>,
    Pick<Hand, 'tool' | 'way' | 'rover'> {
  readonly seat: Seat;
}

export function cellTargets(sight: CellSight): CellTarget[] {
  const { view, seat, say } = sight;
  return chartOf(view.table.areas[seat]).cells.map((cell) => {
    const use = useOf(sight, cell);
    const name = [...nameOf(sight, cell, use), ...(use === 'none' ? [] : [say('board.target')])].join(', ');
    const says = saysOf(sight, cell, use);
    return { cell, use, name, picked: isPicked(sight, cell), ...(says ? { says: JSON.stringify(says) } : {}) };
  });
}

function useOf({ choice, view, seat, tool, way, rover }: CellSight, cell: Cell): CellUse {
  const { asked } = choice;
  if (!asked) return 'none';
  if (tool === 'tile') return way?.spots.has(cell) ? 'spot' : 'none';
  if (asked.answers.some((answer) => 'cell' in answer && answer.cell === cell))
    return asked.question === 'patch' ? 'spot' : 'cell';
  if (asked.question === 'relocate-rover')
    return asked.answers.some((answer) => 'from' in answer && answer.from === cell) ? 'cell' : 'none';
  if (tool !== 'rover') return 'none';
  const movers = moversOf(asked);
  if (movers.includes(cell)) return movers.length > 1 && rover !== cell ? 'rover' : 'none';
  const scene = { table: view.table, seat, asked };
  return (rover === undefined ? movers : [rover]).some((from) => reachOf(scene, from).has(cell)) ? 'step' : 'none';
}

/** What of an answer a cell stands for: buttons that say the same point at it. */
function saysOf({ choice: { asked }, view, seat, way, rover }: CellSight, cell: Cell, use: CellUse): Part | undefined {
  if (!asked) return undefined;
  switch (use) {
    case 'spot': {
      const spot = way?.spots.get(cell);
      return spot ? { act: 'place', ...spot } : { use: 'place', cell };
    }
    case 'step': {
      const path = cheapestPath({ table: view.table, seat, asked }, cell, rover);
      // A longer way has no button of its own.
      return path?.cells.length === 1 ? firstStep(path) : undefined;
    }
    case 'cell':
      return cellPart(asked.question, cell);
    default:
      return moversOf(asked).includes(cell) ? { from: cell } : undefined;
  }
}

/** The fields that a cell stands for where the question asks for one. */
export const cellPart = (question: string | undefined, cell: Cell) =>
  question === 'relocate-rover' ? { from: cell } : { cell };

function nameOf({ view, seat, say, way }: CellSight, cell: Cell, use: CellUse): string[] {
  const area = view.table.areas[seat];
  const spot = use === 'spot' ? way?.spots.get(cell) : undefined;
  if (!spot) return nameOfCell(area, cell, say);
  const cells = tileCells(spot).map((one) => cellName(one.cell));
  return [
    say('board.place', { what: [nameOfTile(spot.tile, say), ...nameOfLie(spot, say)].join(', '), at: cells.join(' ') }),
    ...phrasesOf(area, preview(view.table, seat, spot), say),
  ];
}

function isPicked({ choice: { proposed }, way }: CellSight, cell: Cell): boolean {
  if (!proposed) return false;
  if (!isPlacement(proposed))
    return ('cell' in proposed && proposed.cell === cell) || ('to' in proposed && proposed.to === cell);
  const spot = way?.spots.get(cell);
  return spot !== undefined && matches(proposed, spot);
}
