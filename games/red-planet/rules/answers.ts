import type { Barred } from '@orrery/kernel';
import { type ShipId, ZONES, type ZoneId } from '../data/ids.ts';
import { SHIP_IDS } from '../data/ships.ts';
import { ZONE_FACTS } from '../data/zones.ts';
import type { CompanyId } from './table.ts';
import { WHYS, type Why } from './vocabulary.ts';

/** Every answer that names a place, made once: questions are asked far more often than the map changes. */

export type ShipAnswer = { readonly ship: ShipId };
export type ZoneAnswer = { readonly zone: ZoneId };
export type MoveAnswer = { readonly from: ZoneId; readonly to: ZoneId };
export type StopAnswer = { readonly stop: true };
/** Somebody of a company in a zone, or aboard a ship. */
export type InZone = { readonly zone: ZoneId; readonly company: CompanyId };
export type AboardShip = { readonly ship: ShipId; readonly company: CompanyId };

const COMPANIES = [0, 1, 2, 3, 4, 5] as const;

const ships = new Map<ShipId, ShipAnswer>(SHIP_IDS.map((ship) => [ship, { ship }]));
const crews = new Map<ShipId, AboardShip[]>(
  SHIP_IDS.map((ship) => [ship, COMPANIES.map((company) => ({ ship, company }))]),
);
const byZone = <V>(value: (zone: ZoneId) => V) =>
  Object.fromEntries(ZONES.map((zone) => [zone, value(zone)])) as { readonly [zone in ZoneId]: V };
const zones = byZone<ZoneAnswer>((zone) => ({ zone }));
const people = byZone<InZone[]>((zone) => COMPANIES.map((company) => ({ zone, company })));

export const STOP: StopAnswer = { stop: true };
export const atShip = (ship: ShipId): ShipAnswer => ships.get(ship) as ShipAnswer;
export const atZone = (zone: ZoneId): ZoneAnswer => zones[zone];
export const inZone = (zone: ZoneId, company: CompanyId): InZone => people[zone][company];
export const aboardShip = (ship: ShipId, company: CompanyId): AboardShip => (crews.get(ship) as AboardShip[])[company];
/** All single moves out of a zone (MRP-5.8.2). */
export const movesFrom = byZone<readonly MoveAnswer[]>((from) => ZONE_FACTS[from].adjacent.map((to) => ({ from, to })));

export const bar = <A>(why: Why, answer: Partial<A>): Barred<A> => ({ answer, why, rule: WHYS[why] });
