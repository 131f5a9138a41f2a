import { recall, remember } from '../lib/local-storage.ts';

/** A table this browser holds a token of. */
export interface HeldSeat {
  readonly table: string;
  readonly token: string;
  /** Links to hand out, known to the host. */
  readonly links?: { readonly join: string; readonly watch: string };
  /** When the server first said that it does not know this seat. */
  readonly missing?: number;
}

const KEY = 'tables';
const MOST = 50;
const FORGET_AFTER = 3 * 86_400_000;

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

/** A server can be wrong for a while: a seat is forgotten when it has been missing for long, and not after one answer. */
export function noteSeats(missing: readonly string[], now = Date.now()): void {
  const noted = heldSeats().map(
    ({ missing: since, ...seat }): HeldSeat =>
      missing.includes(seat.table) ? { ...seat, missing: since ?? now } : seat,
  );
  remember(
    KEY,
    noted.filter(({ missing: since }) => since === undefined || now - since < FORGET_AFTER),
  );
}

export function dropSeats(tables: readonly string[]): void {
  if (tables.length > 0)
    remember(
      KEY,
      heldSeats().filter(({ table }) => !tables.includes(table)),
    );
}
