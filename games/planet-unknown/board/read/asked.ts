import type { PlaceAnswer, RoverMove } from '../../rules/vocabulary.ts';
import { cellAt } from './cells.ts';
import { type Oriented, oriented, waysToLie } from './rules.ts';
import type { AnyAnswer, Asked, Cell, Placement } from './table.ts';

/** What the open question offers, sorted for the screen. Lists are long, so each question is read once. */

export type Part = { readonly [field: string]: unknown };

/** One way a tile may lie with all the places it may lie in. */
export interface Way {
  readonly way: Oriented;
  /** The cell of the tile that the pointer holds. */
  readonly grip: Grip;
  /** Placements by the cell under the grip. */
  readonly spots: ReadonlyMap<Cell, Placement>;
}

export interface Grip {
  readonly x: number;
  readonly y: number;
}

/** The cell of a shape that is nearest to its middle: there it is held. */
export function gripOf({ cells }: Oriented): Grip {
  const mx = cells.reduce((sum, { x }) => sum + x, 0) / cells.length;
  const my = cells.reduce((sum, { y }) => sum + y, 0) / cells.length;
  const far = ({ x, y }: Grip) => Math.hypot(x - mx, y - my);
  return cells.reduce((best, cell) => (far(cell) < far(best) - 0.01 ? cell : best));
}

export const placementWith = (tile: string, way: Oriented, { x, y }: Grip): Placement => {
  const grip = gripOf(way);
  return { tile, x: x - grip.x, y: y - grip.y, turn: way.turn, flip: way.flip };
};

export interface Offers {
  /** Tiles that can be placed, with every different way they can lie. */
  readonly tiles: ReadonlyMap<string, readonly Way[]>;
  readonly moves: readonly RoverMove[];
}

const offers = new WeakMap<Asked, Offers>();
const NOTHING: Offers = { tiles: new Map(), moves: [] };

export function offersOf(asked: Asked | undefined): Offers {
  if (!asked) return NOTHING;
  const known = offers.get(asked);
  if (known) return known;
  const sorted = sort(asked.answers);
  offers.set(asked, sorted);
  return sorted;
}

export const isPlacement = (answer: AnyAnswer): answer is PlaceAnswer => 'act' in answer && answer.act === 'place';

export const isMove = (answer: AnyAnswer): answer is RoverMove =>
  'act' in answer && (answer.act === 'step' || answer.act === 'jump');

function sort(answers: readonly AnyAnswer[]): Offers {
  const placements = answers.filter(isPlacement);
  const tiles = [...new Set(placements.map(({ tile }) => tile))];
  return {
    tiles: new Map(tiles.map((tile) => [tile, waysWith(tile, placements)])),
    moves: answers.filter(isMove),
  };
}

function waysWith(tile: string, placements: readonly Placement[]): Way[] {
  return waysToLie(tile).map((way) => {
    const grip = gripOf(way);
    const own = placements.filter((one) => one.tile === tile && one.turn === way.turn && one.flip === way.flip);
    return { way, grip, spots: new Map(own.map((one) => [cellAt(one.x + grip.x, one.y + grip.y), one])) };
  });
}

/** The way among a tile's ways in which it looks as if turned and flipped like this. */
export function wayOf(ways: readonly Way[], held: Pick<Placement, 'tile' | 'turn' | 'flip'>): Way | undefined {
  const look = oriented(held);
  return ways.find(({ way }) => way === look);
}

export const countPlaces = (ways: readonly Way[]): number => ways.reduce((sum, { spots }) => sum + spots.size, 0);
