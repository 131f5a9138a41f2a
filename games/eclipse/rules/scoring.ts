import type { Match, Seat, Standing } from '@orrery/kernel';
import { resourcesOf } from './lookups/economy.ts';
import { publicItems } from './lookups/score.ts';
import type { Points, Table } from './table.ts';
import type { Eclipse } from './vocabulary.ts';

/** All items, the reputation tiles open (ECL-19.1, 19.13); of an eliminated player as they were then (ECL-17.7). */
export function scoreItems(table: Table, seat: Seat): Points[] {
  const { reputation, out } = table.players[seat];
  const tiles = reputation.cards.reduce((sum, value) => sum + value, 0);
  return [{ item: 'reputation', points: tiles }, ...(out?.items ?? publicItems(table, seat))];
}

/** ECL-19.12, ECL-D33: most points, then stored resources, then shared. */
export function standing({ table }: Pick<Match<Eclipse>, 'table'>): Standing<Eclipse> {
  const rows = table.players.map((player, seat) => {
    const items = scoreItems(table, seat);
    const resources = player.out?.resources ?? resourcesOf(player);
    return { seat, items, total: items.reduce((sum, { points }) => sum + points, 0), resources };
  });
  type Row = (typeof rows)[number];
  const ahead = (one: Row, other: Row) => one.total - other.total || one.resources - other.resources;
  const placed = rows.map(({ resources, ...row }) => ({
    ...row,
    place: 1 + rows.filter((other) => ahead(other, { resources, ...row }) > 0).length,
    tieBreak: [resources],
  }));
  const winners = placed.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const best = Math.max(...rows.map(({ total }) => total));
  const level = rows.filter(({ total }) => total === best).length;
  const verdict = winners.length > 1 ? 'shared' : level > 1 ? 'resources' : 'points';
  return { winners, verdict, rows: placed };
}
