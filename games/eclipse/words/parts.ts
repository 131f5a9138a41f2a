import { DICE, type DiceCount, type Die, PART_IDS, type Part, type PartId, partOf } from '../data/index.ts';

/** How one language says the values of a part; they are told in this order. */
export interface ValueWords {
  readonly cannons: string;
  readonly missiles: string;
  readonly computer: string;
  readonly shield: string;
  readonly hull: string;
  readonly movement: string;
  readonly initiative: string;
  readonly energy: string;
  readonly dice: { readonly [die in Die]: string };
}

type PartTexts = { readonly [id in PartId as `part.${id}.text`]: string };

/** What each part does, told from its values, so that no text can be wrong. */
export const partTexts = (words: ValueWords): PartTexts =>
  Object.fromEntries(PART_IDS.map((id) => [`part.${id}.text`, valuesText(partOf(id), words)])) as PartTexts;

export function valuesText(part: Part, words: ValueWords): string {
  const { cannons, missiles, computer, shield, hull, movement, initiative, energyProduced, energyUsed } = part;
  return [
    ...dice(words.cannons, cannons, words),
    ...dice(words.missiles, missiles, words),
    ...value(words.computer, computer, '+'),
    ...value(words.shield, shield, '−'),
    ...value(words.hull, hull, '+'),
    ...value(words.movement, movement, ''),
    ...value(words.initiative, initiative, '+'),
    ...value(words.energy, energyProduced, '+'),
    ...value(words.energy, energyUsed, '−'),
  ].join(', ');
}

const value = (name: string, amount: number, sign: string): string[] =>
  amount > 0 ? [`${name} ${sign}${amount}`] : [];

const dice = (name: string, counts: DiceCount, words: ValueWords): string[] =>
  DICE.flatMap((die, i) => (counts[i] > 0 ? [`${name} ${counts[i]} × ${words.dice[die]}`] : []));
