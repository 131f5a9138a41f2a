import { atShip, skip } from '../answers.ts';
import { dockedShips, shipId } from '../lookups.ts';
import { barredLaunched } from '../placing.ts';
import { destroy } from '../ships.ts';
import { question } from '../vocabulary.ts';

/** MRP-D11: any docked ship, own, empty or full (MRP-5.5.2, MRP-5.5.3). */
export const destroyShip = question('destroy-ship', {
  rule: 'MRP-5.5.2',
  answers: ({ table }) => dockedShips(table).map((ship) => atShip(shipId(ship))),
  take: (m, { company }, { ship }) => destroy(m, company, ship),
  none: (m, { company }) => skip(m, company, 'destroy-ship'),
  barred: ({ table }) => barredLaunched(table),
});
