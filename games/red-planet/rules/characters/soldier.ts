import { question, type Seat, step } from '@orrery/kernel';
import { SOLDIER_DROPS } from '../../data/characters.ts';
import { KILLING_ZONES, MARS_ZONES } from '../../data/zones.ts';
import {
  type AboardShip,
  atZone,
  bar,
  type InZone,
  inZone,
  STOP,
  type StopAnswer,
  type ZoneAnswer,
} from '../answers.ts';
import { clockwiseFrom, dockedShips, shipId } from '../lookups.ts';
import type { CompanyId, Table } from '../table.ts';
import { skip, tell } from '../telling.ts';
import { enter, kill, turnUp } from '../zones.ts';

/** DP-14: any colour, own included, in an outer zone or on Phobos; mandatory (MRP-5.2.2). */
export const killAstronaut = question<Table, { company: CompanyId }, InZone | AboardShip>('kill-astronaut', {
  rule: 'MRP-5.2.2',
  answers({ table }, { company }) {
    const answers: InZone[] = [];
    const colours = clockwiseFrom(table, company);
    for (const zone of KILLING_ZONES)
      for (const colour of colours) if (table.zones[zone].astronauts[colour] > 0) answers.push(inZone(zone, colour));
    return answers;
  },
  take: (m, { company }, victim) => kill(m, company, (victim as InZone).zone, victim.company),
  none: (m, { company }) => skip(m, company, 'kill-astronaut'),
  barred: ({ table }) => [
    bar<InZone>('inner-zone', { zone: 'syrtis-major' }),
    bar<InZone>('inner-zone', { zone: 'valles-marineris' }),
    ...[...dockedShips(table), ...table.launched].map((ship) => bar<AboardShip>('safe-aboard', { ship: shipId(ship) })),
  ],
});

/** MRP-5.2.3, 5.2.4: one to three of those on Phobos, if there are any. */
export const dropSome = step<Table, { company: CompanyId; seat: Seat }>('drop-some', (m, { company, seat }) => {
  const left = Math.min(SOLDIER_DROPS, m.table.zones.phobos.astronauts[company]);
  if (left === 0) skip(m, company, 'drop-from-phobos');
  else m.next(dropFromPhobos({ seat, company, left, dropped: 0 }));
});

type Dropping = { company: CompanyId; left: number; dropped: number };

/** DP-15, one astronaut at a time; no resource token turns up before the last one has its zone (MRP-5.2.3). */
export const dropFromPhobos = question<Table, Dropping, ZoneAnswer | StopAnswer>('drop-from-phobos', {
  rule: 'MRP-5.2.3',
  answers: (_m, { dropped }) => (dropped > 0 ? DROPS_OR_STOP : DROPS),
  take(m, { seat, company, left, dropped }, answer) {
    if ('zone' in answer) {
      m.table.zones.phobos.astronauts[company] -= 1;
      tell(m, { type: 'dropped', company, zone: answer.zone });
      enter(m, answer.zone, company);
    }
    if ('stop' in answer || left === 1) turnUp(m);
    else m.next(dropFromPhobos({ seat, company, left: left - 1, dropped: dropped + 1 }));
  },
  barred: (_m, { dropped }) => [
    bar<ZoneAnswer>('only-to-mars', { zone: 'phobos' }),
    ...(dropped === 0 ? [bar<StopAnswer>('at-least-one', STOP)] : []),
  ],
});

const DROPS: readonly ZoneAnswer[] = MARS_ZONES.map(atZone);
const DROPS_OR_STOP: readonly (ZoneAnswer | StopAnswer)[] = [...DROPS, STOP];
