import type { Seat } from '@orrery/kernel';
import type { M, TableView } from './table.ts';

/** All seats from the commander clockwise (PU-3.4). */
export const fromCommander = ({ table, seats }: M): Seat[] =>
  Array.from({ length: seats }, (_, i) => (table.commander + i) % seats);

/** S8: nothing is stored or started any more, and end-of-game cards are carried out at once (PU-8.3, PU-R44). */
export const isEndBlock = ({ phase }: Pick<TableView, 'phase'>): boolean => phase === 'end';
