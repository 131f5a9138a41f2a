import type { Seat } from '@orrery/kernel';
import { ROUNDS } from '../data/index.ts';
import { aftermath } from './aftermath.ts';
import { battles } from './battle/sector.ts';
import { resetBoards } from './cleanup.ts';
import { eliminateAbsent } from './elimination.ts';
import { inGame, nextInGame } from './lookups/players.ts';
import type { Table } from './table.ts';
import { newTurn, react, turn } from './turn.ts';
import { payAll } from './upkeep.ts';
import { step } from './vocabulary.ts';

/*
 * The order of a round (ECL-1.2, 5.1): Action, Combat, Upkeep, Cleanup. The phases know nothing of each other; each step here
 * begins one and names what comes after it.
 */

/** ECL-6.1: the holder of the start player tile begins. */
export const beginRound = step('begin-round', (m) => {
  const { table } = m;
  table.phase = 'action';
  table.round += 1;
  m.tell({ type: 'round-began', round: table.round, seat: table.start });
  m.next(startTurn({ seat: table.start }));
});

export const startTurn = step<{ seat: Seat }>('start-turn', (m, { seat }) => {
  m.table.turn = newTurn(seat);
  m.next(m.table.players[seat].passed ? react({ seat }) : turn({ seat }), endTurn({ seat }));
});

/** ECL-6.8: the phase ends as soon as everybody has passed. */
export const endTurn = step<{ seat: Seat }>('end-turn', (m, { seat }) => {
  const { table } = m;
  table.turn = null;
  const allPassed = table.players.every((player) => player.passed || !inGame(player));
  m.next(allPassed ? startCombat({}) : startTurn({ seat: nextInGame(table, seat) }));
});

export const startCombat = step('start-combat', (m) => {
  m.table.phase = 'combat';
  m.next(...battles(m), startAftermath({}));
});

export const startAftermath = step('start-aftermath', (m) => {
  m.next(...aftermath(m.table), eliminateLost({}));
});

/** With nobody left the game ends at once (ECL-5.4). */
export const eliminateLost = step('eliminate-lost', (m) => {
  eliminateAbsent(m);
  m.next(m.table.players.some(inGame) ? startUpkeep({}) : endGame({}));
});

export const startUpkeep = step('start-upkeep', (m) => {
  m.table.phase = 'upkeep';
  m.next(...payAll(m.table), endRound({}));
});

export const endRound = step('end-round', (m) => {
  m.next(isLastRound(m.table) ? endGame({}) : cleanUp({}));
});

/** After round 8, or when nobody is left (ECL-18.4, 5.4). */
const isLastRound = ({ round, players }: Table): boolean => round === ROUNDS || !players.some(inGame);

export const cleanUp = step('clean-up', (m) => {
  m.table.phase = 'cleanup';
  m.next(...resetBoards(m), beginRound({}));
});

export const endGame = step('end-game', (m) => {
  m.table.phase = 'end';
  m.tell({ type: 'game-over', round: m.table.round });
});
