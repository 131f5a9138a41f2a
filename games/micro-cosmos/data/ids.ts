/** Names of things that rules know. Cards, planets and upgrades are data: no rule knows one of them by its id. */

/** MC-2.22: this is also the order of the tracks on the cargo card, top to bottom. */
export const RESOURCES = ['biomass', 'workforce', 'minerals', 'technology'] as const;
export type Resource = (typeof RESOURCES)[number];

export const COLOURS = ['red', 'green', 'blue'] as const;
/** The colour of a planet, a Leader or a survivor. */
export type Colour = (typeof COLOURS)[number];

/** MC-6.20 */
export const SPECIALISTS = ['engineer', 'leader_red', 'leader_green', 'leader_blue'] as const;
export type Specialist = (typeof SPECIALISTS)[number];
export type Leader = Exclude<Specialist, 'engineer'>;

export const leaderOf = (colour: Colour): Leader => `leader_${colour}`;

export const ROWS = ['top', 'bottom'] as const;
/** The crew cards above and below the cargo card. */
export type Row = (typeof ROWS)[number];

export type CrewId = string;
export type SurvivorId = string;
export type PlanetId = string;
export type UpgradeId = string;
export type AutomaCardId = string;
