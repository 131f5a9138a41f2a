import type { Say } from '../say.ts';
import type { Seen } from './table.ts';

/** What the header says. */
export function moment({ table, over }: Seen, say: Say): string {
  if (over) return say('board.moment.over');
  const { phase, round, announced } = table;
  if (phase === 'setup' || round === 0) return say('board.moment.setup');
  if (phase === 'end') return say('board.moment.end');
  return say(announced.last ? 'board.moment.last' : 'board.moment.round', { round });
}
