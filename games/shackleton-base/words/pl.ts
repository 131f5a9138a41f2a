import { amountWords } from './amounts.ts';
import { effectTexts } from './effects/texts.ts';
import type { Key } from './en.ts';
import { movedFrom, names } from './names.ts';
import { amounts } from './pl/amounts.ts';
import { board } from './pl/board.ts';
import { corporations } from './pl/corporations.ts';
import { effects } from './pl/effects.ts';
import { events } from './pl/events.ts';
import { figures } from './pl/figures.ts';
import { prompts } from './pl/prompts.ts';
import { symbols } from './pl/symbols.ts';
import { things } from './pl/things.ts';

export const pl: Record<Key, string> = {
  ...things,
  ...names('pl'),
  ...movedFrom(things),
  ...amountWords(amounts),
  ...effectTexts('pl', effects, amounts),
  ...prompts,
  ...events,
  ...corporations,
  ...board,
  ...figures,
  ...symbols,
};
