import type { Features, Reading } from '@orrery/games/contract';
import type { Vocabulary } from '@orrery/kernel';

/** Each number of a seat counts as itself, against the best rival and against the mean of the others. */
const VIEWS = 3;

/** Inputs of a net for one seat. The number of seats comes last. */
export const inputCount = ({ own, table }: { readonly own: readonly string[]; readonly table: readonly string[] }) =>
  VIEWS * own.length + table.length + 1;

/** A reading as a list of numbers: of each seat its hand-made score and its own numbers, then those of the table. */
export function flatten<G extends Vocabulary>({ own, table }: Features<G>, reading: Reading): Float32Array {
  const seats = reading.own.length;
  const flat = new Float32Array(seats * (1 + own.length) + table.length);
  let at = 0;
  for (let seat = 0; seat < seats; seat++) {
    const numbers = reading.own[seat];
    flat[at++] = reading.hand[seat];
    for (const name of own) flat[at++] = numbers[name];
  }
  for (const name of table) flat[at++] = reading.table[name];
  return flat;
}

/** The inputs of one seat, from a list that `flatten` made. */
export function inputsOf(flat: Float32Array, seats: number, own: number, seat: number, out: Float32Array): void {
  const row = 1 + own;
  for (let i = 0; i < own; i++) {
    const value = flat[seat * row + 1 + i];
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const theirs = flat[other * row + 1 + i];
      if (theirs > best) best = theirs;
      sum += theirs;
    }
    out[i] = value;
    out[own + i] = value - best;
    out[2 * own + i] = value - sum / (seats - 1);
  }
  const common = flat.length - seats * row;
  for (let i = 0; i < common; i++) out[VIEWS * own + i] = flat[seats * row + i];
  out[VIEWS * own + common] = seats;
}
