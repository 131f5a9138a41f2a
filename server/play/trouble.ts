import { Refusal } from '@orrery/kernel';
import { StorageError } from '../store/store.ts';
import type { Settled } from './submissions.ts';

/** Of the match, and not of the server. */
export const isFault = (code: string): boolean => code === 'too-slow' || code === 'rules-failed';

/** Why something could not be done, in words of the protocol. */
export function troubleOf(error: unknown): Extract<Settled, { ok: false }> {
  if (error instanceof Refusal) return { ok: false, code: error.code, details: error.details };
  if (error instanceof StorageError) return { ok: false, code: error.code, details: {} };
  return { ok: false, code: 'internal', details: {} };
}
