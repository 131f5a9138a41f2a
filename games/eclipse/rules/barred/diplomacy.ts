import type { Barred, Seat } from '@orrery/kernel';
import { whyNoRelations } from '../diplomacy.ts';
import { bar } from '../say.ts';
import type { Seen } from '../table.ts';
import type { SideAnswer } from '../vocabulary.ts';

/** Players to whom no proposal can be made now, and why; nothing where diplomacy does not exist at all. */
export function barredProposals(table: Seen, seat: Seat): Barred<SideAnswer>[] {
  if (table.turn?.action == null) return [];
  return table.players.flatMap((_, partner) => {
    const why = partner === seat ? 'no-diplomacy' : whyNoRelations(table, seat, partner);
    if (why === null || why === 'no-diplomacy') return [];
    return [
      bar<SideAnswer, typeof why>({ do: 'propose', partner }, why === 'already-asked' ? 'ECL-14.1' : 'ECL-14.2', why),
    ];
  });
}
