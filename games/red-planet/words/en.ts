import type { WordsFor } from '@orrery/ui/contract';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { events } from './en/events.ts';
import { prompts } from './en/prompts.ts';
import { symbols } from './en/symbols.ts';
import { things } from './en/things.ts';
import { ships } from './ships.ts';

/** English defines the keys, and says everything the rules can ask and tell. */
export const en = {
  ...things,
  ...symbols,
  ...ships,
  ...cards,
  ...prompts,
  ...events,
  ...board,
} as const satisfies WordsFor<RedPlanet>;

export type Key = keyof typeof en;
