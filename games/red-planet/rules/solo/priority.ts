import type { ZoneId } from '../../data/ids.ts';
import type { CompanyId, M, Table } from '../table.ts';

/** The bots' list of zones (MRP-12.2) and their way of choosing. */

/** "Use zone z": it goes to the bottom of the list. */
export function useZone(m: M, zone: ZoneId): void {
  const { priority } = m.table;
  priority.push(...priority.splice(priority.indexOf(zone), 1));
  m.tell({ type: 'priority-used', zone });
}

export const highest = ({ priority }: Table, test: (zone: ZoneId) => boolean): ZoneId | undefined =>
  priority.find(test);

/** 0 is the top; what has no zone comes last. */
export const rank = ({ priority }: Table, zone: ZoneId | null): number =>
  zone === null ? priority.length : priority.indexOf(zone);

/** The first of those with the smallest first key, then second key, and so on. */
export function least<V>(items: readonly V[], ...keys: ((item: V) => number)[]): V | undefined {
  let best: V | undefined;
  for (const item of items) if (best === undefined || isLess(item, best, keys)) best = item;
  return best;
}

function isLess<V>(one: V, other: V, keys: readonly ((item: V) => number)[]): boolean {
  for (const key of keys) {
    const difference = key(one) - key(other);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** The other colour with most astronauts; of equal ones the human, else the next clockwise from the bot (MRP-12.5). */
export function victimOf(astronauts: readonly number[], bot: CompanyId): CompanyId | undefined {
  const clockwise = astronauts.map((_, i) => (bot + i) % astronauts.length).slice(1);
  const rivals = clockwise.filter((company) => astronauts[company] > 0);
  return least(
    rivals,
    (company) => -astronauts[company],
    (company) => Math.min(company, 1),
  );
}

/** True where the bot and another colour are both present. */
export const contested = (astronauts: readonly number[], bot: CompanyId): boolean =>
  astronauts[bot] > 0 && victimOf(astronauts, bot) !== undefined;
