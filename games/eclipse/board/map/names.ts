import { hexOf, RESOURCES } from '../../data/index.ts';
import { isContested, pinning, typesIn } from '../../rules/lookups/index.ts';
import type { Seen, SeenSector } from '../../rules/table.ts';
import type { SquareId } from '../../rules/vocabulary.ts';
import type { Say } from '../say.ts';
import { signsOf } from './signs.tsx';

/** What a sector is called when it is spoken: who holds it and what is there, the important things first. */
export function sectorName(say: Say, table: Seen, sector: SeenSector): string[] {
  const { id, disc, npc, fleets } = sector;
  return [
    say(`sector.${id}`),
    disc === null ? say('board.map.free') : say('board.map.owner', { seat: disc }),
    ...(isContested(table, sector) ? [say('board.map.contested')] : []),
    ...(npc ? [shipsName(say, npc.kind, npc.count)] : []),
    ...fleets.map((fleet) => {
      const ships = typesIn(fleet).map((ship) => shipsName(say, ship, fleet[ship]));
      const { pinned } = pinning(table, id, fleet.seat);
      const held = pinned > 0 ? [say('board.map.pinned', { pinned })] : [];
      return say('board.map.fleet', { seat: fleet.seat, what: [...ships, ...held].join(', ') });
    }),
    ...squaresName(say, sector),
    ...signsOf(sector).map((name) => say(`board.map.sign.${name}`)),
    say('board.map.points', { points: hexOf(id).vp }),
  ];
}

export const shipsName = (say: Say, ship: string, count: number): string =>
  count === 1 ? say(`ship.${ship}`) : say('board.map.ships', { ship, count });

function squaresName(say: Say, sector: SeenSector): string[] {
  const { squares } = hexOf(sector.id);
  const settled = sector.cubes.filter(Boolean).length + Number(sector.orbital === 'settled');
  const all = squares.length + Number(sector.orbital !== 'none');
  return all === 0 ? [] : [say('board.map.squares', { settled, all })];
}

/** One population square: its kind, whether it is advanced, whether a cube lies there. */
export function squareName(say: Say, sector: SeenSector, square: SquareId): string[] {
  if (square === 'orbital')
    return [say('ship.orbital'), say(sector.orbital === 'settled' ? 'board.map.settled' : 'board.map.empty')];
  const { type, advanced } = hexOf(sector.id).squares[square];
  return [
    say(`board.map.square.${type}`),
    ...(advanced ? [say('board.map.advanced')] : []),
    say(sector.cubes[square] ? 'board.map.settled' : 'board.map.empty'),
  ];
}

/** Kinds of population in the order of a legend. */
export const SQUARE_KINDS = [...RESOURCES, 'gray'] as const;
