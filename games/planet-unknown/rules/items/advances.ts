import type { Seat } from '@orrery/kernel';
import { TRACKS, type Track } from '../../data/ids.ts';
import { add } from '../pending.ts';
import type { Area, AreaView, M } from '../table.ts';
import { activeTech, readyTech, spend } from '../techs.ts';
import { canAdvance, stride } from '../tracks.ts';
import { question } from '../vocabulary.ts';
import type { Handlings, ItemOf } from './item.ts';

/** Items that make trackers advance: buildings, energy, synergies, cards. */

const able = (area: AreaView, tracks: readonly Track[]): Track[] => tracks.filter((track) => canAdvance(area, track));

const someAble = (area: AreaView, tracks: readonly Track[]): boolean => tracks.some((track) => canAdvance(area, track));

/** PU-10.1.4: water from the buildings of a placed tile counts twice; read when the item is resolved (PU-7.2.4). */
const stepsOf = (area: Area, track: Track, steps: number, placed: boolean): number =>
  placed && track === 'water' && activeTech(area, 'double-water') ? steps * 2 : steps;

/** PU-6.4, PU-6.5; not optional (PU-R41). */
const energyTrack = question('energy-track', {
  rule: 'PU-6.4',
  answers: (m, { seat, tracks }) => able(m.table.areas[seat], tracks).map((track) => ({ track })),
  take(m, { seat, placed }, { track }) {
    stride(m, seat, { track, left: stepsOf(m.table.areas[seat], track, 1, placed), claim: 'all' });
  },
});

/** PU-10.6.4: as the tech building it is, or as energy; the plain building may be idle. */
const techAsEnergy = question('tech-as-energy', {
  rule: 'PU-10.6.4',
  answers: (m, { seat, tracks }) =>
    TRACKS.filter(
      (track) => track === 'tech' || (tracks.includes(track) && canAdvance(m.table.areas[seat], track)),
    ).map((track) => ({ track })),
  take(m, { seat }, { track }) {
    stride(m, seat, { track, left: 1, claim: 'all' });
  },
});

/** PU-7.1.6; with Jump Drive C two steps (PU-10.6.3). */
const synergy = question('synergy', {
  rule: 'PU-7.1.6',
  answers: (m, { seat }) => {
    const area = m.table.areas[seat];
    const steps = readyTech(area, 'long-synergy') ? [1, 2] : [1];
    return able(area, TRACKS).flatMap((track) => steps.map((n) => ({ track, steps: n })));
  },
  take(m, { seat }, { track, steps }) {
    const area = m.table.areas[seat];
    const long = steps > 1 ? readyTech(area, 'long-synergy') : undefined;
    if (long) spend(area, long);
    stride(m, seat, { track, left: steps, claim: 'all' });
  },
});

type Choosing = Pick<ItemOf<'trackers'>, 'steps' | 'tracks' | 'claim'> & { left: number; chosen: Track[] };

/** PU-12.1.1: different trackers that can advance now; several become an item each. */
const chooseTracker = question('choose-tracker', {
  rule: 'PU-12.1.1',
  answers: (m, { seat, tracks, chosen }) =>
    able(m.table.areas[seat], tracks)
      .filter((track) => !chosen.includes(track))
      .map((track) => ({ track })),
  take(m, { seat, steps, tracks, claim, left, chosen }, { track }) {
    const all = [...chosen, track];
    if (left > 1) m.next(chooseTracker({ seat, steps, tracks, claim, left: left - 1, chosen: all }));
    else advanceAll(m, seat, { steps, claim, chosen: all });
  },
  none(m, { seat, steps, claim, chosen }) {
    if (chosen.length > 0) advanceAll(m, seat, { steps, claim, chosen });
  },
});

function advanceAll(m: M, seat: Seat, { steps, claim, chosen }: Pick<Choosing, 'steps' | 'claim' | 'chosen'>): void {
  if (chosen.length === 1) stride(m, seat, { track: chosen[0], left: steps, claim });
  else for (const track of chosen) add(m.table.areas[seat], { kind: 'advance', track, steps });
}

export const advances: Handlings<'advance' | 'energy' | 'tech-as-energy' | 'synergy' | 'trackers'> = {
  advance: {
    possible: ({ areas }, seat, { track }) => canAdvance(areas[seat], track),
    start(m, seat, { track, steps, placed = false }) {
      stride(m, seat, { track, left: stepsOf(m.table.areas[seat], track, steps, placed), claim: 'all' });
    },
  },
  energy: {
    possible: ({ areas }, seat, { tracks }) => someAble(areas[seat], tracks),
    start(m, seat, { tracks, placed = false }) {
      m.next(energyTrack({ seat, tracks: tracks.slice(), placed }));
    },
  },
  'tech-as-energy': {
    possible: ({ areas }, seat, { tracks }) => someAble(areas[seat], [...tracks, 'tech']),
    start(m, seat, { tracks }) {
      m.next(techAsEnergy({ seat, tracks: tracks.slice() }));
    },
  },
  synergy: {
    possible: ({ areas }, seat) => someAble(areas[seat], TRACKS),
    start(m, seat) {
      m.next(synergy({ seat }));
    },
  },
  trackers: {
    possible: ({ areas }, seat, { tracks }) => someAble(areas[seat], tracks),
    start(m, seat, { choose, steps, tracks, claim }) {
      m.next(chooseTracker({ seat, steps, tracks: tracks.slice(), claim, left: choose, chosen: [] }));
    },
  },
};

export const advanceFrames = [energyTrack, techAsEnergy, synergy, chooseTracker];
