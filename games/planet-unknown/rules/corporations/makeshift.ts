import type { Space } from '../../data/corporations/corporation.ts';
import { makeshift as board } from '../../data/corporations/makeshift.ts';
import { TOP } from '../../data/corporations/tracks.ts';
import { TRACKS, type Track } from '../../data/ids.ts';
import type { AreaView } from '../table.ts';
import {
  type CorporationRules,
  medalAt,
  repeatSpot,
  type Spot,
  spotOn,
  standard,
  techReached,
} from './corporation-rules.ts';

/** Until the boards are settled each tracker stands on its own track. */
const column = ({ columns }: AreaView, tracker: Track): Track => columns?.[tracker] ?? tracker;

const isTaken = (area: AreaView, track: Track, row: number): boolean =>
  TRACKS.some((other) => area.trackers[other] === row && column(area, other) === track);

/** Tracks beside this one; with LVL1 civ and tech are neighbours (PU-10.8.6). */
function neighbours(area: AreaView, track: Track): Track[] {
  const at = TRACKS.indexOf(track);
  const around = techReached(makeshift, area, 'wrap-around') !== undefined;
  const found = [at - 1, at + 1].map((i) => (around ? (i + TRACKS.length) % TRACKS.length : i));
  return found.flatMap((i) => TRACKS[i] ?? []);
}

const wasThere = ({ visited }: AreaView, tracker: Track, { track, row }: Space): boolean =>
  visited?.[tracker].some((space) => space.track === track && space.row === row) ?? false;

const isFree = (area: AreaView, { track, row }: Space): boolean => !isTaken(area, track, row);

/** PU-10.8.2: straight up, or diagonally up into a track beside. */
function upwards(area: AreaView, tracker: Track): Spot[] {
  const row = area.trackers[tracker];
  const from = column(area, tracker);
  if (row === TOP) return from === 'rover' ? [repeatSpot()] : [];
  return [from, ...neighbours(area, from)].map((track) => spotOn(track, row + 1)).filter((spot) => isFree(area, spot));
}

/** PU-7.1.5: no advance from here, so nothing to step aside instead of. */
const isAtEnd = (area: AreaView, tracker: Track): boolean =>
  area.trackers[tracker] === TOP && column(area, tracker) !== 'rover';

/** LVL3: sideways, but never back onto a space of this round (PU-R48). */
function sideways(area: AreaView, tracker: Track): Spot[] {
  if (!techReached(makeshift, area, 'sidestep')) return [];
  return neighbours(area, column(area, tracker))
    .map((track) => spotOn(track, area.trackers[tracker]))
    .filter((spot) => isFree(area, spot) && !wasThere(area, tracker, spot));
}

const ownPoints = (area: AreaView, tracker: Track): number =>
  medalAt(board.tracks[column(area, tracker)], area.trackers[tracker]);

/** PU-10.8: trackers change tracks and gain whatever they land on. */
export const makeshift: CorporationRules = {
  ...standard,
  ahead: (area, tracker) => (isAtEnd(area, tracker) ? [] : [...upwards(area, tracker), ...sideways(area, tracker)]),
  unionSteps: upwards,
  wanders: true,
  behind(area, tracker) {
    const row = area.trackers[tracker] - 1;
    const track = column(area, tracker);
    return row < 0 || isTaken(area, track, row) ? undefined : spotOn(track, row);
  },
  at: (area, tracker) => spotOn(column(area, tracker), area.trackers[tracker]),
  topped: (area, track) => isTaken(area, track, TOP),
  points(area, tracker) {
    if (!techReached(makeshift, area, 'score-as-best')) return ownPoints(area, tracker);
    const together = TRACKS.filter((other) => column(area, other) === column(area, tracker));
    return Math.max(...together.map((other) => ownPoints(area, other)));
  },
  reached: (area, { row = 0 }) =>
    TRACKS.some((tracker) => column(area, tracker) === 'tech' && area.trackers[tracker] >= row),
};
