import type { Mark } from '../data/corporations/corporation.ts';
import { CORPORATIONS } from '../data/corporations/index.ts';
import { TRACKS, type Track } from '../data/ids.ts';
import type { AreaView } from '../rules/table.ts';
import { benefitWorth, moveWorth } from './benefits.ts';

/** Advances that a track may expect for each tile still to come: two buildings and some synergies for five tracks. */
export const ADVANCES_PER_TILE = 0.48;
/** The same for tracks that the player pushes, and for those left behind. */
const PUSHED = 0.7;
const LEFT_BEHIND = 0.32;
const PUSHED_TRACKS = 2;

/** Spaces less likely to be reached than this are not worth a look. */
const UNLIKELY = 0.001;

/** The way of a tracker: for each space the medal it scores there and what landing there brings. */
interface Way {
  readonly medals: readonly number[];
  readonly benefits: readonly number[];
}

function wayOf({ corporation, columns }: AreaView, tracker: Track): Way {
  const key = `${corporation}/${tracker}/${columns?.[tracker] ?? ''}`;
  const known = WAYS.get(key);
  if (known) return known;
  const way = makeWay(corporation, tracker, columns?.[tracker] ?? tracker);
  WAYS.set(key, way);
  return way;
}

const WAYS = new Map<string, Way>();

function makeWay(corporation: AreaView['corporation'], tracker: Track, column: Track): Way {
  const { tracks, path, biomassPoints } = CORPORATIONS[corporation];
  const onPath = tracker === 'water' && path;
  const spaces = onPath ? path : tracks[column].map((_, row) => ({ track: column, row }));
  const stepped = tracker === 'biomass' && biomassPoints;
  let medal = 0;
  const medals = spaces.map(({ track, row }, index) => {
    if (stepped) return stepped[index];
    if (track === column) for (const mark of tracks[track][row]) if (mark.mark === 'medal') medal = mark.points;
    return medal;
  });
  const benefits = spaces.map(({ track, row }) => {
    const worths = tracks[track][row].map(benefitWorth);
    return stepped ? Math.max(0, ...worths) : worths.reduce((sum, worth) => sum + worth, 0);
  });
  return { medals, benefits };
}

/** Points still to come from a tracker on this space, with so many advances to be expected. */
function ahead({ medals, benefits }: Way, from: number, expected: number): number {
  let chance = Math.exp(-expected);
  let reached = 1 - chance;
  let promise = 0;
  for (let to = from + 1; to < medals.length && reached > UNLIKELY; to++) {
    promise += reached * (benefits[to] + medals[to] - medals[to - 1]);
    chance *= expected / (to - from);
    reached -= chance;
  }
  return promise;
}

/** What the trackers promise beyond the medals they have, if those that promise most are pushed. */
export function trackPromise(area: AreaView, tiles: number): number {
  const more: number[] = [];
  let sum = 0;
  for (const track of TRACKS) {
    const way = wayOf(area, track);
    const from = area.trackers[track];
    const little = ahead(way, from, LEFT_BEHIND * tiles);
    more.push(ahead(way, from, PUSHED * tiles) - little);
    sum += little;
  }
  more.sort((one, other) => other - one);
  for (let i = 0; i < PUSHED_TRACKS; i++) sum += more[i];
  return sum;
}

/** What one advance of a tracker is worth now: medal, benefits, and being nearer to those above. */
export function advanceWorth(area: AreaView, track: Track, tiles: number): number {
  const way = wayOf(area, track);
  const from = area.trackers[track];
  if (from + 1 >= way.medals.length) return track === 'rover' ? moveWorth(CORPORATIONS[area.corporation].repeat) : 0;
  const now = way.benefits[from + 1] + way.medals[from + 1] - way.medals[from];
  const after = { ...area, trackers: { ...area.trackers, [track]: from + 1 } };
  return now + trackPromise(after, tiles) - trackPromise(area, tiles);
}

/** How much of something printed on a track is still to be expected, in pieces. */
export function expectedMarks(area: AreaView, track: Track, tiles: number, count: (mark: Mark) => number): number {
  const spaces = CORPORATIONS[area.corporation].tracks[track];
  let left = ADVANCES_PER_TILE * tiles;
  let sum = 0;
  for (let row = area.trackers[track] + 1; row < spaces.length && left > 0; row++, left--)
    for (const mark of spaces[row]) sum += Math.min(1, left) * count(mark);
  return sum;
}
