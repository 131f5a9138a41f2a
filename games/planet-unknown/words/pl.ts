import { cardNames } from './cards.ts';
import type { Key } from './en.ts';
import { cells } from './grid.ts';
import { board } from './pl/board.ts';
import { boards } from './pl/boards.ts';
import { civ } from './pl/civ.ts';
import { events } from './pl/events.ts';
import { happenings } from './pl/happenings.ts';
import { missions } from './pl/missions.ts';
import { prompts } from './pl/prompts.ts';
import { screen } from './pl/screen.ts';
import { symbols } from './pl/symbols.ts';
import { things } from './pl/things.ts';
import { tiles } from './pl/tiles.ts';

const cards = { ...civ, ...happenings, ...missions };

/** The words of the game are those of PU-19. */
export const pl: Record<Key, string> = {
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
};
