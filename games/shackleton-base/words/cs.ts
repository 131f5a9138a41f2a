import { amountWords } from './amounts.ts';
import { amounts } from './cs/amounts.ts';
import { board } from './cs/board.ts';
import { corporations } from './cs/corporations.ts';
import { effects } from './cs/effects.ts';
import { events } from './cs/events.ts';
import { figures } from './cs/figures.ts';
import { prompts } from './cs/prompts.ts';
import { symbols } from './cs/symbols.ts';
import { things } from './cs/things.ts';
import { effectTexts } from './effects/texts.ts';
import type { Key } from './en.ts';
import { movedFrom, names } from './names.ts';

export const cs: Record<Key, string> = {
  ...things,
  ...names('cs'),
  ...movedFrom(things),
  ...amountWords(amounts),
  ...effectTexts('cs', effects, amounts),
  ...prompts,
  ...events,
  ...corporations,
  ...board,
  ...figures,
  ...symbols,
};
