import { skip } from '../answers.ts';
import { dockOf } from '../lookups.ts';
import { barredShips, shipsWithRoom } from '../placing.ts';
import { launch } from '../ships.ts';
import { question } from '../vocabulary.ts';

/** MRP-D10: a docked ship that is not full launches at once, even an empty one (MRP-5.6.2). */
export const forceLaunch = question('force-launch', {
  rule: 'MRP-5.6.2',
  answers: ({ table }) => shipsWithRoom(table, 1),
  take: (m, _frame, { ship }) => launch(m, dockOf(m.table, ship), true),
  none: (m, { company }) => skip(m, company, 'force-launch'),
  barred: (m) => barredShips(m),
});
