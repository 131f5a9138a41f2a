import { build } from './cs/build.ts';
import { coach } from './cs/coach.ts';
import { corporations } from './cs/corporations.ts';
import { crater } from './cs/crater.ts';
import { signs } from './cs/signs.ts';
import { terms } from './cs/terms.ts';
import { upkeep } from './cs/upkeep.ts';
import type { Key } from './en.ts';

export const cs: Record<Key, string> = {
  ...crater,
  ...build,
  ...corporations,
  ...upkeep,
  ...coach,
  ...signs,
  ...terms,
};
