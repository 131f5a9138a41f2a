import type { WordsFor } from '@orrery/ui/contract';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { board } from './en/board.ts';
import { events } from './en/events.ts';
import { figures } from './en/figures.ts';
import { prompts } from './en/prompts.ts';
import { symbols } from './en/symbols.ts';
import { things } from './en/things.ts';
import { fields, names } from './names.ts';

/** English defines the keys, and says everything the rules can ask and tell. */
export const en = {
  ...things,
  ...symbols,
  ...names('en'),
  ...fields(things),
  ...prompts,
  ...events,
  ...board,
  ...figures,
} as const satisfies WordsFor<MicroCosmos>;

export type Key = keyof typeof en;
