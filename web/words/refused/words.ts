import type { refused } from './en.ts';

/** Exactly the keys of English. */
export type RefusedWords = { readonly [key in keyof typeof refused]: string };
