import { cardNames } from './cards.ts';
import { board } from './cs/board.ts';
import { boards } from './cs/boards.ts';
import { civ } from './cs/civ.ts';
import { events } from './cs/events.ts';
import { happenings } from './cs/happenings.ts';
import { missions } from './cs/missions.ts';
import { prompts } from './cs/prompts.ts';
import { screen } from './cs/screen.ts';
import { symbols } from './cs/symbols.ts';
import { things } from './cs/things.ts';
import { tiles } from './cs/tiles.ts';
import type { Key } from './en.ts';
import { cells } from './grid.ts';

const cards = { ...civ, ...happenings, ...missions };

/** The words of the game are those of PU-19. */
export const cs: Record<Key, string> = {
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
