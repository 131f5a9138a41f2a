import { open, present } from '@orrery/kernel';
import { type ShipId, ZONES, type ZoneId } from '../data/ids.ts';
import { SHIP } from './kinds.ts';
import { destinationOf, dockOf, findShip, isFull, shipId } from './lookups.ts';
import type { CompanyId, M, Ship, Table } from './table.ts';
import { step } from './vocabulary.ts';
import { enter, lose, turnUp } from './zones.ts';

/** Section 6 and the ships' part of a round: boarding, launching, landing, refilling. */

/** MRP-5.0.2: from the supply onto a docked ship. */
export function board(m: M, company: CompanyId, ship: ShipId, n = 1): void {
  const { crew } = findShip(m.table, ship);
  for (let i = 0; i < n; i++) crew.push(company);
  m.table.companies[company].supply -= n;
  m.tell({ type: 'boarded', company, ship, n });
}

/** MRP-6.6: a zone without token in the pool cannot be chosen. */
export const hasToken = (table: Table, zone: ZoneId): boolean => table.pool[zone] > 0;
export const poolIsEmpty = (table: Table): boolean => ZONES.every((zone) => table.pool[zone] === 0);

/** MRP-6.5, MRP-5.1.2: a token of the pool on top of the ship. */
export function setDestination(m: M, company: CompanyId, ship: ShipId, zone: ZoneId): void {
  const found = findShip(m.table, ship);
  m.table.pool[zone] -= 1;
  found.tokens.push(zone);
  m.tell({ type: 'destination-set', company, ship, dock: (found.dock ?? dockOf(m.table, ship)) + 1, zone });
}

/** MRP-4.2.6, MRP-4.2.7: a full or forced ship leaves its dock. */
export function launch(m: M, dock: number, forced: boolean): void {
  const { docks, launched } = m.table;
  const ship = present(docks[dock], 'ship in this dock');
  docks[dock] = null;
  ship.dock = dock;
  launched.push(ship);
  m.tell({ type: 'launched', ship: shipId(ship), forced });
}

/** MRP-4.2.5, MRP-6.3: every full docked ship, in dock order. */
export function launchFull(m: M): void {
  m.table.docks.forEach((ship, dock) => {
    if (ship !== null && isFull(ship)) launch(m, dock, false);
  });
}

/** MRP-4.3.3, MRP-16.9: the card goes to the used pile, all its tokens back to the pool. */
function scrap(m: M, ship: Ship): void {
  for (const zone of ship.tokens) m.table.pool[zone] += 1;
  m.move(ship.card, m.table.usedShips);
}

/** MRP-5.5.2 */
export function destroy(m: M, company: CompanyId, ship: ShipId): void {
  const { docks } = m.table;
  const dock = dockOf(m.table, ship);
  const doomed = present(docks[dock], 'ship in this dock');
  const { crew } = doomed;
  docks[dock] = null;
  for (const one of crew) lose(m, one);
  scrap(m, doomed);
  m.tell({ type: 'ship-destroyed', company, ship, crew, n: crew.length });
}

/** MRP-5.4.2: the number of people aboard does not change. */
export function replaceAboard(m: M, company: CompanyId, ship: ShipId, victim: CompanyId): void {
  const { crew } = findShip(m.table, ship);
  crew[crew.indexOf(victim)] = company;
  m.table.companies[company].supply -= 1;
  lose(m, victim);
  m.tell({ type: 'replaced-aboard', company, victim, ship });
}

/** MRP-4.3.1: launched ships land, in launch order (MRP-16.42). */
export const land = step('land', (m) => {
  const ships = m.table.launched;
  m.table.launched = [];
  for (const ship of ships) landShip(m, ship);
});

function landShip(m: M, ship: Ship): void {
  const { crew } = ship;
  const id = shipId(ship);
  const zone = destinationOf(ship);
  scrap(m, ship);
  if (zone === null) {
    // MRP-6.8, MRP-6.5.2, MRP-16.10: nowhere to go.
    for (const one of crew) lose(m, one);
    m.tell({ type: 'drifted', ship: id, crew, n: crew.length });
    return;
  }
  m.tell({ type: 'landed', ship: id, zone, crew, n: crew.length });
  for (const one of crew) enter(m, zone, one);
  turnUp(m);
}

/** MRP-4.4.1: every empty dock gets the top ship, dock 1 first (MRP-16.5). */
export const refill = step('refill', (m) => {
  m.table.docks.forEach((ship, dock) => {
    if (ship === null) m.table.docks[dock] = dockShip(m, dock);
  });
});

function dockShip(m: M, dock: number): Ship {
  const { shipDeck } = m.table;
  if (shipDeck.cards.length === 0) reuseShips(m);
  const ship: Ship = { card: open(SHIP), crew: [], tokens: [] };
  m.move(shipDeck, ship.card);
  m.tell({ type: 'dock-filled', dock: dock + 1, ship: shipId(ship) });
  return ship;
}

/** MRP-4.4.2: the used pile becomes the new deck. */
function reuseShips(m: M): void {
  const { shipDeck, usedShips } = m.table;
  while (usedShips.cards.length > 0) m.move(usedShips, shipDeck);
  m.shuffle('used ships', shipDeck);
  m.tell({ type: 'ships-shuffled', n: shipDeck.cards.length });
}
