import type { Heuristic } from '@orrery/games/contract';
import type { Table } from '../rules/table.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { features } from './features.ts';
import { signs } from './signs.ts';
import { value } from './value.ts';
import { weigh } from './weigh.ts';

/** A seat played by the computer takes full turns under the same rules (ECL-24.1). */
export const heuristic: Heuristic<Eclipse> = {
  value,
  weigh,
  quiet: ({ table }) => isBetweenActions(table),
  round: ({ table }) => table.round,
  features,
  signs,
};

/** A turn begins: nothing is half done. */
const isBetweenActions = ({ phase, turn }: Table): boolean => phase === 'action' && turn?.action === null;
