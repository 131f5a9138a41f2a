import { BOTTOM_CHARACTERS, TOP_CHARACTERS, TOP_SIZE } from '../data/characters.ts';
import type { CharacterId } from '../data/ids.ts';
import type { CompanyId, M } from './table.ts';

/** Section 11: companies that draw their characters from a deck. Bots of the solo game do so too (MRP-12.2). */

/** MRP-11.4: three of five on top, the other two and the rest of the nine below, nobody looks, their order is random (MRP-16.37). */
export function deckOf({ luck }: M, company: CompanyId): { top: CharacterId[]; bottom: CharacterId[] } {
  const five = luck.shuffled(`top of deck ${company}`, TOP_CHARACTERS);
  const bottom = luck.shuffled(`bottom of deck ${company}`, [...BOTTOM_CHARACTERS, ...five.slice(TOP_SIZE)]);
  return { top: five.slice(0, TOP_SIZE), bottom };
}

/** MRP-11.5, MRP-12.3: the top card is laid face down; its player, if there is one, looks at it. */
export function layCharacter(m: M, company: CompanyId): void {
  const { top, deck, chosen } = m.table.companies[company];
  m.move(top.cards.length > 0 ? top : deck, chosen);
  m.tell({ type: 'character-laid', company, card: { ...chosen, cards: chosen.cards.slice() } });
}

/** MRP-11.8: the Recruiter leaves the game, the other eight are shuffled into a new deck. */
export function renewDeck(m: M, company: CompanyId): void {
  const { chosen, retired, played, top, deck } = m.table.companies[company];
  m.move(chosen, retired);
  for (const pile of [played, top]) while (pile.cards.length > 0) m.move(pile, deck);
  m.shuffle(`renewed deck ${company}`, deck);
  m.tell({ type: 'recruiter-retired', company });
  m.tell({ type: 'deck-shuffled', company, n: deck.cards.length });
}
