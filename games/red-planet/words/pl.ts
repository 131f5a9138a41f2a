import type { Key } from './en.ts';
import { board } from './pl/board.ts';
import { cards } from './pl/cards.ts';
import { events } from './pl/events.ts';
import { prompts } from './pl/prompts.ts';
import { symbols } from './pl/symbols.ts';
import { things } from './pl/things.ts';
import { ships } from './ships.ts';

export const pl: Record<Key, string> = { ...things, ...symbols, ...ships, ...cards, ...prompts, ...events, ...board };
