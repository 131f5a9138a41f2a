import type { Heuristic } from '@orrery/games/contract';
import type { Eclipse } from '../rules/table.ts';
import { value } from './value.ts';
import { weigh } from './weigh.ts';

export const heuristic: Heuristic<Eclipse> = {
  value,
  weigh,
  quiet: ({ table }) => isBetweenActions(table),
  round: ({ table }) => table.round,
};

/** A turn begins: nothing is half done. */
const isBetweenActions = ({ phase, turn }: Eclipse): boolean => phase === 'action' && turn?.action === null;
