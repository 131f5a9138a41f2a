import { cosmos as board } from '../../data/corporations/cosmos.ts';
import { TOP } from '../../data/corporations/tracks.ts';
import { TRACKS, type Track } from '../../data/ids.ts';
import type { AreaView } from '../table.ts';
import type { LifepodTo } from '../vocabulary.ts';
import { type CorporationRules, medalAt, spotOn, standard } from './corporation-rules.ts';

const isParked = (area: AreaView, track: Track, row: number): boolean =>
  area.parked.some((space) => space.track === track && space.row === row);

/** The next free space up or down: lifepods are jumped over (PU-10.4.2). */
function free(area: AreaView, track: Track, way: 1 | -1): number | undefined {
  for (let row = area.trackers[track] + way; row >= 0 && row <= TOP; row += way)
    if (!isParked(area, track, row)) return row;
  return undefined;
}

/** PU-10.4.1: track spaces without a tracker and without a lifepod. */
const freeSpaces = (area: AreaView): LifepodTo[] =>
  TRACKS.flatMap((track) => board.tracks[track].map((_, row) => ({ to: 'space', track, row }) as const)).filter(
    ({ track, row }) => area.trackers[track] !== row && !isParked(area, track, row),
  );

/** PU-10.4: lifepods make track spaces void. */
export const cosmos: CorporationRules = {
  ...standard,
  ahead(area, tracker) {
    if (area.trackers[tracker] === TOP) return standard.ahead(area, tracker);
    const row = free(area, tracker, 1);
    return row === undefined ? [] : [spotOn(tracker, row)];
  },
  behind(area, tracker) {
    const row = free(area, tracker, -1);
    return row === undefined ? undefined : spotOn(tracker, row);
  },
  points: (area, tracker) =>
    medalAt(board.tracks[tracker], area.trackers[tracker], (row) => isParked(area, tracker, row)),
  lifepodPlaces: freeSpaces,
  reached: (area, tech) => standard.reached(area, tech) && tech.row !== undefined && !isParked(area, 'tech', tech.row),
};
