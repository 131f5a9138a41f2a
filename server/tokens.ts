import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** Links are capabilities: whoever has the token may do it. Only hashes of them are stored. */

export type TokenKind = 'seat' | 'join' | 'watch';

const PREFIX: { readonly [kind in TokenKind]: string } = { seat: 'os_', join: 'oj_', watch: 'ow_' };

/** 144 random bits, with a prefix by which scanners for leaked secrets can know it. */
export const newToken = (kind: TokenKind): string => PREFIX[kind] + randomBytes(18).toString('base64url');

export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

/** In a time that tells nothing about where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [these, those] = [Buffer.from(one), Buffer.from(other)];
  return these.length === those.length && timingSafeEqual(these, those);
}

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** The public name of a table: sixty random bits that are easy to read aloud. */
export const newTableId = (): string => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const newKey = (): string => randomBytes(6).toString('base64url');
export const newSecret = (): string => randomBytes(32).toString('hex');

/** A client's uuid as it is kept: 32 hexadecimal digits, however it was spelt. */
export const intentDigits = (id: string): string => id.replaceAll('-', '').toLowerCase();
