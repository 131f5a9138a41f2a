import { board } from './cs/board.ts';
import { cards } from './cs/cards.ts';
import { events } from './cs/events.ts';
import { prompts } from './cs/prompts.ts';
import { symbols } from './cs/symbols.ts';
import { things } from './cs/things.ts';
import type { Key } from './en.ts';
import { ships } from './ships.ts';

export const cs: Record<Key, string> = { ...things, ...symbols, ...ships, ...cards, ...prompts, ...events, ...board };
