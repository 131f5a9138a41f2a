/** Keys of this game's messages: one that English does not have is a type error. */
export type { Key } from '../words/en.ts';
