import type { Barred, Seat } from '@orrery/kernel';
import { hexOf, RESOURCES, type Resource } from '../data/index.ts';
import { hasOpponent } from './lookups/fleets.ts';
import { sectorOf } from './lookups/map.ts';
import { settlesAdvanced } from './lookups/players.ts';
import type { M, Seen, SeenPlayer, SeenSector } from './table.ts';
import type { ColonizeAnswer, Eclipse, SquareId } from './vocabulary.ts';

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
  m.tell({ type: 'settled', seat, sector: id, square, cube });
}

/** Empty squares of own sectors that cannot be settled now, and why. */
export function barredColonies(table: Seen, seat: Seat): Barred<Eclipse, ColonizeAnswer>[] {
  const own = table.map.filter(({ disc }) => disc === seat);
  if (table.players[seat].colony.ready === 0) return own.some(hasEmptySquare) ? [NO_SHIP] : [];
  return own.flatMap((sector) =>
    table.phase === 'upkeep' && hasOpponent(table, sector, seat)
      ? [{ answer: { do: 'colonize', sector: sector.id }, rule: 'ECL-17.2', why: 'opponents-there' }]
      : barredSquares(table, sector, seat),
  );
}

const NO_SHIP: Barred<Eclipse, ColonizeAnswer> = { answer: { do: 'colonize' }, rule: 'ECL-6.9', why: 'no-colony-ship' };

const hasEmptySquare = ({ cubes, orbital }: SeenSector): boolean => cubes.includes(false) || orbital === 'empty';

function barredSquares(table: Seen, sector: SeenSector, seat: Seat): Barred<Eclipse, ColonizeAnswer>[] {
  const player = table.players[seat];
  return hexOf(sector.id).squares.flatMap(({ type, advanced }, square) => {
    if (sector.cubes[square]) return [];
    return (type === 'gray' ? RESOURCES : [type]).flatMap((cube): Barred<Eclipse, ColonizeAnswer>[] => {
      const answer: ColonizeAnswer = { do: 'colonize', sector: sector.id, square, cube };
      if (advanced && !settlesAdvanced(player, cube)) return [{ answer, rule: 'ECL-3.2.6', why: 'needs-advanced' }];
      return player.tracks[cube] === 0 ? [{ answer, rule: 'ECL-6.10', why: 'track-empty' }] : [];
    });
  });
}
