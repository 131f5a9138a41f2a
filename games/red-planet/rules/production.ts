import { RESOURCES, ZONES, type ZoneId } from '../data/ids.ts';
import { actionWindow } from './actions.ts';
import { levelOf } from './companies.ts';
import { awardsOf, productionOf } from './lookups.ts';
import type { M } from './table.ts';
import { step } from './vocabulary.ts';

/** MRP-8; the third phase with its two windows for action cards (MRP-10.2.1, MRP-10.2.4). */
export const production = step<{ phase: number }>('production', (m, { phase }) => {
  m.tell({ type: 'production-began', phase });
  if (phase < 3) m.next(mine({ phase }));
  else m.next(actionWindow({ window: 'start' }), mine({ phase }), actionWindow({ window: 'end' }));
});

/** MRP-8.1, MRP-8.2: every zone produces, then every zone is awarded (MRP-10.2.3). Tokens never run out (MRP-16.11). */
export const mine = step<{ phase: number }>('mine', (m, { phase }) => {
  for (const zone of ZONES) produce(m, zone, phase);
  for (const zone of ZONES) award(m, zone, phase);
});

function produce(m: M, zone: ZoneId, phase: number): void {
  const produced = productionOf(m.table, zone, phase);
  if (produced === null) return;
  m.table.zones[zone].points[produced.resource] += produced.n;
  m.table.produced += produced.n;
  m.tell({ type: 'produced', zone, ...produced });
}

/** What nobody gets stays for a later phase (MRP-8.5). */
function award(m: M, zone: ZoneId, phase: number): void {
  const { zones, companies } = m.table;
  const { points } = zones[zone];
  const botsWinTies = m.seats === 1 && levelOf(m.options).winsTies;
  for (const { company, resource, n } of awardsOf(m.table, zone, phase, botsWinTies)) {
    points[resource] -= n;
    companies[company].points[resource] += n;
    m.tell({ type: 'awarded', zone, company, resource, n });
  }
  for (const resource of RESOURCES)
    if (points[resource] > 0) m.tell({ type: 'tokens-left', zone, resource, n: points[resource] });
}
