import { present, type Seat } from '@orrery/kernel';
import type { Mark } from '../data/corporations/corporation.ts';
import { CORPORATIONS } from '../data/corporations/index.ts';
import type { Track } from '../data/ids.ts';
import { rulesOf, type Spot } from './corporations/index.ts';
import { gain, gainSpace } from './gains.ts';
import type { Area, AreaView, M } from './table.ts';
import { type Claim, question, type Stride, step } from './vocabulary.ts';

/** PU-7.1.9 */
export const canAdvance = (area: AreaView, track: Track): boolean => rulesOf(area).ahead(area, track).length > 0;

/** Steps until a choice is to be made, the way is barred or none is left. */
export function stride(m: M, seat: Seat, { track, left, claim }: Stride): void {
  const area = m.table.areas[seat];
  for (let still = left; still > 0; still--) {
    const spots = rulesOf(area).ahead(area, track);
    const chooses = asksForBenefit(area, track, claim);
    if (spots.length === 0) m.tell({ type: 'advance-blocked', seat, track });
    else if (spots.length > 1) m.next(advanceTo({ seat, track, left: still, claim }));
    else {
      if (chooses && still > 1) m.next(goOn({ seat, track, left: still - 1, claim }));
      advance(m, seat, { track, spot: spots[0], claim });
    }
    if (chooses || spots.length !== 1) return;
  }
}

const goOn = step<Stride & { seat: Seat }>('go-on', (m, { seat, track, left, claim }) => {
  stride(m, seat, { track, left, claim });
});

/** PU-10.8.2: Makeshift's owner chooses the target of every step. */
const advanceTo = question('advance-to', {
  rule: 'PU-10.8.2',
  answers: (m, { seat, track }) => {
    const area = m.table.areas[seat];
    return rulesOf(area)
      .ahead(area, track)
      .map((spot) => ({ column: spot.track, row: spot.row }));
  },
  take(m, { seat, track, left, claim }, { column, row }) {
    const area = m.table.areas[seat];
    const ahead = rulesOf(area).ahead(area, track);
    const spot = present(
      ahead.find((one) => one.track === column && one.row === row),
      'such space ahead',
    );
    if (left > 1) m.next(goOn({ seat, track, left: left - 1, claim }));
    advance(m, seat, { track, spot, claim });
  },
});

/** One step of a tracker, and what it gives. */
export function advance(m: M, seat: Seat, { track, spot, claim }: { track: Track; spot: Spot; claim: Claim }): void {
  const area = m.table.areas[seat];
  if (spot.repeat) m.tell({ type: 'advance-repeated', seat, track });
  else {
    stand(area, track, spot);
    m.tell({ type: 'advanced', seat, track, column: spot.track, row: spot.row });
  }
  if (asksForBenefit(area, track, claim)) m.next(benefit({ seat, step: spot.index, claim }));
  else gainSpace(m, seat, spot, claim);
}

function stand(area: Area, track: Track, spot: Spot): void {
  area.trackers[track] = spot.index;
  if (area.columns) area.columns[track] = spot.track;
  area.visited?.[track].push({ track: spot.track, row: spot.row });
  loseExpired(area);
}

/** What is lost for good counts as used. */
export function loseExpired(area: Area): void {
  for (const tech of rulesOf(area).expired(area)) if (!area.used.game.includes(tech)) area.used.game.push(tech);
}

const asksForBenefit = (area: AreaView, track: Track, claim: Claim): boolean =>
  claim !== 'none' && rulesOf(area).choosesBenefit(track);

/** Wormhole's double spaces. */
const benefitsAt = ({ corporation }: AreaView, step: number): readonly Mark[] =>
  CORPORATIONS[corporation].tracks.biomass[step];

/** PU-10.3.1: one of the two, also one that does nothing (PU-R58). */
const benefit = question('benefit', {
  rule: 'PU-10.3.1',
  answers: (m, { seat, step: at }) => benefitsAt(m.table.areas[seat], at).map(({ mark }) => ({ mark })),
  take(m, { seat, step: at, claim }, { mark: chosen }) {
    const mark = benefitsAt(m.table.areas[seat], at).find(({ mark: one }) => one === chosen);
    m.tell({ type: 'benefit-chosen', seat, mark: chosen });
    if (mark) gain(m, seat, { mark, track: 'biomass', claim });
  },
});

/** The board after the tracker has gone down, at most so many rows; and how many they were. */
export function lowered(area: AreaView, track: Track, most: number): { after: AreaView; rows: number } {
  const after = { ...area, trackers: { ...area.trackers } };
  let rows = 0;
  for (; rows < most; rows++) {
    const spot = rulesOf(area).behind(after, track);
    if (!spot) break;
    after.trackers[track] = spot.index;
  }
  return { after, rows };
}

/** PU-7.1.4: those that can go down all the way; else those that can go down the most. */
export function regressible(area: AreaView, tracks: readonly Track[], steps: number): Track[] {
  const possible = tracks.map((track) => lowered(area, track, steps).rows);
  const most = Math.max(...possible);
  return most === 0 ? [] : tracks.filter((_, i) => possible[i] === most);
}

/** PU-7.1.3: no benefit on the way down. */
export function regress(m: M, seat: Seat, track: Track, steps: number): void {
  const area = m.table.areas[seat];
  for (let i = 0; i < steps; i++) {
    const spot = rulesOf(area).behind(area, track);
    if (!spot) return;
    stand(area, track, spot);
    m.tell({ type: 'regressed', seat, track, column: spot.track, row: spot.row });
  }
}

export const trackFrames = [goOn, advanceTo, benefit];
