import type { Heuristic } from '@orrery/games/contract';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { features } from './features.ts';
import { quiet } from './quiet.ts';
import { signs } from './signs.ts';
import { value } from './value.ts';
import { weigh } from './weigh.ts';

export { default as weights } from './weights.json' with { type: 'json' };

export const heuristic: Heuristic<PlanetUnknown> = {
  value,
  weigh,
  quiet,
  round: ({ table }) => table.round,
  features,
  signs,
};
