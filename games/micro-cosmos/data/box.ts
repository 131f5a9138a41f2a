/** Numbers of the box that are not printed on a card. */

/** MC-5.3: units of each resource, before Cargo Holds. */
export const CAPACITY = 4;

/** MC-6.1 */
export const ROW_SLOTS = 3;
export const CREW_LIMIT = 2 * ROW_SLOTS;

/** MC-3.9, MC-3.11, MC-3.12 */
export const CANTINA_SLOTS = 3;
export const CREW_DEALT = 3;
export const START_UNITS = 2;

/** MC-10.32: unsettled survivors. */
export const SURVIVOR_SLOTS = 3;

/** Markers of one player. */
export const COLONY_MARKERS = 8;
export const OUTPOSTS = 2;

/** MC-9.1 */
export const PLAYS = 2;
export const PLAYS_ON_GATE = 1;

/** MC-10.21: without colonies and outposts. */
export const TERRAFORM_LIMIT = 2;

/** MC-10.61 */
export const TRADE_POINTS = 2;

/** MC-12.1, MC-13.2: terraformed planets that trigger the end. */
export const PLANETS_TO_END = { standard: 3, long: 4 };

/** MC-12.11: for so many settled survivors; more than the last are worth the last. */
export const SURVIVOR_POINTS = [0, 5, 12, 20, 30, 40];

/** MC-14.60: the Automa's points for its upgrades, whether it starts with a colony, and its units of each resource. */
export const LEVELS = {
  easy: { upgradePoints: [0, 0, 1, 3, 6, 11, 15], startColony: false, startUnits: 0 },
  easy_plus: { upgradePoints: [0, 0, 1, 3, 6, 11, 15], startColony: true, startUnits: 0 },
  medium: { upgradePoints: [0, 0, 2, 5, 10, 17, 25], startColony: true, startUnits: 0 },
  medium_plus: { upgradePoints: [0, 0, 2, 5, 10, 17, 25], startColony: true, startUnits: 1 },
  hard: { upgradePoints: [0, 0, 5, 10, 15, 22, 30], startColony: true, startUnits: 0 },
  hard_plus: { upgradePoints: [0, 0, 5, 10, 15, 22, 30], startColony: true, startUnits: 2 },
} as const;
export type Difficulty = keyof typeof LEVELS;
