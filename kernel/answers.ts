import type { Answer } from './types.ts';

/** Equal answers: same fields, same plain values. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => same((one as Answer)[key], (other as Answer)[key]));
}

type Fields = { readonly [field: string]: unknown };

/** True if `answer` has every field of `part`. */
export function matches(answer: Fields, part: Fields): boolean {
  return Object.keys(part).every((field) => same(answer[field], part[field]));
}
