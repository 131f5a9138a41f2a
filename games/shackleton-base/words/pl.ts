import type { Key } from './en.ts';
import { names } from './names.ts';
import { board } from './pl/board.ts';
import { things } from './pl/things.ts';

export const pl: Record<Key, string> = {
  ...things,
  ...names('pl'),
  ...board,
};
