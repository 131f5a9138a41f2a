import type { AstroBot, M } from '../table.ts';

/** After a round the last card stays as the start card of the next one (SHB-14.10.4). */
export function renewCards(m: M, { deck, row }: AstroBot): void {
  while (row.cards.length > 1) m.move(row, deck);
  m.shuffle('action cards', deck);
}
