import { recall, remember } from '../../lib/remember.ts';

/** A table this browser holds a token of. */
export interface HeldSeat {
  readonly table: string;
  readonly token: string;
  /** Links to hand out, known to the host. */
  readonly links?: { readonly join: string; readonly watch: string };
}

const KEY = 'tables';
const MOST = 50;

export function heldSeats(): readonly HeldSeat[] {
  const stored = recall(KEY);
  return Array.isArray(stored) ? (stored as HeldSeat[]) : [];
}

export const heldSeat = (table: string): HeldSeat | undefined => heldSeats().find((seat) => seat.table === table);

/** Keeps a seat, newest first; what is known about the table already stays known. */
export function holdSeat(seat: HeldSeat): void {
  const others = heldSeats().filter(({ table }) => table !== seat.table);
  remember(KEY, [{ ...heldSeat(seat.table), ...seat }, ...others].slice(0, MOST));
}

export function dropSeats(tables: readonly string[]): void {
  if (tables.length > 0)
    remember(
      KEY,
      heldSeats().filter(({ table }) => !tables.includes(table)),
    );
}
