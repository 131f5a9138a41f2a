/** Places of the six start zones, each with the rotation that turns printed edge 0 to the center (ECL-D04). */
export const START_ZONES = {
  N: { q: 0, r: -2, rotation: 3 },
  NE: { q: 2, r: -2, rotation: 4 },
  SE: { q: 2, r: 0, rotation: 5 },
  S: { q: 0, r: 2, rotation: 0 },
  SW: { q: -2, r: 2, rotation: 1 },
  NW: { q: -2, r: 0, rotation: 2 },
} as const;

type StartZone = keyof typeof START_ZONES;

interface PlayerCountSetup {
  readonly techs: number;
  readonly techsPerCleanup: number;
  readonly outer: number;
  /** Seats in clockwise order take these. */
  readonly homes: readonly StartZone[];
  readonly guardians: readonly StartZone[];
  readonly diplomacy: boolean;
}

/** The table of ECL-4.8 by number of players: all that changes with it (ECL-23.1, ECL-D01). */
export const SETUP: { readonly [seats: number]: PlayerCountSetup } = {
  2: {
    techs: 12,
    techsPerCleanup: 5,
    outer: 5,
    homes: ['N', 'S'],
    guardians: ['NE', 'SE', 'SW', 'NW'],
    diplomacy: false,
  },
  3: {
    techs: 14,
    techsPerCleanup: 6,
    outer: 8,
    homes: ['N', 'SE', 'SW'],
    guardians: ['NE', 'S', 'NW'],
    diplomacy: false,
  },
  4: {
    techs: 16,
    techsPerCleanup: 7,
    outer: 14,
    homes: ['NE', 'SE', 'SW', 'NW'],
    guardians: ['N', 'S'],
    diplomacy: true,
  },
  5: {
    techs: 18,
    techsPerCleanup: 8,
    outer: 16,
    homes: ['N', 'NE', 'SE', 'SW', 'NW'],
    guardians: ['S'],
    diplomacy: true,
  },
  6: {
    techs: 20,
    techsPerCleanup: 9,
    outer: 18,
    homes: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
    guardians: [],
    diplomacy: true,
  },
};

/** Money for the first to pass in a round (ECL-6.6). */
export const FIRST_PASS_MONEY = 2;
