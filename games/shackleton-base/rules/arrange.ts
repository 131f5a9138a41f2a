import { copy } from '@orrery/kernel';
import { ASTRONAUTS, type Crew, PLACES } from '../data/index.ts';
import { emptyBase } from './lookups/layout.ts';
import { crewSize, noCrew, slotsOf } from './lookups/players.ts';
import type { Base, M, Who } from './table.ts';
import { question, step } from './vocabulary.ts';

/** Arranging the base, place by place (SHB-10.5, SHB-10.10). */
export const beginArranging = step<{ who: Who }>('begin-arranging', (m, { who }) => {
  const player = m.table.players[who];
  const before = player.base;
  const pool = { ...player.arrivals };
  let slots = 0;
  for (const place of PLACES) {
    slots += slotsOf(player, place);
    for (const type of ASTRONAUTS) pool[type] += before[place][type];
  }
  player.base = emptyBase();
  player.arrivals = noCrew();
  arrangeNext(m, who, { at: 0, pool, empty: Math.max(0, slots - crewSize(pool)), before });
});

interface Arranging {
  /** Which place comes next, in the order of SHB-2.33. */
  at: number;
  pool: Crew;
  /** Slots that may still stay empty. */
  empty: number;
  before: Base;
}

/** The next open place, or the end: whoever is left goes to the Gateway. */
function arrangeNext(m: M, who: Who, { at, pool, empty, before }: Arranging): void {
  const player = m.table.players[who];
  for (let i = at; i < PLACES.length; i++) {
    const slots = slotsOf(player, PLACES[i]);
    if (slots === 0 || crewSize(pool) === 0) continue;
    m.next(arrangeBase({ seat: who, place: PLACES[i], pool, slots, empty, before }));
    return;
  }
  m.tell({ type: 'base-arranged', who, base: copy(player.base) });
  leaveSurplus(m, who, pool);
}

export function leaveSurplus(m: M, who: Who, pool: Crew): void {
  if (crewSize(pool) === 0) return;
  for (const type of ASTRONAUTS) m.table.gateway[type] += pool[type];
  m.tell({ type: 'surplus-left', who, astronauts: pool });
}

/** How many of each type stand in this place; no slot stays empty while somebody would be sent away (SHB-10.5). */
export const arrangeBase = question('arrange-base', {
  rule: 'SHB-16.40',
  answers(_, { pool, slots, empty }) {
    const fewest = Math.min(slots - empty, crewSize(pool));
    const crews: Crew[] = [];
    for (let engineer = Math.min(slots, pool.engineer); engineer >= 0; engineer--)
      for (let technician = Math.min(slots - engineer, pool.technician); technician >= 0; technician--)
        for (let scientist = Math.min(slots - engineer - technician, pool.scientist); scientist >= 0; scientist--)
          if (engineer + technician + scientist >= fewest) crews.push({ engineer, technician, scientist });
    return crews;
  },
  take(m, { seat, place, pool, slots, empty, before }, { engineer, technician, scientist }) {
    const crew = { engineer, technician, scientist };
    m.table.players[seat].base[place] = crew;
    const left = {
      engineer: pool.engineer - engineer,
      technician: pool.technician - technician,
      scientist: pool.scientist - scientist,
    };
    const at = PLACES.indexOf(place) + 1;
    arrangeNext(m, seat, { at, pool: left, empty: empty - (slots - crewSize(crew)), before });
  },
});
