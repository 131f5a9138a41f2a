import { recordOf } from '@orrery/kernel';
import type { Space, Spaces, Tech, TechEffect } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { TOP } from '../../data/corporations/tracks.ts';
import { type ByTrack, type Terrain, TRACKS, type Track } from '../../data/ids.ts';
import type { AreaView } from '../table.ts';
import type { LifepodTo } from '../vocabulary.ts';

/** Where a tracker comes to stand: a space of the board, and the number that is kept for it. */
export interface Spot extends Space {
  readonly index: number;
  /** It stays on the top of the rover track and gains the movement there again, by any advance (PU-7.1.5, PU-R7). */
  readonly repeat?: true;
}

/** What corporations do differently, but for what their techs do. */
export interface CorporationRules {
  /** Where an advance of 1 may take the tracker: none if it cannot advance, several where the owner chooses. */
  ahead(area: AreaView, tracker: Track): readonly Spot[];
  /** Where a regress of 1 takes it. */
  behind(area: AreaView, tracker: Track): Spot | undefined;
  /** The space it stands on. */
  at(area: AreaView, tracker: Track): Space;
  /** PU-12.2.2: this track is at its top. */
  topped(area: AreaView, track: Track): boolean;
  /** The medal this tracker scores (PU-9.2). */
  points(area: AreaView, tracker: Track): number;
  /** The tech would be active by what lies on the board. */
  reached(area: AreaView, tech: Tech): boolean;
  /** PU-12.1.3: how far Unionization brings the tracker, and where a step of it may lead if not to any space ahead. */
  unionRow(tracker: Track): number;
  readonly unionSteps?: (area: AreaView, tracker: Track) => readonly Spot[];
  /** Each tracker may come to stand on any track, and whatever it lands on counts (PU-10.8.2). */
  readonly wanders: boolean;
  /** The owner picks one of the marks of a space of this track (PU-10.3.1). */
  choosesBenefit(track: Track): boolean;
  /** An energy building may advance this tracker (PU-6.4). */
  takesEnergy(track: Track): boolean;
  /** A building of this terrain counts only if its tile touches the terrain already (PU-10.3.3). */
  mustExpand(terrain: Terrain): boolean;
  /** Steps of a water building with so many cells on ice (PU-6.3). */
  waterSteps(onIce: number): number;
  /** Of these trackers one goes down with each civ milestone (PU-10.2.2). */
  readonly claimCosts: readonly Track[];
  /** Rovers carry meteorites to a rover building instead of collecting them where they lie (PU-10.5.2). */
  readonly hauls: boolean;
  /** Places for a collected lifepod besides the scoring area, where its owner may choose. */
  readonly lifepodPlaces?: (area: AreaView) => LifepodTo[];
  /** Techs are milestones of the tech track, so an event can stop them (PU-13.4.6). */
  readonly techMilestones: boolean;
  /** A token marks one of the tracks (PU-10.9.1). */
  readonly marksTrack: boolean;
  /** Techs that are lost for good as things stand. */
  expired(area: AreaView): readonly string[];
}

/** The topmost medal at or below a row; `void` says which spaces do not count. */
export function medalAt(spaces: Spaces, row: number, isVoid?: (row: number) => boolean): number {
  for (let at = row; at > 0; at--) {
    const medal = spaces[at].find(({ mark }) => mark === 'medal');
    if (medal?.mark === 'medal' && !isVoid?.(at)) return medal.points;
  }
  return 0;
}

const byTrack = <V>(make: (track: Track) => V): ByTrack<V> => recordOf(TRACKS, make);

/** Spots are never changed, so each is made once. */
const SPOTS = byTrack((track) => Array.from({ length: TOP + 1 }, (_, row): Spot => ({ track, row, index: row })));
const ALONE = byTrack((track) => SPOTS[track].map((spot) => [spot] as const));
const REPEAT: readonly Spot[] = [{ track: 'rover', row: TOP, index: TOP, repeat: true }];
const NOWHERE: readonly Spot[] = [];

export const spotOn = (track: Track, row: number): Spot => SPOTS[track][row];

export const repeatSpot = (): Spot => REPEAT[0];

/** PU-7.1 */
export const standard: CorporationRules = {
  ahead({ trackers }, tracker) {
    const row = trackers[tracker];
    if (row < TOP) return ALONE[tracker][row + 1];
    return tracker === 'rover' ? REPEAT : NOWHERE;
  },
  behind: ({ trackers }, tracker) => (trackers[tracker] > 0 ? SPOTS[tracker][trackers[tracker] - 1] : undefined),
  at: ({ trackers }, tracker) => SPOTS[tracker][trackers[tracker]],
  topped: ({ trackers }, track) => trackers[track] === TOP,
  points: ({ corporation, trackers }, tracker) => medalAt(CORPORATIONS[corporation].tracks[tracker], trackers[tracker]),
  reached: ({ trackers }, { row }) => row !== undefined && trackers.tech >= row,
  unionRow: () => 5,
  wanders: false,
  choosesBenefit: () => false,
  takesEnergy: () => true,
  mustExpand: () => false,
  waterSteps: (onIce) => Math.min(onIce, 1),
  claimCosts: [],
  hauls: false,
  techMilestones: true,
  marksTrack: false,
  expired: () => [],
};

export type TechWith<T extends TechEffect['type']> = Tech & { readonly effect: Extract<TechEffect, { type: T }> };

/** The active tech with this effect, if the corporation has one and these rules hold. */
export function techReached<T extends TechEffect['type']>(
  { reached }: Pick<CorporationRules, 'reached'>,
  area: AreaView,
  type: T,
): TechWith<T> | undefined {
  for (const tech of CORPORATIONS[area.corporation].techs)
    if (tech.effect.type === type && isReached({ reached }, area, tech)) return tech as TechWith<T>;
  return undefined;
}

/** PU-7.6.1; while milestones are stopped only techs that were active before (PU-13.4.6). */
export const isReached = ({ reached }: Pick<CorporationRules, 'reached'>, area: AreaView, tech: Tech): boolean =>
  (!area.frozen || area.frozen.includes(tech.id)) && reached(area, tech);
