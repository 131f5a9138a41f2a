import type { WordsFor } from '@orrery/ui/contract';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { amountWords } from './amounts.ts';
import { effectTexts } from './effects/texts.ts';
import { amounts } from './en/amounts.ts';
import { board } from './en/board.ts';
import { corporations } from './en/corporations.ts';
import { effects } from './en/effects.ts';
import { events } from './en/events.ts';
import { figures } from './en/figures.ts';
import { prompts } from './en/prompts.ts';
import { symbols } from './en/symbols.ts';
import { things } from './en/things.ts';
import { movedFrom, names } from './names.ts';

/** English defines the keys, and says everything the rules can ask and tell. */
export const en = {
  ...things,
  ...names('en'),
  ...movedFrom(things),
  ...amountWords(amounts),
  ...effectTexts('en', effects, amounts),
  ...prompts,
  ...events,
  ...corporations,
  ...board,
  ...figures,
  ...symbols,
} as const satisfies WordsFor<ShackletonBase>;

export type Key = keyof typeof en;
