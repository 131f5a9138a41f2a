import type { Seat } from '@orrery/kernel';
import { SOLDIER_DROPS } from '../../data/characters.ts';
import { KILLING_ZONES, MARS_ZONES } from '../../data/zones.ts';
import { atZone, bar, inZone, STOP, skip } from '../answers.ts';
import { clockwiseFrom, dockedShips, shipId } from '../lookups.ts';
import type { CompanyId } from '../table.ts';
import { type InZone, question, type StopAnswer, step, type ZoneAnswer } from '../vocabulary.ts';
import { enter, kill, turnUp } from '../zones.ts';

/** MRP-D14: any colour, own included, in an outer zone or on Phobos; mandatory (MRP-5.2.2, MRP-16.19). */
export const killAstronaut = question('kill-astronaut', {
  rule: 'MRP-5.2.2',
  answers({ table }, { company }) {
    const answers: InZone[] = [];
    const colours = clockwiseFrom(table, company);
    for (const zone of KILLING_ZONES)
      for (const colour of colours) if (table.zones[zone].astronauts[colour] > 0) answers.push(inZone(zone, colour));
    return answers;
  },
  take: (m, { company }, victim) => kill(m, company, victim.zone, victim.company),
  none: (m, { company }) => skip(m, company, 'kill-astronaut'),
  barred: ({ table }) => [
    bar('inner-zone', { zone: 'syrtis-major' }),
    bar('inner-zone', { zone: 'valles-marineris' }),
    ...[...dockedShips(table), ...table.launched].map((ship) => bar('safe-aboard', { ship: shipId(ship) })),
  ],
});

/** MRP-5.2.3, MRP-5.2.4: one to three of those on Phobos, if there are any. */
export const dropSome = step<{ company: CompanyId; seat: Seat }>('drop-some', (m, { company, seat }) => {
  const left = Math.min(SOLDIER_DROPS, m.table.zones.phobos.astronauts[company]);
  if (left === 0) skip(m, company, 'drop-from-phobos');
  else m.next(dropFromPhobos({ seat, company, left, dropped: 0 }));
});

/** MRP-D15, one astronaut at a time; no resource token turns up before the last one has its zone (MRP-5.2.3, MRP-16.31). */
export const dropFromPhobos = question('drop-from-phobos', {
  rule: 'MRP-5.2.3',
  answers: (_m, { dropped }) => (dropped > 0 ? DROPS_OR_STOP : DROPS),
  take(m, { seat, company, left, dropped }, answer) {
    if ('zone' in answer) {
      m.table.zones.phobos.astronauts[company] -= 1;
      m.tell({ type: 'dropped', company, zone: answer.zone });
      enter(m, answer.zone, company);
    }
    if ('stop' in answer || left === 1) turnUp(m);
    else m.next(dropFromPhobos({ seat, company, left: left - 1, dropped: dropped + 1 }));
  },
  barred: (_m, { dropped }) => [
    bar('only-to-mars', { zone: 'phobos' }),
    ...(dropped === 0 ? [bar('at-least-one', STOP)] : []),
  ],
});

const DROPS: readonly ZoneAnswer[] = MARS_ZONES.map(atZone);
const DROPS_OR_STOP: readonly (ZoneAnswer | StopAnswer)[] = [...DROPS, STOP];
