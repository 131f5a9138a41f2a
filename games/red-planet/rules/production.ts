import { step } from '@orrery/kernel';
import { RESOURCES, ZONES, type ZoneId } from '../data/ids.ts';
import { actionWindow } from './actions.ts';
import { levelOf } from './companies.ts';
import { awardsOf, productionOf } from './lookups.ts';
import type { M, Table } from './table.ts';
import { tell } from './telling.ts';

/** Section 8, and 10.2 for the third phase with its two windows for action cards. */
export const production = step<Table, { phase: number }>('production', (m, { phase }) => {
  tell(m, { type: 'production-began', phase });
  if (phase < 3) m.next(mine({ phase }));
  else m.next(actionWindow({ window: 'start' }), mine({ phase }), actionWindow({ window: 'end' }));
});

/** MRP-8.1, 8.2: every zone produces, then every zone is awarded. */
export const mine = step<Table, { phase: number }>('mine', (m, { phase }) => {
  for (const zone of ZONES) produce(m, zone, phase);
  for (const zone of ZONES) award(m, zone, phase);
});

function produce(m: M, zone: ZoneId, phase: number): void {
  const produced = productionOf(m.table, zone, phase);
  if (produced === null) return;
  m.table.zones[zone].points[produced.resource] += produced.n;
  m.table.produced += produced.n;
  tell(m, { type: 'produced', zone, ...produced });
}

function award(m: M, zone: ZoneId, phase: number): void {
  const { zones, companies } = m.table;
  const { points } = zones[zone];
  const botsWinTies = m.seats === 1 && levelOf(m.options).winsTies;
  for (const { company, resource, n } of awardsOf(m.table, zone, phase, botsWinTies)) {
    points[resource] -= n;
    companies[company].points[resource] += n;
    tell(m, { type: 'awarded', zone, company, resource, n });
  }
  for (const resource of RESOURCES)
    if (points[resource] > 0) tell(m, { type: 'tokens-left', zone, resource, n: points[resource] });
}
