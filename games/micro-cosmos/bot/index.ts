import type { Heuristic } from '@orrery/games/contract';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { features } from './features.ts';
import { signs } from './signs.ts';
import { value } from './value.ts';
import { weigh } from './weigh.ts';

export { default as weights } from './weights.json' with { type: 'json' };

export const heuristic: Heuristic<MicroCosmos> = {
  value,
  weigh,
  /** Between two turns nothing is half done. */
  quiet: ({ table }) => table.turn === null || table.turn.step === 'upgrade',
  round: ({ table }) => table.round,
  features,
  signs,
};
