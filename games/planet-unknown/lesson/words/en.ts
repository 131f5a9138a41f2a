import { cardsAndEnd } from './en/cards-and-end.ts';
import { coach } from './en/coach.ts';
import { oneTile } from './en/one-tile.ts';
import { rovers } from './en/rovers.ts';
import { signs } from './en/signs.ts';
import { sixTerrains } from './en/six-terrains.ts';
import { terms } from './en/terms.ts';

/** English defines the keys. */
export const en = { ...oneTile, ...sixTerrains, ...rovers, ...cardsAndEnd, ...coach, ...signs, ...terms } as const;

export type Key = keyof typeof en;
