import { coach } from './cs/coach.ts';
import { firstBattle } from './cs/first-battle.ts';
import { fitForBattle } from './cs/fit-for-battle.ts';
import { newSector } from './cs/new-sector.ts';
import { signs } from './cs/signs.ts';
import { terms } from './cs/terms.ts';
import { threeResources } from './cs/three-resources.ts';
import { whatWins } from './cs/what-wins.ts';
import type { Key } from './en.ts';

export const cs: Record<Key, string> = {
  ...newSector,
  ...threeResources,
  ...fitForBattle,
  ...firstBattle,
  ...whatWins,
  ...coach,
  ...signs,
  ...terms,
};
