import { CORPORATION, type CorporationId, type SpotId } from '../data/index.ts';
import { firing, type Steps } from './agenda.ts';
import { corporationRules } from './corporations/index.ts';
import { resolve } from './effects.ts';
import { corporationAt } from './lookups/players.ts';
import type { M, Table, Who } from './table.ts';
import { question, step } from './vocabulary.ts';

/** Resolves the effect of a token once; it stays where it is (SHB-13.1.2). */
export function activateToken(m: M, who: Who, spot: SpotId): void {
  const { corporation } = m.table.tokens[spot];
  m.tell({ type: 'token-activated', who, spot, corporation });
  const { tokenTrigger } = corporationRules(corporation);
  if (tokenTrigger) m.next(firing({ who, trigger: tokenTrigger, context: { spot } }));
  resolve(m, who, CORPORATION[corporation].token.effect, { spot });
}

/** One of these tokens (SHB-16.37). */
export const chooseToken = question('activate-token', {
  rule: 'SHB-16.37',
  answers: (_, { spots }) => spots.map((spot) => ({ spot })),
  take: (m, { seat }, { spot }) => activateToken(m, seat, spot),
});

/** Puts the next token of a corporation on an empty spot: its projects get dearer (SHB-6.3.11). */
export function placeToken(m: M, who: Who, corporation: CorporationId, spot: SpotId): void {
  const face = corporationAt(m.table, corporation) ? takeToken(m.table, corporation) : undefined;
  if (face === undefined) throw new Error(`SHB-6.3.9: no token of ${corporation} is left`);
  m.table.tokens[spot] = { corporation, face };
  m.tell({ type: 'token-placed', who, spot, corporation });
}

const takeToken = (table: Table, id: CorporationId) => table.corporations.find((one) => one.id === id)?.tokens.shift();

/** Once what stands before it is paid. */
export const activateNext = step<Steps['activate']>('activate', (m, { who, spot }) => activateToken(m, who, spot));
