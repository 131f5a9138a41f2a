import { board } from './cs/board.ts';
import { events } from './cs/events.ts';
import { figures } from './cs/figures.ts';
import { prompts } from './cs/prompts.ts';
import { symbols } from './cs/symbols.ts';
import { things } from './cs/things.ts';
import type { Key } from './en.ts';
import { fields, names } from './names.ts';

export const cs: Record<Key, string> = {
  ...things,
  ...symbols,
  ...names('cs'),
  ...fields(things),
  ...prompts,
  ...events,
  ...board,
  ...figures,
};
