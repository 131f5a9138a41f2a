import type { Barred, Frame, Seat } from '@orrery/kernel';
import { ACTIONS, type Action, FIRST_PASS_MONEY, REACTIONS } from '../data/index.ts';
import { checkAggression } from './aggression.ts';
import { build } from './build.ts';
import { explore } from './explore.ts';
import { influence } from './influence.ts';
import { activations } from './lookups/economy.ts';
import { inGame } from './lookups/players.ts';
import { move } from './move.ts';
import { research } from './research.ts';
import { barredSides, sideAnswers, takeSide, usefulSides } from './side.ts';
import type { M, Seen, Turn } from './table.ts';
import { upgrade } from './upgrade.ts';
import { type Eclipse, isSide, question, type SideAnswer } from './vocabulary.ts';

export const newTurn = (seat: Seat): Turn => ({
  seat,
  action: null,
  reaction: false,
  proposed: [],
  refreshed: 0,
  touched: [],
});

const ACTION_ANSWERS = ACTIONS.map((action) => ({ do: action }));
const REACTION_ANSWERS = REACTIONS.map((action) => ({ do: action }));
const NO_REACTIONS = ACTIONS.filter((action) => !REACTIONS.some((reaction) => reaction === action));
const PASS = { do: 'pass' } as const;

/** ECL-6.2: one action, or pass. */
export const turn = question('turn', {
  rule: 'ECL-6.2',
  answers: ({ table }, { seat }) =>
    table.players[seat].discs > 0 ? [...ACTION_ANSWERS, PASS, ...sideAnswers(table, seat)] : idle(table, seat),
  take(m, frame, answer) {
    if (isSide(answer)) takeSide(m, frame, answer);
    else if (answer.do === 'pass') pass(m, frame.seat);
    else m.next(...begin(m, frame.seat, answer.do, false));
  },
  barred: ({ table }, { seat }) => [...barredActions(table, seat, ACTIONS), ...barredSides(table, seat)],
});

/** Without a disc a seat can only pass; what it might trade for it can trade in Upkeep as well (ECL-6.3, 27.14). */
function idle(table: Seen, seat: Seat): (typeof PASS | SideAnswer)[] {
  return [PASS, ...usefulSides(table, seat)];
}

/** ECL-6.7: after a pass one reaction, or pass again. A standing order passes at once. */
export const react = question('react', {
  rule: 'ECL-13.1',
  answers({ table }, { seat }) {
    const { resting, discs } = table.players[seat];
    if (resting) return [];
    return discs > 0 ? [...REACTION_ANSWERS, PASS, ...sideAnswers(table, seat)] : idle(table, seat);
  },
  take(m, frame, answer) {
    if (isSide(answer)) takeSide(m, frame, answer);
    else if (answer.do === 'pass') m.tell({ type: 'passed-again', seat: frame.seat, order: false });
    else m.next(...begin(m, frame.seat, answer.do, true));
  },
  none(m, { seat }) {
    m.tell({ type: 'passed-again', seat, order: true });
  },
  barred: ({ table }, { seat }) => [
    ...barredActions(table, seat, REACTIONS),
    ...NO_REACTIONS.map((action) => ({ answer: { do: action }, rule: 'ECL-13.2', why: 'no-reaction' as const })),
    ...barredSides(table, seat),
  ],
});

function barredActions(table: Seen, seat: Seat, actions: readonly Action[]): Barred<Eclipse, { do: Action }>[] {
  if (table.players[seat].discs > 0) return [];
  return actions.map((action) => ({ answer: { do: action }, rule: 'ECL-6.3', why: 'no-disc' }));
}

/**
 * ECL-6.3, 6.5, 13.1: pays the disc; activations follow, then the check for aggression. A reaction has exactly one activation,
 * whatever species and technologies say (ECL-13.2).
 */
function begin(m: M, seat: Seat, action: Action, reaction: boolean): Frame[] {
  const player = m.table.players[seat];
  player.discs -= 1;
  player.spent[reaction ? 'reaction' : action] += 1;
  m.table.turn = { ...newTurn(seat), action, reaction };
  m.tell({ type: reaction ? 'reaction-taken' : 'action-taken', seat, action });
  const left = reaction ? 1 : activations(player, action);
  return [FIRST[action]({ seat, left }), checkAggression({ seat })];
}

/** The question of each action's activations. */
const FIRST: { readonly [action in Action]: (args: { seat: Seat; left: number }) => Frame } = {
  explore: (args) => explore(args),
  research: (args) => research(args),
  upgrade: (args) => upgrade({ ...args, begun: false }),
  build: (args) => build(args),
  move: (args) => move(args),
  influence: (args) => influence(args),
};

/** ECL-6.6: the first to pass gets money and begins the next round. */
function pass(m: M, seat: Seat): void {
  const { table } = m;
  const first = !table.players.some(({ passed }) => passed);
  const player = table.players[seat];
  player.passed = true;
  if (first) {
    player.storage.money += FIRST_PASS_MONEY;
    table.start = seat;
  }
  m.tell({ type: 'passed', seat, first });
}

/** A seat that has passed may say that it wants no reactions this round, and take that back. */
export const standingOrder = question('standing-order', {
  rule: 'ECL-6.7',
  answers: ({ table }, { seat }) => [{ reactions: table.players[seat].resting ? 'on' : 'off' }],
  take(m, { seat }, { reactions }) {
    m.table.players[seat].resting = reactions === 'off';
    m.tell({ type: 'order-given', seat, reactions });
  },
});

export function offers(m: M): Frame[] {
  if (m.table.phase !== 'action') return [];
  const frames: Frame[] = [];
  m.table.players.forEach((player, seat) => {
    if (player.passed && inGame(player)) frames.push(standingOrder({ seat }));
  });
  return frames;
}
