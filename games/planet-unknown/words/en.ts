import type { WordsFor } from '@orrery/ui/contract';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { cardNames } from './cards.ts';
import { board } from './en/board.ts';
import { boards } from './en/boards.ts';
import { civ } from './en/civ.ts';
import { events } from './en/events.ts';
import { happenings } from './en/happenings.ts';
import { missions } from './en/missions.ts';
import { prompts } from './en/prompts.ts';
import { screen } from './en/screen.ts';
import { symbols } from './en/symbols.ts';
import { things } from './en/things.ts';
import { tiles } from './en/tiles.ts';
import { cells } from './grid.ts';

const cards = { ...civ, ...happenings, ...missions };

/** English defines the keys. */
export const en = {
  ...things,
  ...symbols,
  ...cells,
  ...tiles,
  ...boards,
  ...cards,
  ...cardNames(cards),
  ...prompts,
  ...events,
  ...board,
  ...screen,
} satisfies WordsFor<PlanetUnknown>;

export type Key = keyof typeof en;
