import type { Seat } from '@orrery/kernel';
import { hexOf, RESOURCES, type Resource } from '../data/index.ts';
import { hasOpponent } from './fleets.ts';
import { sectorOf } from './map.ts';
import { settlesAdvanced } from './players.ts';
import { tell } from './say.ts';
import type { M, Seen, SeenPlayer, SeenSector } from './table.ts';
import type { ColonizeAnswer, SquareId } from './vocabulary.ts';

const ORBITAL: readonly Resource[] = ['science', 'money'];

/** Where ready colony ships may settle: in own sectors, in Upkeep only without opponents (ECL-6.9, 17.2). */
export function colonies(table: Seen, seat: Seat): ColonizeAnswer[] {
  const player = table.players[seat];
  const answers: ColonizeAnswer[] = [];
  if (player.colony.ready === 0) return answers;
  for (const sector of table.map) {
    if (sector.disc !== seat) continue;
    if (table.phase === 'upkeep' && hasOpponent(table, sector, seat)) continue;
    addColonies(player, sector, answers);
  }
  return answers;
}

function addColonies(player: SeenPlayer, sector: SeenSector, answers: ColonizeAnswer[]): void {
  const { squares } = hexOf(sector.id);
  for (let square = 0; square < squares.length; square++) {
    if (sector.cubes[square]) continue;
    const { type, advanced } = squares[square];
    if (type !== 'gray') addColony(player, { sector: sector.id, square, cube: type }, advanced, answers);
    else for (const cube of RESOURCES) addColony(player, { sector: sector.id, square, cube }, advanced, answers);
  }
  if (sector.orbital === 'empty')
    for (const cube of ORBITAL) addColony(player, { sector: sector.id, square: 'orbital', cube }, false, answers);
}

type Place = { sector: number; square: SquareId; cube: Resource };

function addColony(player: SeenPlayer, place: Place, advanced: boolean, answers: ColonizeAnswer[]): void {
  if (player.tracks[place.cube] === 0) return;
  if (advanced && !settlesAdvanced(player, place.cube)) return;
  answers.push({ do: 'colonize', ...place });
}

export function colonize(m: M, seat: Seat, { sector: id, square, cube }: ColonizeAnswer): void {
  const player = m.table.players[seat];
  const sector = sectorOf(m.table, id);
  player.colony.ready -= 1;
  player.colony.used += 1;
  player.tracks[cube] -= 1;
  if (square === 'orbital') sector.orbital = 'settled';
  else sector.cubes[square] = true;
  tell(m, 'settled', { seat, sector: id, square, cube });
}
