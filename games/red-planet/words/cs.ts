import { board } from './cs/board.ts';
import { cards } from './cs/cards.ts';
import { events } from './cs/events.ts';
import { prompts } from './cs/prompts.ts';
import { things } from './cs/things.ts';
import type { Key } from './en.ts';
import { ships } from './ships.ts';

export const cs: Record<Key, string> = { ...things, ...ships, ...cards, ...prompts, ...events, ...board };
