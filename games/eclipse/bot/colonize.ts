import type { Answer } from '@orrery/kernel';
import type { Resource } from '../data/index.ts';
import type { Mind } from './mind.ts';
import { need } from './purse.ts';
import { cubeWorth } from './worth.ts';

/** Before anything else: a cube on the map brings income from the next Upkeep on. */
const FIRST = 8;

export const judgeColonize = (mind: Mind, { cube }: Answer): number =>
  FIRST + cubeWorth(mind, cube as Resource) + 0.1 * need(mind.player, cube as Resource);
