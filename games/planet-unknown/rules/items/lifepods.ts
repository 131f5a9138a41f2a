import type { Seat } from '@orrery/kernel';
import { rulesOf } from '../corporations/index.ts';
import type { Area, AreaView, M } from '../table.ts';
import { collectLifepod as collect, destroyLifepod as destroy } from '../tokens.ts';
import { type LifepodFrom, type LifepodPlace, type LifepodTo, question } from '../vocabulary.ts';
import type { Handlings } from './item.ts';

const freePlaces = (area: AreaView): LifepodTo[] => [{ to: 'score' }, ...(rulesOf(area).lifepodPlaces?.(area) ?? [])];

/** Where collected lifepods lie. */
export function takenPlaces(area: AreaView): LifepodFrom[] {
  return [
    ...(area.scored > 0 ? [{ from: 'score' } as const] : []),
    ...area.parked.map(({ track, row }) => ({ from: 'space', track, row }) as const),
    ...area.slots.map((tech) => ({ from: 'slot', tech }) as const),
  ];
}

function put(m: M, seat: Seat, place: LifepodTo): void {
  const area = m.table.areas[seat];
  if (place.to === 'score') {
    area.scored += 1;
    m.tell({ type: 'lifepod-scored', seat });
  } else if (place.to === 'space') {
    area.parked.push({ track: place.track, row: place.row });
    m.tell({ type: 'lifepod-parked', seat, track: place.track, row: place.row });
  } else {
    area.slots.push(place.tech);
    m.tell({ type: 'lifepod-slotted', seat, tech: place.tech });
  }
}

function take(area: Area, place: LifepodPlace): void {
  if (place.at === 'score') area.scored -= 1;
  else if (place.at === 'space')
    area.parked = area.parked.filter(({ track, row }) => track !== place.track || row !== place.row);
  else area.slots = area.slots.filter((tech) => tech !== place.tech);
}

function placeOf(answer: LifepodFrom): LifepodPlace {
  if (answer.from === 'space') return { at: 'space', track: answer.track, row: answer.row };
  return answer.from === 'slot' ? { at: 'slot', tech: answer.tech } : { at: 'score' };
}

/** PU-10.4.1, PU-10.6.2: a lifepod just collected, or one taken `from` another place of the board. */
const lifepodTo = question('lifepod-to', {
  rule: 'PU-10.4.1',
  answers: (m, { seat, from }) =>
    freePlaces(m.table.areas[seat]).filter(({ to }) => to !== 'score' || from?.at !== 'score'),
  take(m, { seat, from }, to) {
    const area = m.table.areas[seat];
    if (from) take(area, from);
    else area.held -= 1;
    put(m, seat, to);
  },
});

/** PU-10.4.6: up to so many lifepods, one after the other. */
export const reposition = question('reposition', {
  rule: 'PU-10.4.6',
  answers: (m, { seat }) => [...takenPlaces(m.table.areas[seat]), { from: 'none' }],
  take(m, { seat, left }, from) {
    if (from.from === 'none') return;
    if (left > 1) m.next(reposition({ seat, left: left - 1 }));
    m.next(lifepodTo({ seat, from: placeOf(from) }));
  },
});

/** PU-12.1.4 */
const collectLifepod = question('collect-lifepod', {
  rule: 'PU-12.1.4',
  answers: (m, { seat }) => m.table.areas[seat].lifepods.map((cell) => ({ cell })),
  take(m, { seat, left }, { cell }) {
    collect(m, seat, cell);
    if (left > 1) m.next(collectLifepod({ seat, left: left - 1 }));
  },
});

/** PU-13.4.8 */
const destroyLifepod = question('destroy-lifepod', {
  rule: 'PU-13.4.8',
  answers: (m, { seat, place }) => {
    const area = m.table.areas[seat];
    return place === 'planet' ? area.lifepods.map((cell) => ({ cell })) : takenPlaces(area);
  },
  take(m, { seat }, answer) {
    const area = m.table.areas[seat];
    if ('cell' in answer) destroy(m, seat, answer.cell);
    else {
      take(area, placeOf(answer));
      area.lost.lifepods += 1;
      m.tell({ type: 'collected-lifepod-destroyed', seat });
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
