import { CHARACTER_FACTS } from '../../data/characters.ts';
import { atShip, bar, skip } from '../answers.ts';
import { dockedShips, freeSeats, shipId } from '../lookups.ts';
import { askDestination, barredLaunched, shipsWithRoom } from '../placing.ts';
import { board } from '../ships.ts';
import { question } from '../vocabulary.ts';

const PARTY = CHARACTER_FACTS['travel-agent'].places;

/** MRP-D13: three in one ship, or none at all (MRP-5.3). */
export const travelAgent = question('travel-agent', {
  rule: 'MRP-5.3.1',
  answers: ({ table }, { company }) => (table.companies[company].supply < PARTY ? [] : shipsWithRoom(table, PARTY)),
  take(m, { seat, company }, { ship }) {
    board(m, company, ship, PARTY);
    askDestination(m, seat, company, ship);
  },
  none: (m, { company }) => skip(m, company, 'travel-agent'),
  barred: ({ table }) => [
    ...dockedShips(table)
      .filter((ship) => freeSeats(ship) < PARTY)
      .map((ship) => bar('no-room-for-three', atShip(shipId(ship)))),
    ...barredLaunched(table),
  ],
});
