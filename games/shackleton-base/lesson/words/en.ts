import { build } from './en/build.ts';
import { coach } from './en/coach.ts';
import { corporations } from './en/corporations.ts';
import { crater } from './en/crater.ts';
import { signs } from './en/signs.ts';
import { terms } from './en/terms.ts';
import { upkeep } from './en/upkeep.ts';

/** English defines the keys. */
export const en = { ...crater, ...build, ...corporations, ...upkeep, ...coach, ...signs, ...terms } as const;

export type Key = keyof typeof en;
