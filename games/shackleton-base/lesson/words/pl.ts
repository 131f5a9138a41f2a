import type { Key } from './en.ts';
import { build } from './pl/build.ts';
import { coach } from './pl/coach.ts';
import { corporations } from './pl/corporations.ts';
import { crater } from './pl/crater.ts';
import { signs } from './pl/signs.ts';
import { terms } from './pl/terms.ts';
import { upkeep } from './pl/upkeep.ts';

export const pl: Record<Key, string> = {
  ...crater,
  ...build,
  ...corporations,
  ...upkeep,
  ...coach,
  ...signs,
  ...terms,
};
