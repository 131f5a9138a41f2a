import { DICE, type DiceCount } from '../../data/index.ts';
import type { Rolled, Values, Weapon } from '../battle/types.ts';

/** The six faces of every die: blank, 2, 3, 4, 5, burst (ECL-15.5.1). */
export const FACES = [0, 2, 3, 4, 5, 6] as const;
const BLANK = 0;
export const BURST = 6;

/** ECL-15.5.1, 27.5: a burst always hits, a blank never, a number with computer less shield from 6 on. */
export const hits = (face: number, computer: number, shield: number): boolean =>
  face === BURST || (face !== BLANK && face + computer - shield >= 6);

const RED = DICE.length - 1;

/** Dice of all ships of a type in one roll (ECL-15.5.2). `roll` gives an index of FACES for a die of that colour. */
export function rollAll(counts: DiceCount, ships: number, roll: (colour: number) => number): Rolled[] {
  const dice: Rolled[] = [];
  for (let colour = RED; colour >= 0; colour--)
    for (let i = counts[colour] * ships; i > 0; i--)
      dice.push({ die: DICE[colour], face: FACES[roll(colour)], damage: colour + 1 });
  return dice;
}

/** ECL-15.5.4, ECL-D29: with the Splitter a red cannon die counts as single points of one face. */
export function divided(dice: readonly Rolled[], { splitter }: Values, weapon: Weapon): Rolled[] {
  if (!splitter || weapon === 'missile') return dice.slice();
  return dice.flatMap((one) =>
    one.die === DICE[RED] ? Array.from({ length: one.damage }, () => ({ ...one, damage: 1 })) : [one],
  );
}

export const hasDice = (counts: DiceCount): boolean => counts.some((dice) => dice > 0);

export const weaponDice = ({ cannons, missiles }: Values, weapon: Weapon): DiceCount =>
  weapon === 'cannon' ? cannons : missiles;
