import type { Heuristic } from '@orrery/games/contract';
import type { TinyMoons } from '../rules/vocabulary.ts';
import { signs } from './signs.ts';
import { value } from './value.ts';
import { weigh } from './weigh.ts';

export const heuristic: Heuristic<TinyMoons> = { value, weigh, signs };
