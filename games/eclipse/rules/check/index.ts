import type { Match } from '@orrery/kernel';
import type { Eclipse } from '../table.ts';
import { battleFaults } from './battle.ts';
import { boardFaults } from './board.ts';
import { mapFaults } from './map.ts';
import { pieceFaults } from './pieces.ts';

/** What is wrong with a table: pieces that do not add up, limits broken, parts that contradict each other. */
export function check({ table }: Pick<Match<Eclipse>, 'table'>): string[] {
  if (table.phase === 'setup') return [];
  const faults = [...mapFaults(table), ...battleFaults(table)];
  table.players.forEach((player, seat) => {
    if (player.out === null) faults.push(...pieceFaults(table, seat), ...boardFaults(table, seat));
  });
  return faults;
}
