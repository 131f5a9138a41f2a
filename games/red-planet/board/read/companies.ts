import { count } from '@orrery/kernel';
import { CHARACTERS, type CharacterId } from '../../data/ids.ts';
import { type Company, type CompanyId, face, faces, isOpen, type Seen } from './table.ts';

/** What became of a company's character card, as far as the viewer knows. */
export type Fate = 'ready' | 'played' | 'chosen' | 'shown' | 'retired';

/**
 * Every hand is public: nine cards minus those that lie face up (MRP-13.2). The card chosen this round counts as in hand
 * until its number is called, except for its owner.
 */
export function fateOf(company: Company, character: CharacterId): Fate {
  if (faces(company.retired).includes(character)) return 'retired';
  if (faces(company.played).includes(character)) return 'played';
  if (face(company.chosen) === character) return isOpen(company.chosen) ? 'shown' : 'chosen';
  return 'ready';
}

export const fates = (company: Company): { readonly character: CharacterId; readonly fate: Fate }[] =>
  CHARACTERS.map((character) => ({ character, fate: fateOf(company, character) }));

/** The viewer's companies: the main one first, then a neutral one. */
export function ownCompanies({ table, viewer }: Seen): CompanyId[] {
  const own = table.companies.flatMap(({ seat }, id) => (seat !== null && seat === viewer ? [id] : []));
  return own.sort((a, b) => Number(table.companies[a].role !== 'main') - Number(table.companies[b].role !== 'main'));
}

/** What a company does in this round, as everybody sees it. */
export function doing(view: Seen, id: CompanyId): 'acting' | 'shown' | 'hidden' | 'thinking' | 'idle' {
  const company = view.table.companies[id];
  if (view.table.acting === id) return 'acting';
  if (count(company.chosen) > 0) return isOpen(company.chosen) ? 'shown' : 'hidden';
  const asked = view.awaited.some(({ seat, question }) => seat === company.seat && question !== undefined);
  return asked && company.role === 'main' ? 'thinking' : 'idle';
}
