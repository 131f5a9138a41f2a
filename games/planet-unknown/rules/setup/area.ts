import { hand, note, open, pile, recordOf, type Seat } from '@orrery/kernel';
import { COMMON_CORPORATION } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { type ByTrack, LEVELS, TRACKS, type Track } from '../../data/ids.ts';
import { COMMON_PLANET } from '../../data/planets/planet.ts';
import { civKind } from '../civ.ts';
import { rulesOf } from '../corporations/index.ts';
import { chartOf } from '../lookups/atlas.ts';
import { CELLS } from '../lookups/ground.ts';
import { visitedNow } from '../round.ts';
import type { Area, M } from '../table.ts';
import { hasTech } from '../techs.ts';

export const MISSION = 'mission';

/** Cards drawn for Jump Drive F (PU-10.6.6). */
const CONTEST_CARDS = 3;

const byTrack = <V>(make: (track: Track) => V): ByTrack<V> => recordOf(TRACKS, make);

/** A player before the boards are known. */
export function newArea(seat: Seat): Area {
  return {
    planet: COMMON_PLANET,
    corporation: COMMON_CORPORATION,
    dealt: { planet: null, corporation: null },
    cells: Array<number>(CELLS).fill(0),
    tiles: [],
    patches: [],
    lifepods: [],
    meteorites: [],
    rovers: [],
    trackers: byTrack(() => 0),
    columns: null,
    reserve: 0,
    scored: 0,
    parked: [],
    slots: [],
    held: 0,
    collected: 0,
    stored: 0,
    flux: null,
    civ: [],
    kept: LEVELS.map((level) => ({ ...hand<string>(civKind(level), seat), fits: 'end-of-game' })),
    memory: note(seat),
    missions: hand(MISSION, seat),
    dropped: hand(MISSION, seat),
    contest: null,
    peek: note(seat),
    movement: 0,
    pending: [],
    claims: [],
    taken: null,
    decided: false,
    stuck: false,
    guarded: false,
    byCard: false,
    used: { round: [], game: [] },
    frozen: null,
    visited: null,
    lost: { rovers: 0, lifepods: 0 },
    extraRovers: 0,
  };
}

/** PU-3.3: the boards are known, their things are laid out. */
export function outfitArea(m: M, seat: Seat): void {
  const area = m.table.areas[seat];
  area.lifepods = chartOf(area).lifepods.slice();
  area.reserve = CORPORATIONS[area.corporation].rovers;
  if (rulesOf(area).wanders) {
    area.columns = byTrack((track) => track);
    area.visited = visitedNow(area);
  }
  if (hasTech(area, 'open-contest')) setContestAside(m, area);
}

/** Cards for a later draw are as unknown as any others of the box, so they are set aside now, unseen. */
function setContestAside(m: M, area: Area): void {
  if (m.seats === 1) return;
  area.contest = { drawn: pile(MISSION), chosen: open(MISSION) };
  for (let i = 0; i < CONTEST_CARDS; i++) m.move(m.table.missions.box, area.contest.drawn);
}
