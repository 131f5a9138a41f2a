import type { Catalogue } from '@orrery/ui/contract';
import { board } from './en/board.ts';
import { cards } from './en/cards.ts';
import { events } from './en/events.ts';
import { prompts } from './en/prompts.ts';
import { things } from './en/things.ts';
import { ships } from './ships.ts';

/** English defines the keys. */
export const en = { ...things, ...ships, ...cards, ...prompts, ...events, ...board } as const satisfies Catalogue;

export type Key = keyof typeof en;
