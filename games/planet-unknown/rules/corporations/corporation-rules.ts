import type { Space, Spaces, Tech } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { TOP } from '../../data/corporations/tracks.ts';
import { type ByTrack, TRACKS, type Track } from '../../data/ids.ts';
import type { AreaView } from '../table.ts';

/** Where a tracker comes to stand: a space of the board, and the number that is kept for it. */
export interface Spot extends Space {
  readonly index: number;
  /** It stays on the top of the rover track and gains the movement there again (PU-7.1.5). */
  readonly repeat?: true;
}

/** How trackers move, score and open techs: what corporations do differently. */
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
  /** PU-12.1.3: how far Unionization brings the tracker. */
  unionRow(tracker: Track): number;
}

/** The topmost medal at or below a row; `void` says which spaces do not count. */
export function medalAt(spaces: Spaces, row: number, isVoid?: (row: number) => boolean): number {
  for (let at = row; at > 0; at--) {
    const medal = spaces[at].find(({ mark }) => mark === 'medal');
    if (medal?.mark === 'medal' && !isVoid?.(at)) return medal.points;
  }
  return 0;
}

const byTrack = <V>(make: (track: Track) => V): ByTrack<V> =>
  Object.fromEntries(TRACKS.map((track) => [track, make(track)])) as ByTrack<V>;

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
};
