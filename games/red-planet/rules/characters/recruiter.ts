import { step } from '@orrery/kernel';
import type { CompanyId, M, Table } from '../table.ts';
import { tell } from '../telling.ts';
import { renewDeck } from '../two-players.ts';

/** MRP-5.9.2: all played cards, this one included, come back to the hand; a neutral Recruiter leaves instead (11.8). */
export const recover = step<Table, { company: CompanyId }>('recover', (m, { company }) => {
  if (m.table.companies[company].role === 'main') takeBack(m, company);
  else renewDeck(m, company);
});

function takeBack(m: M, company: CompanyId): void {
  const { hand, played, chosen } = m.table.companies[company];
  const n = played.cards.length + chosen.cards.length;
  while (played.cards.length > 0) m.move(played, hand);
  m.move(chosen, hand);
  tell(m, { type: 'cards-recovered', company, n });
}
