import { ACTION_CARD, type ActionCardFacts, type CorporationId, LETTERS, type Letter } from '../../data/index.ts';
import type { Seen } from '../table.ts';

/** AstroBot and its action cards (SHB-14.3.1): the row of this round, the newest card last. */

export function botOf<B>(table: { astrobot: B | null }): B {
  if (!table.astrobot) throw new Error('SHB-14: there is no AstroBot in this game');
  return table.astrobot;
}

const cardAt = (table: Seen, back: number): ActionCardFacts => {
  const id = botOf(table).row.cards?.at(-1 - back);
  if (!id) throw new Error('SHB-14.3.1: no such card in the row');
  return ACTION_CARD[id];
};

/** The card of this turn: letters on the left, symbol, rows. */
export const currentCard = (table: Seen): ActionCardFacts => cardAt(table, 0);
/** The card before: its triangle, its arrow, its letters on the right. */
export const previousCard = (table: Seen): ActionCardFacts => cardAt(table, 1);

/** The corporation behind a letter (SHB-14.1.2). */
export const lettered = (table: Seen, letter: Letter): CorporationId => table.corporations[LETTERS.indexOf(letter)].id;
export const letterOf = (table: Seen, id: CorporationId): Letter =>
  LETTERS[table.corporations.findIndex((one) => one.id === id)];

/** The letter both cards share; of two, the one that is red on the previous card (SHB-14.3.2). */
export function activeLetter(previous: ActionCardFacts, card: ActionCardFacts): { letter: Letter; common: Letter[] } {
  const { red, plain } = previous.right;
  const common = card.left.filter((letter) => letter === red || letter === plain);
  return { letter: common.length === 2 ? red : common[0], common };
}
