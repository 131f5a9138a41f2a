import type { Space } from '../../data/corporations/corporation.ts';
import { oasis as board } from '../../data/corporations/oasis.ts';
import { TOP } from '../../data/corporations/tracks.ts';
import { TRACKS, type Track } from '../../data/ids.ts';
import type { AreaView } from '../table.ts';
import { type CorporationRules, medalAt, type Spot, spotOn, standard, techReached } from './corporation-rules.ts';

const PATH = board.path as readonly Space[];
const LAST = PATH.length - 1;
const PATH_SPOTS: readonly Spot[] = PATH.map((space, index) => ({ ...space, index }));

const at = ({ trackers }: AreaView, tracker: Track): Spot =>
  tracker === 'water' ? PATH_SPOTS[trackers.water] : spotOn(tracker, trackers[tracker]);

/** The spaces of the tracker's own track or path, by index. */
const onWay = (tracker: Track, index: number): Spot =>
  tracker === 'water' ? PATH_SPOTS[index] : spotOn(tracker, index);

const isTaken = (area: AreaView, { track, row }: Space, by: Track): boolean =>
  TRACKS.some((other) => {
    if (other === by) return false;
    const space = at(area, other);
    return space.track === track && space.row === row;
  });

/** PU-10.7.4: a tracker does not enter an occupied space; PU-10.7.5: with LVL1 it jumps to the next free one (PU-R52). */
function next(area: AreaView, tracker: Track, way: 1 | -1): Spot | undefined {
  const end = tracker === 'water' ? LAST : TOP;
  const jumps = techReached(oasis, area, 'leapfrog') !== undefined;
  for (let index = area.trackers[tracker] + way; index >= 0 && index <= end; index += way) {
    const spot = onWay(tracker, index);
    if (!isTaken(area, spot, tracker)) return spot;
    if (!jumps) return undefined;
  }
  return undefined;
}

/** PU-9.2: the last medal of the water column at or before the index of the path. */
function waterPoints({ trackers }: AreaView): number {
  for (let index = trackers.water; index > 0; index--) {
    const { track, row } = PATH[index];
    const points = track === 'water' ? medalAt(board.tracks.water, row) : 0;
    if (points > 0) return points;
  }
  return 0;
}

/** PU-10.7: the water tracker follows a path across the board, and trackers block each other. */
export const oasis: CorporationRules = {
  ...standard,
  ahead(area, tracker) {
    if (tracker === 'rover' && area.trackers.rover === TOP) return standard.ahead(area, tracker);
    const spot = next(area, tracker, 1);
    return spot ? [spot] : [];
  },
  behind: (area, tracker) => next(area, tracker, -1),
  // PU-10.7.2
  waterSteps: (onIce) => onIce,
  at,
  topped: (area, track) => (track === 'water' ? area.trackers.water === LAST : standard.topped(area, track)),
  points: (area, tracker) => (tracker === 'water' ? waterPoints(area) : standard.points(area, tracker)),
};
