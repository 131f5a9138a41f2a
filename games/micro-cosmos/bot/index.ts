import type { Heuristic } from '@orrery/games/contract';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { signs } from './signs.ts';
import { value } from './value.ts';
import { weigh } from './weigh.ts';

export const heuristic: Heuristic<MicroCosmos> = {
  value,
  weigh,
  /** Between two turns nothing is half done. */
  quiet: ({ table }) => table.turn === null || table.turn.step === 'upgrade',
  round: ({ table }) => table.round,
  signs,
};
