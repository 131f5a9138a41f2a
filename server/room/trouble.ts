import { Refusal } from '@orrery/kernel';
import { StorageError } from '../store/store.ts';
import { Moved } from './lease.ts';
import type { Settled } from './submissions.ts';

/** Of the match, and not of the server. */
export const isFault = (code: string): boolean => code === 'too-slow' || code === 'rules-failed';

/** For a submission that found its room closed: no client hears of it. */
export const MOVED: Extract<Settled, { ok: false }> = { ok: false, code: 'moved', details: {} };

/** Why something could not be done, in words of the protocol. */
export function troubleOf(error: unknown): Extract<Settled, { ok: false }> {
  if (error instanceof Moved) return MOVED;
  if (error instanceof Refusal) return { ok: false, code: error.code, details: error.details };
  if (error instanceof StorageError) return { ok: false, code: error.code, details: {} };
  return { ok: false, code: 'internal', details: {} };
}
