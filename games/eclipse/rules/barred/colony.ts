import type { Barred, Seat } from '@orrery/kernel';
import { hexOf, RESOURCES } from '../../data/index.ts';
import { hasOpponent } from '../fleets.ts';
import { settlesAdvanced } from '../players.ts';
import { bar } from '../say.ts';
import type { Seen, SeenSector } from '../table.ts';
import type { ColonizeAnswer } from '../vocabulary.ts';

/** Empty squares of own sectors that cannot be settled now, and why. */
export function barredColonies(table: Seen, seat: Seat): Barred<ColonizeAnswer>[] {
  const own = table.map.filter(({ disc }) => disc === seat);
  if (table.players[seat].colony.ready === 0) return own.some(hasEmptySquare) ? [NO_SHIP] : [];
  return own.flatMap((sector) =>
    table.phase === 'upkeep' && hasOpponent(table, sector, seat)
      ? [bar<ColonizeAnswer, 'opponents-there'>({ do: 'colonize', sector: sector.id }, 'ECL-17.2', 'opponents-there')]
      : barredSquares(table, sector, seat),
  );
}

const NO_SHIP: Barred<ColonizeAnswer> = bar<ColonizeAnswer, 'no-colony-ship'>(
  { do: 'colonize' },
  'ECL-6.9',
  'no-colony-ship',
);

const hasEmptySquare = ({ cubes, orbital }: SeenSector): boolean => cubes.includes(false) || orbital === 'empty';

function barredSquares(table: Seen, sector: SeenSector, seat: Seat): Barred<ColonizeAnswer>[] {
  const player = table.players[seat];
  return hexOf(sector.id).squares.flatMap(({ type, advanced }, square) => {
    if (sector.cubes[square]) return [];
    return (type === 'gray' ? RESOURCES : [type]).flatMap((cube) => {
      const answer: ColonizeAnswer = { do: 'colonize', sector: sector.id, square, cube };
      if (advanced && !settlesAdvanced(player, cube)) return [bar(answer, 'ECL-3.2.6', 'needs-advanced')];
      return player.tracks[cube] === 0 ? [bar(answer, 'ECL-6.10', 'track-empty')] : [];
    });
  });
}
