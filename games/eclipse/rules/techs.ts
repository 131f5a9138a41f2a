import { type TechId, techOf } from '../data/index.ts';
import type { M, Table } from './table.ts';

/** Draws until so many regular technologies lie in the tray more than before; rare ones come on top (ECL-4.3, 18.1). */
export function drawTechs(m: M, { techs: { bag, tray } }: Table, regular: number): void {
  const drawn: TechId[] = [];
  for (let left = regular; left > 0 && bag.cards.length > 0; ) {
    const tech = m.move(bag, tray);
    drawn.push(tech);
    if (techOf(tech).category !== 'rare') left -= 1;
  }
  m.tell({ type: 'techs-drawn', techs: drawn });
}
