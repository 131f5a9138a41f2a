import type { Seat } from '@orrery/kernel';
import type { Ship } from '../data/index.ts';
import { shipsIn } from './lookups/fleets.ts';
import type { Sector } from './table.ts';

/** Ships enter and leave sectors. */

/** A player without ships here enters after everybody else (ECL-11.5). */
export function addShips(sector: Sector, seat: Seat, ship: Ship, count = 1): void {
  let fleet = sector.fleets.find((one) => one.seat === seat);
  if (!fleet) {
    fleet = { seat, interceptor: 0, cruiser: 0, dreadnought: 0, starbase: 0 };
    sector.fleets.push(fleet);
  }
  fleet[ship] += count;
}

/** When the last ship is gone the moment of entry is forgotten (ECL-11.5). */
export function removeShips(sector: Sector, seat: Seat, ship: Ship, count = 1): void {
  const at = sector.fleets.findIndex((one) => one.seat === seat);
  const fleet = sector.fleets[at];
  fleet[ship] -= count;
  if (shipsIn(fleet) === 0) sector.fleets.splice(at, 1);
}
