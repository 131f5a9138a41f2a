import { type Delta, DeltaWriter } from '../delta.ts';

/** The difference as the other side reads it. */
export function delta(from: unknown, to: unknown): Delta | undefined {
  const text = new DeltaWriter().write(from, to);
  return text === undefined ? undefined : JSON.parse(text);
}
