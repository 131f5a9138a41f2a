import { BOTTOM_CHARACTERS, TOP_CHARACTERS, TOP_SIZE } from '../data/characters.ts';
import type { Company, CompanyId, M } from './table.ts';
import { tell } from './telling.ts';

/** Section 11: companies that draw their characters from a deck. Bots of the solo game do so too (MRP-12.2). */

/** MRP-11.4: three of five on top, the other two and the rest of the nine below, nobody looks. */
export function buildDeck(m: M, id: CompanyId, company: Company): void {
  const five = m.luck.shuffled(`top of deck ${id}`, TOP_CHARACTERS);
  const six = m.luck.shuffled(`bottom of deck ${id}`, [...BOTTOM_CHARACTERS, ...five.slice(TOP_SIZE)]);
  company.top = { ...company.top, cards: five.slice(0, TOP_SIZE) };
  company.deck = { ...company.deck, cards: six };
}

/** MRP-11.5, 12.3: the top card is laid face down; its player, if there is one, looks at it. */
export function layCharacter(m: M, company: CompanyId): void {
  const { top, deck, chosen } = m.table.companies[company];
  m.move(top.cards.length > 0 ? top : deck, chosen);
  tell(m, { type: 'character-laid', company, card: { ...chosen, cards: chosen.cards.slice() } });
}

/** MRP-11.8: the Recruiter leaves the game, the other eight are shuffled into a new deck. */
export function renewDeck(m: M, company: CompanyId): void {
  const { chosen, retired, played, top, deck } = m.table.companies[company];
  m.move(chosen, retired);
  for (const pile of [played, top]) while (pile.cards.length > 0) m.move(pile, deck);
  m.shuffle(`renewed deck ${company}`, deck);
  tell(m, { type: 'recruiter-retired', company });
  tell(m, { type: 'deck-shuffled', company, n: deck.cards.length });
}
