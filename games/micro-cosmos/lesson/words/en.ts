import { coach } from './en/coach.ts';
import { colonies } from './en/colonies.ts';
import { signs } from './en/signs.ts';
import { specialists } from './en/specialists.ts';
import { survivors } from './en/survivors.ts';
import { terraforming } from './en/terraforming.ts';
import { turnOfTheArk } from './en/turn-of-the-ark.ts';

/** English defines the keys. */
export const en = {
  ...turnOfTheArk,
  ...terraforming,
  ...specialists,
  ...colonies,
  ...survivors,
  ...coach,
  ...signs,
} as const;

export type Key = keyof typeof en;
