import { Refusal } from '@orrery/kernel';
import { CODES, type Code, firstIssue, LIMITS, type Problem } from '@orrery/protocol';
import type { ZodType } from 'zod';
import { troubleOf } from '../room/trouble.ts';

/** HTTP status by code; a refusal that is not listed is a conflict with how things stand (409). */
const STATUS: { readonly [code in Code]?: number } = {
  'bad-request': 400,
  'unknown-game': 400,
  'bad-seats': 400,
  'bad-option': 400,
  'unknown-option': 400,
  'no-token': 401,
  'bad-token': 403,
  'bad-origin': 403,
  'not-host': 403,
  'own-seat-only': 403,
  'seat-is-here': 409,
  'not-seated': 403,
  'not-invited': 403,
  'not-found': 404,
  'no-table': 404,
  'too-large': 413,
  'file-format': 422,
  'file-version': 422,
  'file-diverged': 422,
  'old-client': 426,
  'too-many': 429,
  internal: 500,
  'rules-failed': 500,
  'too-slow': 500,
  quarantined: 503,
  'storage-full': 503,
  'storage-readonly': 503,
  'storage-damaged': 503,
  'storage-gone': 503,
  'bus-gone': 503,
  stopping: 503,
};

export const statusOf = (code: Code): number => STATUS[code] ?? 409;

/** Reads untrusted data by a schema, or refuses with the first thing that is wrong. */
export function read<S extends ZodType>(schema: S, data: unknown): S['_zod']['output'] {
  const result = schema.safeParse(data);
  if (!result.success) throw new Refusal('bad-request', firstIssue(result.error));
  return result.data;
}

/** Any error in words of the protocol. What is not meant for clients becomes `internal`. */
export function problemOf(error: unknown, bodyLimit?: number): Problem {
  const { code: name, statusCode } = error as { code?: string; statusCode?: number };
  if (name === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'too-large', details: { limit: bodyLimit ?? LIMITS.body } };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return { code: 'bad-request', details: { at: '', problem: error instanceof Error ? error.message : '' } };
  const { code, details } = troubleOf(error);
  return { code: isCode(code) ? code : 'internal', details };
}

export const isCode = (code: string): code is Code => (CODES as readonly string[]).includes(code);
