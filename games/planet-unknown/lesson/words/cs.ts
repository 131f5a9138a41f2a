import { cardsAndEnd } from './cs/cards-and-end.ts';
import { coach } from './cs/coach.ts';
import { oneTile } from './cs/one-tile.ts';
import { rovers } from './cs/rovers.ts';
import { signs } from './cs/signs.ts';
import { sixTerrains } from './cs/six-terrains.ts';
import { terms } from './cs/terms.ts';
import type { Key } from './en.ts';

export const cs: Record<Key, string> = {
  ...oneTile,
  ...sixTerrains,
  ...rovers,
  ...cardsAndEnd,
  ...coach,
  ...signs,
  ...terms,
};
