import { z } from 'zod';
import { LIMITS } from './limits.ts';

// Control, format (bidirectional marks, zero-width signs), private, unassigned and line-breaking characters.
const UNFIT = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A person's name at a table: one short line of visible text. */
export const Name = z
  .string()
  .max(LIMITS.name * 4)
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .refine((name) => name.length > 0 && [...name].length <= LIMITS.name, { message: `1 to ${LIMITS.name} characters` })
  .refine((name) => !UNFIT.test(name), { message: 'invisible or control characters' });

/** Names that look the same to a reader count as the same. */
export const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
