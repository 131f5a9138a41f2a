import { CHARACTER_FACTS } from '../../data/characters.ts';
import type { CharacterId, ShipId, ZoneId } from '../../data/ids.ts';
import { skip } from '../answers.ts';
import { destinationOf, dockedShips, freeSeats, shipId } from '../lookups.ts';
import { board, hasToken, setDestination } from '../ships.ts';
import type { CompanyId, M, Ship, Table } from '../table.ts';
import { highest, least, rank, useZone } from './priority.ts';

/** MRP-12.4: one astronaut at a time, the Travel Agent's three at once. */
export function botPlaces(m: M, bot: CompanyId, character: CharacterId): void {
  const { places, how } = CHARACTER_FACTS[character];
  if (how === 'together') {
    if (boardBest(m, bot, places) === null) skip(m, bot, 'travel-agent');
    return;
  }
  let last: ShipId | null = null;
  for (let i = 0; i < places; i++) {
    last = boardBest(m, bot, 1, how === 'apart' ? last : null);
    if (last === null) {
      skip(m, bot, 'place-astronaut');
      return;
    }
  }
}

/** MRP-12.4.1 to MRP-12.4.4: the ship whose zone is highest on the list, then the one with fewer free seats. */
function boardBest(m: M, bot: CompanyId, n: number, not: ShipId | null = null): ShipId | null {
  const { table } = m;
  if (table.companies[bot].supply < n) return null;
  const eligible = dockedShips(table).filter((ship) => freeSeats(ship) >= n && shipId(ship) !== not);
  const ship = least(eligible, (one) => rank(table, boundFor(table, one)), freeSeats);
  if (ship === undefined) return null;
  const zone = boundFor(table, ship);
  board(m, bot, shipId(ship), n);
  if (zone !== null) {
    if (destinationOf(ship) === null) setDestination(m, bot, shipId(ship), zone);
    useZone(m, zone);
  }
  return shipId(ship);
}

/** MRP-12.4.2: an unknown ship counts as bound for the highest zone with a token in the pool. */
const boundFor = (table: Table, ship: Ship): ZoneId | null =>
  destinationOf(ship) ?? highest(table, (zone) => hasToken(table, zone)) ?? null;
