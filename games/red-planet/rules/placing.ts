import type { Frame, Seat } from '@orrery/kernel';
import { CHARACTER_FACTS } from '../data/characters.ts';
import { type CharacterId, type ShipId, ZONES } from '../data/ids.ts';
import { atShip, atZone, bar, skip } from './answers.ts';
import { destinationOf, findShip, freeSeats, isFull, shipId } from './lookups.ts';
import { board, hasToken, setDestination } from './ships.ts';
import type { CompanyId, M, Table } from './table.ts';
import { question, type ShipAnswer, type ZoneAnswer } from './vocabulary.ts';

/** The first instruction of every character: place astronauts (MRP-5.0.2 to MRP-5.0.4), without looking ahead (MRP-0.10, MRP-16.38). */
export function placing(company: CompanyId, seat: Seat, character: CharacterId): Frame {
  const { places, how } = CHARACTER_FACTS[character];
  return placeAstronaut({ seat, company, left: places, apart: how === 'apart', last: null });
}

/** MRP-D04, one astronaut at a time (MRP-5.0.3). */
export const placeAstronaut = question('place-astronaut', {
  rule: 'MRP-5.0.2',
  answers(m, { company, apart, last }) {
    const answers: ShipAnswer[] = [];
    if (m.table.companies[company].supply === 0) return answers;
    for (const ship of m.table.docks)
      if (ship !== null && !isFull(ship) && !(apart && shipId(ship) === last)) answers.push(atShip(shipId(ship)));
    return answers;
  },
  take(m, { seat, company, left, apart }, { ship }) {
    board(m, company, ship);
    if (left > 1) m.next(placeAstronaut({ seat, company, left: left - 1, apart, last: ship }));
    askDestination(m, seat, company, ship);
  },
  none: (m, { company }) => skip(m, company, 'place-astronaut'),
  barred: (m, { apart, last }) => [
    ...barredShips(m),
    ...(apart && last !== null ? [bar('already-boarded', atShip(last))] : []),
  ],
});

/** Ships nobody can board: full and launched ones. */
export const barredShips = ({ table }: M) => [
  ...table.docks.flatMap((ship) => (ship !== null && isFull(ship) ? [bar('ship-full', atShip(shipId(ship)))] : [])),
  ...barredLaunched(table),
];

export const barredLaunched = ({ launched }: Table) =>
  launched.map((ship) => bar('ship-launched', atShip(shipId(ship))));

/** MRP-6.5: who boards a ship with unknown destination decides at once where it goes. */
export function askDestination(m: M, seat: Seat, company: CompanyId, ship: ShipId): void {
  if (destinationOf(findShip(m.table, ship)) === null) m.next(chooseDestination({ seat, company, ship }));
}

/** MRP-D05 */
export const chooseDestination = question('choose-destination', {
  rule: 'MRP-6.5',
  answers: (m) => zonesWithToken(m.table),
  take: (m, { company, ship }, { zone }) => setDestination(m, company, ship, zone),
  none: (m, { company }) => skip(m, company, 'choose-destination'),
  barred: (m) => zonesWithoutToken(m.table),
});

export const zonesWithToken = (table: Table): ZoneAnswer[] => ZONES.filter((zone) => hasToken(table, zone)).map(atZone);

export const zonesWithoutToken = (table: Table) =>
  ZONES.filter((zone) => !hasToken(table, zone)).map((zone) => bar('no-token', atZone(zone)));

/** Ships with at least so many free seats, as answers. */
export const shipsWithRoom = ({ docks }: Table, seats: number): ShipAnswer[] =>
  docks.flatMap((ship) => (ship !== null && freeSeats(ship) >= seats ? [atShip(shipId(ship))] : []));
