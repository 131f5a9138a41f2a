import type { PartId } from '../../data/index.ts';
import { type Laid, tableWith } from './example-table.ts';

/** Positions of the examples in the rulebook; a test asks the rules about each. */

const HOME: Laid = { id: 221, q: 0, r: 0, rotation: 0, disc: 0, settled: true };
const ZONE = { q: 1, r: -1 };

/** A hex that was drawn for the zone beside one's home, turned in two ways. */
export const EXPLORING = { table: tableWith(HOME), hex: 201, zone: ZONE, rotations: [1, 0] } as const;

/** Two cruisers meet one interceptor: one of them is pinned, the other one may go home. */
export const PINNING = {
  before: tableWith(HOME, { id: 201, ...ZONE, rotation: 1, ships: [{ cruiser: 2 }, { interceptor: 1 }] }),
  after: tableWith(
    { ...HOME, ships: [{ cruiser: 1 }] },
    { id: 201, ...ZONE, rotation: 1, ships: [{ cruiser: 1 }, { interceptor: 1 }] },
  ),
} as const;

/** Parts for the empty slot of an Interceptor. */
export const UPGRADES = { slot: 3, parts: ['hull', 'plasma_cannon'] } as const satisfies {
  readonly slot: number;
  readonly parts: readonly PartId[];
};

/** A battle with the defender first: equal initiative on both sides. */
export const BATTLE = {
  table: tableWith({
    id: 201,
    ...ZONE,
    rotation: 1,
    disc: 1,
    ships: [
      { interceptor: 2, cruiser: 1 },
      { cruiser: 1, starbase: 1 },
    ],
  }),
  sector: 201,
  defender: 1,
  attacker: 0,
} as const;

/** Discs on the track before an action and after it. */
export const DISCS = { before: 8, after: 7 } as const;

/** For taking part and for a Cruiser; the best of them is kept. */
export const REPUTATION = { drawn: [1, 3, 2], kept: 3 } as const;

/** Two Cruisers attack two cubes: each rolls its yellow die, and its computer adds 1. */
export const BOMBARDING = {
  before: tableWith({ id: 201, ...ZONE, rotation: 1, disc: 1, settled: true, ships: [{ cruiser: 2 }] }),
  faces: [5, 6],
  after: tableWith({ id: 201, ...ZONE, rotation: 1, ships: [{ cruiser: 2 }] }),
} as const;
