import type { Heuristic } from '@orrery/games/contract';
import { crewSize } from '../rules/lookups/index.ts';
import type { Seen } from '../rules/table.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { value } from './value.ts';
import { weigh } from './weigh.ts';

const TURNS_A_ROUND = 6;

/** Turns that everybody has taken: what others call a round is short enough to look some of them ahead. */
function turnsTaken({ round, phase, players }: Seen): number {
  const left = phase === 'action' ? Math.max(...players.map(({ shuttle }) => crewSize(shuttle))) : 0;
  const before = phase === 'upkeep' || phase === 'end' ? round : Math.max(0, round - 1);
  return (TURNS_A_ROUND + 1) * before + (phase === 'action' ? TURNS_A_ROUND - left : 0);
}

export const heuristic: Heuristic<ShackletonBase> = {
  value,
  weigh,
  /** Between two turns nothing is half done. */
  quiet: ({ table }) => table.turn === null || table.turn.action === null,
  round: ({ table }) => turnsTaken(table),
};
