import type { Key } from './en.ts';
import { coach } from './pl/coach.ts';
import { colonies } from './pl/colonies.ts';
import { signs } from './pl/signs.ts';
import { specialists } from './pl/specialists.ts';
import { survivors } from './pl/survivors.ts';
import { terraforming } from './pl/terraforming.ts';
import { turnOfTheArk } from './pl/turn-of-the-ark.ts';

export const pl: Record<Key, string> = {
  ...turnOfTheArk,
  ...terraforming,
  ...specialists,
  ...colonies,
  ...survivors,
  ...coach,
  ...signs,
};
