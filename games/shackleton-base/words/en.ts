import type { Catalogue } from '@orrery/ui/contract';
import { board } from './en/board.ts';
import { things } from './en/things.ts';
import { names } from './names.ts';

/** English defines the keys. */
export const en = {
  ...things,
  ...names('en'),
  ...board,
} as const satisfies Catalogue;

export type Key = keyof typeof en;
