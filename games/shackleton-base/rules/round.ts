import { ROUNDS } from '../data/index.ts';
import { renewCards } from './astrobot/cards.ts';
import { botTurn } from './astrobot/turn.ts';
import { isBot } from './lookups/players.ts';
import { finalScoring } from './scoring.ts';
import { revealShuttles } from './shuttles.ts';
import { takeTurn } from './turn.ts';
import { beginUpkeep } from './upkeep.ts';
import { step } from './vocabulary.ts';

/** Three rounds of three phases (SHB-1.3). */
export const beginRound = step('begin-round', (m) => {
  const { table } = m;
  if (table.round === ROUNDS) return m.next(finalScoring({}));
  table.round += 1;
  m.tell({ type: 'round-began', round: table.round });
  m.next(revealShuttles({}), beginActions({}), beginUpkeep({}), endRound({}), beginRound({}));
});

export const beginActions = step('begin-actions', (m) => {
  m.table.phase = 'action';
  m.next(nextTurn({ turn: 0 }));
});

const TURNS_PER_ROUND = 6;

/** Everybody takes six turns, one after the other. */
export const nextTurn = step<{ turn: number }>('next-turn', (m, { turn }) => {
  const { table } = m;
  if (turn === TURNS_PER_ROUND * table.order.length) return;
  const who = table.order[turn % table.order.length];
  m.next(isBot(table, who) ? botTurn({ who }) : takeTurn({ who }), nextTurn({ turn: turn + 1 }));
});

/** Upkeep step 5: the command area is cleared and cards are readied (SHB-10.8). */
export const endRound = step('end-round', (m) => {
  const { table } = m;
  table.command = { build: [], fund: [], corporate: [] };
  for (const player of table.players) player.spent = [];
  m.tell({ type: 'round-ended', round: table.round });
  if (table.astrobot && table.round < ROUNDS) renewCards(m, table.astrobot);
});
