import { present } from '@orrery/kernel';
import type { ShipId, ZoneId } from '../../data/ids.ts';
import { skip } from '../answers.ts';
import { aboard, destinationOf, dockedShips, dockOf, isFull, shipId } from '../lookups.ts';
import { destroy, hasToken, launch, poolIsEmpty, replaceAboard, setDestination } from '../ships.ts';
import type { CompanyId, M, Ship, Table } from '../table.ts';
import { replaceInZone } from '../zones.ts';
import { contested, highest, least, rank, useZone, victimOf } from './priority.ts';

/** What bots do to ships, and the Femme Fatale, who works in both places. */

const own = (bot: CompanyId) => (ship: Ship) => aboard(ship, bot);
const most = (count: (ship: Ship) => number) => (ship: Ship) => -count(ship);
const HUMAN: CompanyId = 0;

/** MRP-12.5.4: the ship with most own astronauts; without any, the emptiest one. */
export function botForces(m: M, bot: CompanyId): void {
  const { table } = m;
  const eligible = dockedShips(table).filter((ship) => !isFull(ship));
  const manned = eligible.filter((ship) => own(bot)(ship) > 0);
  const ship =
    least(manned, most(own(bot)), (one) => rank(table, destinationOf(one))) ??
    least(eligible, ({ crew }) => crew.length);
  if (ship === undefined) skip(m, bot, 'force-launch');
  else launch(m, dockOf(table, shipId(ship)), true);
}

/** MRP-12.5.5: fewest own, then most others. */
export function botDestroys(m: M, bot: CompanyId): void {
  const others = (ship: Ship) => ship.crew.length - own(bot)(ship);
  const ship = least(dockedShips(m.table), own(bot), most(others));
  if (ship === undefined) skip(m, bot, 'destroy-ship');
  else destroy(m, bot, shipId(ship));
}

/** MRP-12.5.6: in the highest zone with a rival, else in the best ship with one. */
export function botReplaces(m: M, bot: CompanyId): void {
  const { table } = m;
  const zone = highest(table, (one) => contested(table.zones[one].astronauts, bot));
  const ship = zone === undefined ? contestedShip(table, bot) : undefined;
  if (table.companies[bot].supply === 0 || (zone ?? ship) === undefined) {
    skip(m, bot, 'replace-astronaut');
    return;
  }
  if (zone !== undefined) {
    replaceInZone(m, bot, zone, present(victimOf(table.zones[zone].astronauts, bot), 'victim'));
    useZone(m, zone);
  } else if (ship !== undefined) {
    replaceAboard(m, bot, shipId(ship), present(victimOf(headsOf(table, ship), bot), 'victim'));
    const destination = destinationOf(ship);
    if (destination !== null) useZone(m, destination);
  }
}

const headsOf = ({ companies }: Table, ship: Ship): number[] => companies.map((_, company) => aboard(ship, company));

function contestedShip(table: Table, bot: CompanyId): Ship | undefined {
  const better = (ships: readonly Ship[]) =>
    least(
      ships.filter((ship) => contested(headsOf(table, ship), bot)),
      (ship) => rank(table, destinationOf(ship)),
    );
  return better(dockedShips(table)) ?? better(table.launched);
}

/** MRP-12.5.9: the ship with most own astronauts goes to the highest zone, else the human's to the lowest one. */
export function botPilots(m: M, bot: CompanyId): void {
  const { table } = m;
  const ships = [...table.launched, ...dockedShips(table)];
  const carrier = least(
    ships.filter((ship) => own(bot)(ship) > 0),
    most(own(bot)),
  );
  const ship = carrier ?? least(ships, most(own(HUMAN)));
  if (ship === undefined || poolIsEmpty(table)) {
    skip(m, bot, 'pilot-ship');
    return;
  }
  redirect(m, bot, shipId(ship), carrier !== undefined);
}

function redirect(m: M, bot: CompanyId, ship: ShipId, ours: boolean): void {
  const { table } = m;
  const free = table.priority.filter((zone) => hasToken(table, zone));
  const zone: ZoneId = ours ? free[0] : free[free.length - 1];
  setDestination(m, bot, ship, zone);
  if (ours) useZone(m, zone);
}
