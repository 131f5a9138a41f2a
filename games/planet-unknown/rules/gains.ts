import type { Seat } from '@orrery/kernel';
import type { Mark } from '../data/corporations/corporation.ts';
import { CORPORATIONS } from '../data/corporations/index.ts';
import { type CivLevel, LEVELS, TRACKS, type Track } from '../data/ids.ts';
import { rulesOf, type Spot } from './corporations/index.ts';
import { add } from './pending.ts';
import type { Area, AreaView, M, TableView } from './table.ts';
import { activeTech } from './techs.ts';
import type { Claim } from './vocabulary.ts';

/** PU-13.4.6: this round milestones give nothing. */
export const noMilestones = ({ rule }: TableView): boolean => rule?.rule === 'no-milestones';

/** PU-13.4.7 */
export const noSynergies = ({ rule }: TableView): boolean => rule?.rule === 'no-synergy';

/** Flux 3: the symbols of the marked track are better (PU-10.9.3). */
const isAmplified = (area: Area, track: Track): boolean =>
  area.flux === track && activeTech(area, 'amplify') !== undefined;

/** The space the tracker has come to gives what is printed on it (PU-7.1.1). */
export function gainSpace(m: M, seat: Seat, spot: Spot, claim: Claim): void {
  if (claim === 'none') return;
  const { tracks, repeat } = CORPORATIONS[m.table.areas[seat].corporation];
  if (spot.repeat) gainTrackMovement(m, seat, repeat);
  else for (const mark of tracks[spot.track][spot.row]) gain(m, seat, { mark, track: spot.track, claim });
}

interface Printed {
  readonly mark: Mark;
  /** The track it is printed on. */
  readonly track: Track;
  readonly claim: Claim;
}

/** PU-7.2.5: what a symbol gives is fixed at the landing. */
export function gain(m: M, seat: Seat, { mark, track, claim }: Printed): void {
  const area = m.table.areas[seat];
  switch (mark.mark) {
    case 'synergy':
      if (claim === 'no-synergy') return;
      gainSynergy(m, seat);
      if (track === 'water' && isAmplified(area, track)) gainSynergy(m, seat);
      return;
    case 'move':
      gainTrackMovement(m, seat, mark.points);
      return;
    case 'advance':
      add(area, { kind: 'advance', track: mark.track, steps: 1 });
      return;
    case 'medal':
      return;
    default:
      if (!noMilestones(m.table)) gainMilestone(m, seat, mark, track);
  }
}

function gainMilestone(m: M, seat: Seat, mark: Mark, track: Track): void {
  const area = m.table.areas[seat];
  switch (mark.mark) {
    case 'civ':
      gainClaim(
        m,
        seat,
        isAmplified(area, track) ? (LEVELS[LEVELS.indexOf(mark.level) + 1] ?? mark.level) : mark.level,
      );
      return;
    case 'patch':
      add(area, { kind: 'patch' });
      if (isAmplified(area, track)) add(area, { kind: 'patch' });
      return;
    case 'rover':
      add(area, { kind: 'deploy' });
      return;
    case 'tech':
      if (area.flux) add(area, { kind: 'flux' });
  }
}

/** PU-7.3.1; Republic pays for it (PU-10.2.2) and may gain a synergy (PU-10.2.6). */
function gainClaim(m: M, seat: Seat, level: CivLevel): void {
  const area = m.table.areas[seat];
  area.claims.push(level);
  m.tell({ type: 'claim-gained', seat, level });
  const { claimCosts } = rulesOf(area);
  if (claimCosts.length > 0) add(area, { kind: 'regress', steps: 1, tracks: claimCosts });
  if (activeTech(area, 'synergy-on-civ-milestone')) gainSynergy(m, seat);
}

export function gainSynergy(m: M, seat: Seat): void {
  if (!noSynergies(m.table)) add(m.table.areas[seat], { kind: 'synergy' });
}

export function gainMovement(m: M, seat: Seat, n: number): void {
  if (n === 0) return;
  m.table.areas[seat].movement += n;
  m.tell({ type: 'movement-gained', seat, n });
}

const trackersOnRoverTrack = (area: AreaView): number =>
  TRACKS.filter((tracker) => rulesOf(area).at(area, tracker).track === 'rover').length;

/** Movement of the rover track, with what is added to it (PU-10.1.3, PU-10.8.6, PU-10.9.3). */
function gainTrackMovement(m: M, seat: Seat, points: number): void {
  const area = m.table.areas[seat];
  const bonus = activeTech(area, 'movement-bonus');
  const tuned = bonus !== undefined && trackersOnRoverTrack(area) >= bonus.effect.trackers;
  gainMovement(m, seat, points + (tuned || isAmplified(area, 'rover') ? 1 : 0));
}
