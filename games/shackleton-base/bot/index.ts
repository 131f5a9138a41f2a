import type { Heuristic } from '@orrery/games/contract';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { features } from './features.ts';
import { signs } from './signs.ts';
import { value } from './value.ts';
import { weigh } from './weigh.ts';

export { default as weights } from './weights.json' with { type: 'json' };

export const heuristic: Heuristic<ShackletonBase> = {
  value,
  weigh,
  /** Where a turn begins nothing is half done: the turn before is over, bases are arranged, upkeep is paid. */
  quiet: ({ table }) => table.phase === 'action' && table.turn?.action === null,
  features,
  signs,
  traits: ({ table }, seat) => [
    ...table.corporations.map(({ id }) => `with ${id}`),
    `leader ${table.players[seat].leader}`,
  ],
};
