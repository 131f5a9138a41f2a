import type { ZoneId } from '../data/ids.ts';
import { type AboardShip, aboardShip, type InZone, inZone } from './answers.ts';
import { shipId } from './lookups.ts';
import type { CompanyId, Ship, Table } from './table.ts';

/** Choosing a victim means choosing a place and a colour (MRP-5.0.9), colours clockwise from the acting company. */

/** Other colours in a zone where the company itself is present. */
export function rivalsIn({ zones }: Table, zone: ZoneId, company: CompanyId): InZone[] {
  const { astronauts } = zones[zone];
  const rivals: InZone[] = [];
  if (astronauts[company] === 0) return rivals;
  for (let i = 1; i < astronauts.length; i++) {
    const rival = (company + i) % astronauts.length;
    if (astronauts[rival] > 0) rivals.push(inZone(zone, rival));
  }
  return rivals;
}

/** Other colours aboard a ship where the company itself is present. */
export function rivalsAboard({ companies }: Table, ship: Ship, company: CompanyId): AboardShip[] {
  const rivals: AboardShip[] = [];
  if (!ship.crew.includes(company)) return rivals;
  for (let i = 1; i < companies.length; i++) {
    const rival = (company + i) % companies.length;
    if (ship.crew.includes(rival)) rivals.push(aboardShip(shipId(ship), rival));
  }
  return rivals;
}
