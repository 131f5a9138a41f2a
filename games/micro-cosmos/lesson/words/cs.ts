import { coach } from './cs/coach.ts';
import { colonies } from './cs/colonies.ts';
import { signs } from './cs/signs.ts';
import { specialists } from './cs/specialists.ts';
import { survivors } from './cs/survivors.ts';
import { terraforming } from './cs/terraforming.ts';
import { turnOfTheArk } from './cs/turn-of-the-ark.ts';
import type { Key } from './en.ts';

export const cs: Record<Key, string> = {
  ...turnOfTheArk,
  ...terraforming,
  ...specialists,
  ...colonies,
  ...survivors,
  ...coach,
  ...signs,
};
