import { board } from './cs/board.ts';
import { things } from './cs/things.ts';
import type { Key } from './en.ts';
import { names } from './names.ts';

export const cs: Record<Key, string> = {
  ...things,
  ...names('cs'),
  ...board,
};
