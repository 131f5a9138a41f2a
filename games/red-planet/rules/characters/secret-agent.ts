import { question } from '@orrery/kernel';
import type { ShipAnswer } from '../answers.ts';
import { dockOf } from '../lookups.ts';
import { barredShips, shipsWithRoom } from '../placing.ts';
import { launch } from '../ships.ts';
import type { CompanyId, Table } from '../table.ts';
import { skip } from '../telling.ts';

/** DP-10: a docked ship that is not full launches at once, even an empty one (MRP-5.6.2). */
export const forceLaunch = question<Table, { company: CompanyId }, ShipAnswer>('force-launch', {
  rule: 'MRP-5.6.2',
  answers: ({ table }) => shipsWithRoom(table, 1),
  take: (m, _frame, { ship }) => launch(m, dockOf(m.table, ship), true),
  none: (m, { company }) => skip(m, company, 'force-launch'),
  barred: (m) => barredShips(m),
});
