import { present, type Seat } from '@orrery/kernel';
import type { Tech } from '../data/corporations/corporation.ts';
import { CORPORATIONS } from '../data/corporations/index.ts';
import { TRACKS, type Track } from '../data/ids.ts';
import { rulesOf } from './corporations/index.ts';
import { isEndBlock } from './flow.ts';
import { gain } from './gains.ts';
import { reposition, takenPlaces } from './items/lifepods.ts';
import { regressOne } from './items/trackers.ts';
import { fluxOf } from './lookups/tracks.ts';
import type { Area, AreaView, M, TableView } from './table.ts';
import { isActive, isReady, spend, techsOf } from './techs.ts';
import { canAdvance, regressible, stride } from './tracks.ts';
import { question } from './vocabulary.ts';

/** Techs that a player starts: PU-4.9, PU-15.32. */

/** PU-10.9.5: rows to the next milestone of the flux track; undefined if there is none. */
function toMilestone(area: AreaView): number | undefined {
  if (!area.flux) return undefined;
  const row = area.trackers[area.flux];
  const spaces = CORPORATIONS[area.corporation].tracks[area.flux];
  const at = spaces.findIndex(
    (marks, i) => i > row && marks.some(({ mark }) => ['civ', 'patch', 'rover', 'tech'].includes(mark)),
  );
  return at < 0 ? undefined : at - row;
}

const trackOf = (area: AreaView, track: Track | 'flux'): Track => (track === 'flux' ? fluxOf(area) : track);

/** It is a tech to be started, and would do something. */
function isUsable(table: TableView, seat: Seat, { effect }: Tech): boolean {
  const area = table.areas[seat];
  switch (effect.type) {
    case 'reset-biomass':
      return rulesOf(area).topped(area, 'biomass');
    case 'reposition':
      return takenPlaces(area).length > 0;
    case 'advance':
      // Before the flux lies anywhere there is nothing to advance.
      return (effect.track !== 'flux' || Boolean(area.flux)) && canAdvance(area, trackOf(area, effect.track));
    case 'fast-forward':
      return toMilestone(area) !== undefined;
    case 'step-back':
      return regressible(area, TRACKS, 1).length > 0;
    case 'claim-row':
      return true;
    case 'open-contest':
      return table.areas.length > 1;
    default:
      return false;
  }
}

/** In the end-of-game block none may be started but the Wormhole reset (PU-R44). */
export function usableTechs(table: TableView, seat: Seat): Tech[] {
  const area = table.areas[seat];
  return techsOf(area).filter(
    (tech) =>
      (!isEndBlock(table) || tech.limit === 'any-time') &&
      isReady(area, tech) &&
      isUsable(table, seat, tech) &&
      isActive(area, tech),
  );
}

export function useTech(m: M, seat: Seat, id: string): void {
  const area = m.table.areas[seat];
  const tech = present(
    techsOf(area).find((one) => one.id === id),
    'such tech on this board',
  );
  const { effect } = tech;
  spend(area, tech);
  m.tell({ type: 'ability-used', seat, tech: id });
  switch (effect.type) {
    case 'reset-biomass':
      resetBiomass(m, seat);
      return;
    case 'reposition':
      m.next(reposition({ seat, left: effect.max }));
      return;
    case 'advance':
      stride(m, seat, { track: trackOf(area, effect.track), left: 1, claim: 'all' });
      return;
    case 'fast-forward':
      stride(m, seat, { track: fluxOf(area), left: toMilestone(area) ?? 0, claim: 'all' });
      return;
    case 'step-back':
      m.next(regressOne({ seat, tracks: TRACKS.slice(), steps: 1 }));
      return;
    case 'claim-row':
      m.next(claimRow({ seat }));
      return;
    case 'open-contest':
      drawContest(m, seat);
  }
}

/** PU-10.3.5: back to 0, nothing gained. */
function resetBiomass(m: M, seat: Seat): void {
  m.table.areas[seat].trackers.biomass = 0;
  m.tell({ type: 'biomass-reset', seat });
}

/** PU-10.6.5: everything printed in the tracker's row, as if a tracker had landed on each space. */
const claimRow = question('claim-row', {
  rule: 'PU-10.6.5',
  answers: () => TRACKS.map((track) => ({ track })),
  take(m, { seat }, { track }) {
    const area = m.table.areas[seat];
    const row = area.trackers[track];
    const { tracks } = CORPORATIONS[area.corporation];
    m.tell({ type: 'row-claimed', seat, track, row });
    for (const printed of TRACKS)
      for (const mark of tracks[printed][row]) gain(m, seat, { mark, track: printed, claim: 'all' });
  },
});

type Contest = NonNullable<Area['contest']>;

const contestOf = (m: M, seat: Seat): Contest => present(m.table.areas[seat].contest, 'contest on this board');

/** PU-10.6.6: three cards were set aside for it at the start, unseen. */
function drawContest(m: M, seat: Seat): void {
  m.show(contestOf(m, seat).drawn, seat);
  m.next(openContest({ seat }));
}

const openContest = question('open-contest', {
  rule: 'PU-10.6.6',
  always: true,
  answers: (m, { seat }) => contestOf(m, seat).drawn.cards.map((mission) => ({ mission })),
  take(m, { seat }, { mission }) {
    const { drawn, chosen } = contestOf(m, seat);
    m.move(drawn, chosen, mission);
    m.tell({ type: 'contest-opened', seat, mission });
  },
});

export const abilityFrames = [claimRow, openContest];
