import type { Key } from './en.ts';
import { cardsAndEnd } from './pl/cards-and-end.ts';
import { coach } from './pl/coach.ts';
import { oneTile } from './pl/one-tile.ts';
import { rovers } from './pl/rovers.ts';
import { signs } from './pl/signs.ts';
import { sixTerrains } from './pl/six-terrains.ts';
import { terms } from './pl/terms.ts';

export const pl: Record<Key, string> = {
  ...oneTile,
  ...sixTerrains,
  ...rovers,
  ...cardsAndEnd,
  ...coach,
  ...signs,
  ...terms,
};
