import type { Key } from './en.ts';
import { coach } from './pl/coach.ts';
import { firstBattle } from './pl/first-battle.ts';
import { fitForBattle } from './pl/fit-for-battle.ts';
import { newSector } from './pl/new-sector.ts';
import { signs } from './pl/signs.ts';
import { terms } from './pl/terms.ts';
import { threeResources } from './pl/three-resources.ts';
import { whatWins } from './pl/what-wins.ts';

export const pl: Record<Key, string> = {
  ...newSector,
  ...threeResources,
  ...fitForBattle,
  ...firstBattle,
  ...whatWins,
  ...coach,
  ...signs,
  ...terms,
};
