import { coach } from './en/coach.ts';
import { firstBattle } from './en/first-battle.ts';
import { fitForBattle } from './en/fit-for-battle.ts';
import { newSector } from './en/new-sector.ts';
import { signs } from './en/signs.ts';
import { terms } from './en/terms.ts';
import { threeResources } from './en/three-resources.ts';
import { whatWins } from './en/what-wins.ts';

/** English defines the keys. */
export const en = {
  ...newSector,
  ...threeResources,
  ...fitForBattle,
  ...firstBattle,
  ...whatWins,
  ...coach,
  ...signs,
  ...terms,
} as const;

export type Key = keyof typeof en;
