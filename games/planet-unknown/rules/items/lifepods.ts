import { question, type Seat } from '@orrery/kernel';
import type { Space } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { TRACKS, type Track } from '../../data/ids.ts';
import { isParked } from '../corporations/cosmos.ts';
import type { Area, AreaView, Cell, M, Table } from '../table.ts';
import { techsOf } from '../techs.ts';
import { tell } from '../tell.ts';
import { collectLifepod as collect, destroyLifepod as destroy } from '../tokens.ts';
import type { Handlings } from './handling.ts';

/** A place of a collected lifepod: the scoring area, a track space (Cosmos), a tech (Jump Drive). */
type Place = { at: 'score' } | { at: 'space'; track: Track; row: number } | { at: 'slot'; tech: string };

/** PU-10.4.1: track spaces without a tracker and without a lifepod. */
function freeSpaces(area: AreaView): Space[] {
  const { tracks } = CORPORATIONS[area.corporation];
  return TRACKS.flatMap((track) => tracks[track].map((_, row) => ({ track, row }))).filter(
    ({ track, row }) => area.trackers[track] !== row && !isParked(area, track, row),
  );
}

function freePlaces(area: AreaView): Place[] {
  const score: Place = { at: 'score' };
  if (area.corporation === 'cosmos')
    return [score, ...freeSpaces(area).map((space): Place => ({ at: 'space', ...space }))];
  const slots = techsOf(area).filter(({ id }) => !area.slots.includes(id));
  return [score, ...slots.map(({ id }): Place => ({ at: 'slot', tech: id }))];
}

/** Where collected lifepods lie. */
export function takenPlaces(area: AreaView): Place[] {
  return [
    ...(area.scored > 0 ? [{ at: 'score' } as const] : []),
    ...area.parked.map(({ track, row }): Place => ({ at: 'space', track, row })),
    ...area.slots.map((tech): Place => ({ at: 'slot', tech })),
  ];
}

function put(m: M, seat: Seat, place: Place): void {
  const area = m.table.areas[seat];
  if (place.at === 'score') {
    area.scored += 1;
    tell(m, { type: 'lifepod-scored', seat });
  } else if (place.at === 'space') {
    area.parked.push({ track: place.track, row: place.row });
    tell(m, { type: 'lifepod-parked', seat, track: place.track, row: place.row });
  } else {
    area.slots.push(place.tech);
    tell(m, { type: 'lifepod-slotted', seat, tech: place.tech });
  }
}

function take(area: Area, place: Place): void {
  if (place.at === 'score') area.scored -= 1;
  else if (place.at === 'space')
    area.parked = area.parked.filter(({ track, row }) => track !== place.track || row !== place.row);
  else area.slots = area.slots.filter((tech) => tech !== place.tech);
}

type To = { to: 'score' } | { to: 'space'; track: Track; row: number } | { to: 'slot'; tech: string };
type From = { from: 'score' | 'none' } | { from: 'space'; track: Track; row: number } | { from: 'slot'; tech: string };

const toOf = ({ at, ...rest }: Place): To => ({ to: at, ...rest }) as To;
const fromOf = ({ at, ...rest }: Place): From => ({ from: at, ...rest }) as From;
const placeOf = ({ to, ...rest }: To): Place => ({ at: to, ...rest }) as Place;
const placeFrom = ({ from, ...rest }: From): Place => ({ at: from, ...rest }) as Place;

/** PU-10.4.1, PU-10.6.2: a lifepod just collected, or one taken `from` another place of the board. */
const lifepodTo = question<Table, { from: Place | null }, To>('lifepod-to', {
  rule: 'PU-10.4.1',
  answers: (m, { seat, from }) =>
    freePlaces(m.table.areas[seat])
      .filter(({ at }) => at !== 'score' || from?.at !== 'score')
      .map(toOf),
  take(m, { seat, from }, to) {
    const area = m.table.areas[seat];
    if (from) take(area, from);
    else area.held -= 1;
    put(m, seat, placeOf(to));
  },
});

/** PU-10.4.6: up to so many lifepods, one after the other. */
export const reposition = question<Table, { left: number }, From>('reposition', {
  rule: 'PU-10.4.6',
  answers: (m, { seat }) => [...takenPlaces(m.table.areas[seat]).map(fromOf), { from: 'none' }],
  take(m, { seat, left }, from) {
    if (from.from === 'none') return;
    if (left > 1) m.next(reposition({ seat, left: left - 1 }));
    m.next(lifepodTo({ seat, from: placeFrom(from) }));
  },
});

/** PU-12.1.4 */
const collectLifepod = question<Table, { left: number }, { cell: Cell }>('collect-lifepod', {
  rule: 'PU-12.1.4',
  answers: (m, { seat }) => m.table.areas[seat].lifepods.map((cell) => ({ cell })),
  take(m, { seat, left }, { cell }) {
    collect(m, seat, cell);
    if (left > 1) m.next(collectLifepod({ seat, left: left - 1 }));
  },
});

type Source = { place: 'planet' | 'corporation' };

/** PU-13.4.8 */
const destroyLifepod = question<Table, Source, { cell: Cell } | From>('destroy-lifepod', {
  rule: 'PU-13.4.8',
  answers: (m, { seat, place }) => {
    const area = m.table.areas[seat];
    return place === 'planet' ? area.lifepods.map((cell) => ({ cell })) : takenPlaces(area).map(fromOf);
  },
  take(m, { seat }, answer) {
    const area = m.table.areas[seat];
    if ('cell' in answer) destroy(m, seat, answer.cell);
    else {
      take(area, placeFrom(answer));
      area.lost.lifepods += 1;
      tell(m, { type: 'collected-lifepod-destroyed', seat });
    }
  },
});

export const lifepodItems: Handlings<'lifepod' | 'reposition' | 'collect-lifepods' | 'destroy-lifepod'> = {
  lifepod: {
    possible: () => true,
    start(m, seat) {
      m.next(lifepodTo({ seat, from: null }));
    },
  },
  reposition: {
    optional: true,
    possible: ({ areas }, seat) => takenPlaces(areas[seat]).length > 0,
    start(m, seat, { left }) {
      m.next(reposition({ seat, left }));
    },
  },
  'collect-lifepods': {
    possible: ({ areas }, seat) => areas[seat].lifepods.length > 0,
    start(m, seat, { count }) {
      m.next(collectLifepod({ seat, left: count }));
    },
  },
  'destroy-lifepod': {
    possible: ({ areas }, seat, { from }) =>
      from === 'planet' ? areas[seat].lifepods.length > 0 : takenPlaces(areas[seat]).length > 0,
    start(m, seat, { from }) {
      m.next(destroyLifepod({ seat, place: from }));
    },
  },
};

export const lifepodFrames = [lifepodTo, reposition, collectLifepod, destroyLifepod];
