import type { Seat } from '@orrery/kernel';
import type { M } from './table.ts';

/** All seats from the commander clockwise (PU-3.4). */
export const fromCommander = ({ table, seats }: M): Seat[] =>
  Array.from({ length: seats }, (_, i) => (table.commander + i) % seats);
