import type { Match, Seat, Standing } from '@orrery/kernel';
import { lightOf, moonPoints, starPoints } from './lookups.ts';
import type { Table } from './table.ts';
import type { TinyMoons } from './vocabulary.ts';

type Position = Pick<Match<TinyMoons>, 'table' | 'options' | 'seats'>;

/** Scores as they stand, item by item (TM-5.1 to TM-5.5). */
export function standing({ table, seats }: Position): Standing<TinyMoons> {
  const tallies = Array.from({ length: seats }, (_, seat) => {
    const [moons, star] = [moonPoints(table, seat), starPoints(table, seat)];
    const items = [
      { item: 'moons', points: moons },
      { item: 'star', points: star },
    ] as const;
    return { seat, total: moons + star, items, spent: lightPlayed(table, seat) };
  });
  const rows = tallies.map(({ spent, ...row }) => {
    const better = tallies.filter(
      ({ total, spent: light }) => total > row.total || (total === row.total && light < spent),
    );
    return { ...row, place: 1 + better.length, tieBreak: [spent] };
  });
  const winners = rows.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { winners, rows, ...(winners.length > 1 ? { verdict: 'shared' } : {}) };
}

/** What all cards of a player on moons add up to: less is better in a tie (TM-5.5). */
const lightPlayed = ({ moons }: Table, seat: Seat): number => moons.reduce((sum, moon) => sum + lightOf(moon, seat), 0);
