import type { DiceCount } from '../data/index.ts';
import type { Unit, Values } from '../rules/battle/types.ts';
import { wins } from './skirmish.ts';

/** Share of a die's faces that hit (ECL-15.5.1). */
export const hitShare = (computer: number, shield: number): number =>
  (1 + Math.min(4, Math.max(0, computer - shield))) / 6;

const damageOf = (dice: DiceCount): number => dice[0] + 2 * dice[1] + 3 * dice[2] + 4 * dice[3];

/** A usual foe, against which ships are measured. */
const FOE = { computer: 1.4, shield: 0.4 };
/** Missiles fire once, but before anybody else. */
const MISSILE = 0.6;
const INITIATIVE = 0.05;

/** Strength of a ship in one number: twice the strength stands against twice as many ships of its kind. */
export function power({ cannons, missiles, computer, shield, hull, initiative }: Values): number {
  const fire = (damageOf(cannons) + MISSILE * damageOf(missiles)) * hitShare(computer, FOE.shield);
  const toughness = (hull + 1) / hitShare(FOE.computer, shield);
  return Math.sqrt(fire * toughness) * (1 + INITIATIVE * initiative);
}

const powerOf = (units: readonly Unit[]): number => {
  let sum = 0;
  for (const { values, damage } of units) sum += damage.length * power(values);
  return sum;
};

const TRIALS = 120;
/** So far apart in strength, nobody needs to roll dice to know. */
const CLEAR = 3.2;
const SURE = 0.97;
const MOST_KNOWN = 20_000;

const known = new Map<string, number>();

/** How likely the attacker wins, nobody retreating. The same battle always gets the same estimate. */
export function chance(attacker: readonly Unit[], defender: readonly Unit[]): number {
  if (defender.length === 0) return 1;
  if (attacker.length === 0) return 0;
  const ratio = powerOf(attacker) / (powerOf(defender) + 1e-6);
  if (ratio > CLEAR) return SURE;
  if (ratio < 1 / CLEAR) return 1 - SURE;
  const key = `${keyOf(attacker)}/${keyOf(defender)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const share = wins(attacker, defender, TRIALS, diceFrom(key));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, share);
  return share;
}

function keyOf(units: readonly Unit[]): string {
  let key = '';
  for (const { ship, values, damage } of units) {
    const { initiative, computer, shield, hull, cannons, missiles, splitter } = values;
    key += `${ship}${initiative},${computer},${shield},${hull},${cannons},${missiles},${splitter}:${damage};`;
  }
  return key;
}

/** Quick numbers that depend on the key alone; nobody's luck hangs on them. */
function diceFrom(key: string): () => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) state = Math.imul(state ^ key.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
