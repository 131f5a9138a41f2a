import { atShip, skip } from '../answers.ts';
import { dockedShips, shipId } from '../lookups.ts';
import { zonesWithoutToken, zonesWithToken } from '../placing.ts';
import { poolIsEmpty, setDestination } from '../ships.ts';
import { question } from '../vocabulary.ts';

/** MRP-D16: any docked or launched ship; nothing without ship or token (MRP-5.1.2, MRP-5.1.3). */
export const pilotShip = question('pilot-ship', {
  rule: 'MRP-5.1.2',
  answers: ({ table }) =>
    poolIsEmpty(table) ? [] : [...dockedShips(table), ...table.launched].map((ship) => atShip(shipId(ship))),
  take: (m, { seat, company }, { ship }) => m.next(pilotDestination({ seat, company, ship })),
  none: (m, { company }) => skip(m, company, 'pilot-ship'),
});

/** MRP-D17: over the printed destination or earlier tokens, even to the same zone (MRP-16.20). */
export const pilotDestination = question('pilot-destination', {
  rule: 'MRP-5.1.2',
  answers: ({ table }) => zonesWithToken(table),
  take: (m, { company, ship }, { zone }) => setDestination(m, company, ship, zone),
  barred: ({ table }) => zonesWithoutToken(table),
});
