import type { Key } from './en.ts';
import { fields, names } from './names.ts';
import { board } from './pl/board.ts';
import { events } from './pl/events.ts';
import { figures } from './pl/figures.ts';
import { prompts } from './pl/prompts.ts';
import { symbols } from './pl/symbols.ts';
import { things } from './pl/things.ts';

export const pl: Record<Key, string> = {
  ...things,
  ...symbols,
  ...names('pl'),
  ...fields(things),
  ...prompts,
  ...events,
  ...board,
  ...figures,
};
