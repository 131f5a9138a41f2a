import type { CompanyId, M } from '../table.ts';
import { renewDeck } from '../two-players.ts';
import { step } from '../vocabulary.ts';

/** MRP-5.9.2: all played cards, this one included, come back to the hand; a neutral Recruiter leaves instead, having placed (MRP-11.8, MRP-16.22). */
export const recover = step<{ company: CompanyId }>('recover', (m, { company }) => {
  if (m.table.companies[company].role === 'main') takeBack(m, company);
  else renewDeck(m, company);
});

function takeBack(m: M, company: CompanyId): void {
  const { hand, played, chosen } = m.table.companies[company];
  const n = played.cards.length + chosen.cards.length;
  while (played.cards.length > 0) m.move(played, hand);
  m.move(chosen, hand);
  m.tell({ type: 'cards-recovered', company, n });
}
