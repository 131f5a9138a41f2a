import type { Seat } from '@orrery/kernel';
import type { DiceCount, Ship } from '../../data/index.ts';
import { type Contest, hasAbility, npcSideOf, runningSide, sideOf, valuesOf } from '../../rules/lookups/index.ts';
import type { Seen, Unit } from '../../rules/table.ts';

/** A contest with the seats of its parties; null is the non-player force. */
export interface Field extends Contest {
  readonly seats: readonly (Seat | null)[];
}

/** A ship on its way into a sector. */
export interface Newcomer {
  readonly seat: Seat;
  readonly ship: Ship;
}

interface Side {
  readonly seat: Seat | null;
  readonly units: readonly Unit[];
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

/** The two parties of the running fight as they are now; missiles are gone once the engagement rounds have begun. */
export function fieldNow(table: Seen): Field | undefined {
  const { battle } = table;
  if (!battle?.fight) return undefined;
  const { defender, attacker, round } = battle.fight;
  const sides = [defender, attacker].map((at): Side => {
    const units = runningSide(battle.parties[at]).filter(({ damage }) => damage.length > 0);
    const left = round > 0 ? units.map((unit) => ({ ...unit, values: { ...unit.values, missiles: NO_DICE } })) : units;
    return { seat: battle.parties[at].seat, units: left };
  });
  return fieldOf(table, sides);
}
