import { step } from '@orrery/kernel';
import { ROUNDS } from '../data/index.ts';
import { startCombat } from './combat.ts';
import { inGame, nextInGame } from './players.ts';
import { tell } from './say.ts';
import type { Eclipse } from './table.ts';
import { startTurn } from './turn.ts';

/** ECL-6.1: the holder of the start player tile begins. */
export const beginRound = step<Eclipse>('begin-round', (m) => {
  const { table } = m;
  table.phase = 'action';
  table.round += 1;
  tell(m, 'round-began', { round: table.round, seat: table.start });
  m.next(startTurn({ seat: table.start }));
});

/** ECL-6.8: the phase ends as soon as everybody has passed. */
export const endTurn = step<Eclipse>('end-turn', (m, { seat }) => {
  const { table } = m;
  table.turn = null;
  if (table.players.every((player) => player.passed || !inGame(player))) m.next(startCombat({}));
  else m.next(startTurn({ seat: nextInGame(table, seat as number) }));
});

/** After round 8, or when nobody is left (ECL-18.4, 5.4). */
export function isLastRound({ round, players }: Eclipse): boolean {
  return round === ROUNDS || !players.some(inGame);
}

export const endGame = step<Eclipse>('end-game', (m) => {
  m.table.phase = 'end';
  tell(m, 'game-over', { round: m.table.round });
});
