import type { Seat } from '@orrery/kernel';
import type { Ship } from '../data/index.ts';
import { fleetOf, hasOpponent, unpinned } from '../rules/lookups/fleets.ts';
import type { Mind } from './mind.ts';

const MOBILE = ['interceptor', 'cruiser', 'dreadnought'] as const satisfies readonly Ship[];

/** Steps that matter: no drive goes farther in a plan. */
const FAR = 5;

/** Steps from every sector to a target, by the seat's connections and not through opponents; Infinity if too far. */
export function stepsTo(mind: Mind, target: number, seat: Seat = mind.seat): number[] {
  const { map } = mind.table;
  const steps = Array<number>(map.length).fill(Number.POSITIVE_INFINITY);
  steps[target] = 0;
  const queue = [target];
  for (const at of queue) {
    if (steps[at] >= FAR || (at !== target && hasOpponent(mind.table, map[at], seat))) continue;
    for (const near of mind.links(at, seat)) {
      if (steps[near] <= steps[at] + 1) continue;
      steps[near] = steps[at] + 1;
      queue.push(near);
    }
  }
  return steps;
}

/** Ships of one type in one place that may leave it. */
export interface Group {
  readonly at: number;
  readonly ship: (typeof MOBILE)[number];
  readonly count: number;
  readonly movement: number;
  /** Ships of all types that may leave the place together: opponents hold the others fast. */
  readonly free: number;
}

/** All ships of a seat that can move, the strongest types first. */
export function groupsOf(mind: Mind, seat: Seat = mind.seat): Group[] {
  const { table } = mind;
  const groups: Group[] = [];
  for (let at = 0; at < table.map.length; at++) {
    const fleet = fleetOf(table.map[at], seat);
    if (!fleet) continue;
    const free = unpinned(table, table.map[at], seat);
    for (const ship of MOBILE) {
      const count = Math.min(free, fleet[ship]);
      if (count > 0) groups.push({ at, ship, count, movement: mind.values(ship, seat).movement, free });
    }
  }
  return groups.sort((a, b) => mind.power(b.ship, seat) - mind.power(a.ship, seat));
}
