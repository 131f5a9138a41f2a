import { type AnswerTo, type Barred, present, type QuestionId } from '@orrery/kernel';
import type { ShipId, ZoneId } from '../data/ids.ts';
import { SHIP_IDS } from '../data/ships.ts';
import { byZone, ZONE_FACTS } from '../data/zones.ts';
import { shipId } from './lookups.ts';
import type { CompanyId, M, Ship, Table } from './table.ts';
import {
  type AboardShip,
  type InZone,
  type MoveAnswer,
  REASONS,
  type RedPlanet,
  type ShipAnswer,
  type StopAnswer,
  type ZoneAnswer,
} from './vocabulary.ts';

/** What questions list: answers that name a place are made once, for they are listed far more often than the map changes. */

const COMPANIES = [0, 1, 2, 3, 4, 5] as const;

const ships = new Map<ShipId, ShipAnswer>(SHIP_IDS.map((ship) => [ship, { ship }]));
const crews = new Map<ShipId, AboardShip[]>(
  SHIP_IDS.map((ship) => [ship, COMPANIES.map((company) => ({ ship, company }))]),
);
const zones = byZone<ZoneAnswer>((zone) => ({ zone }));
const people = byZone<InZone[]>((zone) => COMPANIES.map((company) => ({ zone, company })));

export const STOP: StopAnswer = { stop: true };
export const atShip = (ship: ShipId): ShipAnswer => present(ships.get(ship), 'such ship');
export const atZone = (zone: ZoneId): ZoneAnswer => zones[zone];
export const inZone = (zone: ZoneId, company: CompanyId): InZone => people[zone][company];
const aboardShip = (ship: ShipId, company: CompanyId): AboardShip => present(crews.get(ship), 'such ship')[company];
/** All single moves out of a zone (MRP-5.8.2). */
export const movesFrom = byZone<readonly MoveAnswer[]>((from) => ZONE_FACTS[from].adjacent.map((to) => ({ from, to })));

// Choosing a victim means choosing a place and a colour (MRP-5.0.9), colours clockwise from the acting company.

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

/** A tempting answer that is not legal. */
export const bar = (why: keyof typeof REASONS, answer: Partial<AnswerTo<RedPlanet>>): Barred<RedPlanet> => ({
  answer,
  why,
  rule: REASONS[why],
});

/** What is mandatory is done as far as possible (MRP-0.6, MRP-5.0.1); what cannot be done is skipped and logged (MRP-5.0.7). */
export const skip = (m: M, company: CompanyId, question: QuestionId<RedPlanet>): void =>
  m.tell({ type: 'skipped', company, question });
