import type { Seat } from '@orrery/kernel';
import type { DiceCount, Ship } from '../../data/index.ts';
import { type Contest, hasAbility, npcSideOf, sideOf, valuesOf } from '../../rules/lookups/index.ts';
import type { Seen, Unit } from '../../rules/table.ts';
import { buried } from './tell/beats.ts';
import type { Side } from './tell/cast.ts';
import type { Scene } from './tell/scene.ts';

/** A contest with the seats of its parties; null is the non-player force. */
export interface Field extends Contest {
  readonly seats: readonly (Seat | null)[];
}

/** A ship on its way into a sector. */
export interface Newcomer {
  readonly seat: Seat;
  readonly ship: Ship;
}

/** Sides in the order in which they fight (ECL-15.1.3). */
export function fieldOf(table: Seen, sides: readonly Side[]): Field {
  const npc = sides[0]?.seat === null ? sides[0].units[0]?.ship : undefined;
  const isTruce = ({ seat }: Side) =>
    npc === 'ancient' && seat !== null && hasAbility(table.players[seat], 'livesWithAncients');
  return {
    seats: sides.map(({ seat }) => seat),
    parties: sides.map(({ units }) => units),
    truce: sides.map(isTruce),
  };
}

/** Everybody in a sector, or after more ships of a seat have come, in the order in which they fight. */
export function sidesAt(table: Seen, id: number | undefined, newcomers: readonly Newcomer[] = []): Side[] {
  const sector = table.map.find((one) => one.id === id);
  if (!sector) return [];
  const seats = sector.fleets.map(({ seat }) => seat);
  for (const { seat } of newcomers) if (!seats.includes(seat)) seats.push(seat);
  seats.sort((a, b) => Number(b === sector.disc) - Number(a === sector.disc));
  const players = seats.map((seat): Side => {
    const coming = newcomers.filter((one) => one.seat === seat);
    return { seat, units: coming.reduce((units, one) => withShip(table, units, one), sideOf(table, sector.id, seat)) };
  });
  const npc = npcSideOf(table, sector.id);
  return npc.length > 0 ? [{ seat: null, units: npc }, ...players] : players;
}

/** Who would fight in a sector as things stand, or after more ships have come; undefined without a battle. */
export function fieldAt(table: Seen, id: number, newcomers?: readonly Newcomer[]): Field | undefined {
  const field = fieldOf(table, sidesAt(table, id, newcomers));
  return isFought(field) ? field : undefined;
}

export function isFought({ seats, truce }: Field): boolean {
  const players = seats.filter((seat) => seat !== null).length;
  return players > 1 || (seats[0] === null && seats.some((seat, at) => seat !== null && !truce[at]));
}

function withShip(table: Seen, units: readonly Unit[], { seat, ship }: Newcomer): Unit[] {
  const there = units.find((unit) => unit.ship === ship);
  if (there) return units.map((unit) => (unit === there ? { ...unit, damage: [...unit.damage, 0] } : unit));
  return [...units, { ship, values: valuesOf(table.players[seat], ship), damage: [0], retreat: null }];
}

const NO_DICE: DiceCount = [0, 0, 0, 0];

/**
 * The two parties of a fight as they stand on the stage, so that chances tell nothing ahead of the dice; undefined once one
 * is gone. Missiles are gone once the engagement rounds have begun.
 */
export function fieldOn(table: Seen, { parties, pair }: Pick<Scene, 'parties' | 'pair'>): Field | undefined {
  const valuesIn = ({ values }: Unit) => (pair.round > 0 ? { ...values, missiles: NO_DICE } : values);
  const sides = [pair.defender, pair.attacker].map((at): Side => {
    const { seat, units } = buried(parties[at]);
    const there = units.filter(({ damage }) => damage.length > 0);
    return { seat, units: there.map((unit) => ({ ...unit, values: valuesIn(unit) })) };
  });
  return sides.every(({ units }) => units.length > 0) ? fieldOf(table, sides) : undefined;
}
