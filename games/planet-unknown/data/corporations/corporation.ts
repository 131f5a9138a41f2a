import type { ByTrack, CivLevel, Edition, Terrain, Track } from '../ids.ts';

export type CorporationId =
  | 'universal'
  | 'republic'
  | 'wormhole'
  | 'cosmos'
  | 'horizon'
  | 'jump-drive'
  | 'oasis'
  | 'makeshift'
  | 'flux';

/** What is printed on a space of a track. Everything but a medal is a benefit. */
export type Mark =
  | { readonly mark: 'medal'; readonly points: number }
  | { readonly mark: 'synergy' }
  | { readonly mark: 'civ'; readonly level: CivLevel }
  | { readonly mark: 'patch' }
  | { readonly mark: 'rover' }
  | { readonly mark: 'move'; readonly points: number }
  | { readonly mark: 'tech' }
  /** Wormhole only: no synergy and no milestone. */
  | { readonly mark: 'advance'; readonly track: Track };

/** Index = row, 0 = start. */
export type Spaces = readonly (readonly Mark[])[];

/** How often a tech may be used; `always` holds by itself while it is active. */
export type Limit = 'always' | 'any-time' | 'round' | 'game' | 'end';

/** `flux` stands for the track, or the terrain of its colour, that the flux token marks. */
export type TechEffect =
  | { readonly type: 'ignore-adjacency'; readonly terrain?: Terrain }
  | { readonly type: 'store-patches' }
  /** More from each movement of the rover track, while at least so many trackers stand on it. */
  | { readonly type: 'movement-bonus'; readonly trackers: number }
  | { readonly type: 'double-water' }
  | { readonly type: 'no-meteorites' }
  | { readonly type: 'movement-on-select'; readonly terrain: Terrain }
  | { readonly type: 'extra-civ-choice' }
  | { readonly type: 'civ-gates' }
  | { readonly type: 'synergy-on-civ-milestone' }
  | { readonly type: 'keep-civ-cards'; readonly count: number }
  | { readonly type: 'reset-biomass' }
  | { readonly type: 'patch-on-tile' }
  | { readonly type: 'extra-patch' }
  | { readonly type: 'patch-destroys-meteorite' }
  | { readonly type: 'diagonal-steps' }
  | { readonly type: 'reposition'; readonly max: number }
  | { readonly type: 'free-steps'; readonly terrain: Terrain }
  | { readonly type: 'movement-per-loaded-rover' }
  | { readonly type: 'patch-per-meteorite' }
  | { readonly type: 'sink-meteorite' }
  | { readonly type: 'advance'; readonly track: Track | 'flux' }
  | { readonly type: 'synergy-for-patch' }
  | { readonly type: 'terrain-gates' }
  | { readonly type: 'long-synergy' }
  | { readonly type: 'tech-as-energy' }
  | { readonly type: 'claim-row' }
  | { readonly type: 'open-contest' }
  | { readonly type: 'leapfrog' }
  | { readonly type: 'movement-per-rover-on'; readonly terrain: Terrain | 'flux'; readonly amount: number }
  | { readonly type: 'wrap-around' }
  | { readonly type: 'sidestep' }
  | { readonly type: 'step-back' }
  | { readonly type: 'score-as-best' }
  | { readonly type: 'fast-forward' }
  | { readonly type: 'amplify' }
  | { readonly type: 'on-place'; readonly when: Terrain | 'flux' | 'no-ice'; readonly gain: PlaceGain };

/** What placing a tile gives by a tech. */
export type PlaceGain = 'reposition' | 'water' | 'patch' | 'synergy' | 'meteorite';

export interface Tech {
  readonly id: string;
  /** Row of its symbol on the tech track; Jump Drive's techs have none, they are opened by lifepods (PU-10.6.2). */
  readonly row?: number;
  readonly limit: Limit;
  readonly effect: TechEffect;
}

/** Where a tracker stands on the board. */
export interface Space {
  readonly track: Track;
  readonly row: number;
}

export interface Corporation {
  readonly id: CorporationId;
  readonly edition: Edition;
  readonly difficulty: number;
  readonly rovers: number;
  readonly tracks: ByTrack<Spaces>;
  /** Gained by each further advance of a tracker on the top of the rover track (PU-7.1.5). */
  readonly repeat: number;
  /** By level, lowest first. */
  readonly techs: readonly Tech[];
  /** Oasis: the way of the water tracker (PU-10.7.1). */
  readonly path?: readonly Space[];
  /** Wormhole: biomass points by step (PU-10.3.2). */
  readonly biomassPoints?: readonly number[];
}

/** The side on the back of every corporation board. */
export const COMMON_CORPORATION: CorporationId = 'universal';
