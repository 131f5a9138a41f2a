import type { Barred, Frame, Seat } from '@orrery/kernel';
import { question, step } from '@orrery/kernel';
import { ACTIONS, type Action, FIRST_PASS_MONEY, REACTIONS } from '../data/index.ts';
import { checkAggression } from './aggression.ts';
import { build } from './build.ts';
import { activations } from './economy.ts';
import { explore } from './explore.ts';
import { influence } from './influence.ts';
import { move } from './move.ts';
import { research } from './research.ts';
import { endTurn } from './round.ts';
import { bar, tell } from './say.ts';
import { barredSides, isSide, sideAnswers, takeSide, usefulSides } from './side.ts';
import type { Eclipse, M, Seen, Turn } from './table.ts';
import { upgrade } from './upgrade.ts';
import type { AnswerOf, SideAnswer } from './vocabulary.ts';

export const startTurn = step<Eclipse>('start-turn', (m, frame) => {
  const seat = frame.seat as Seat;
  m.table.turn = newTurn(seat);
  m.next(m.table.players[seat].passed ? react({ seat }) : turn({ seat }), endTurn({ seat }));
});

const newTurn = (seat: Seat): Turn => ({
  seat,
  action: null,
  reaction: false,
  proposed: [],
  refreshed: 0,
  touched: [],
});

const ACTION_ANSWERS = ACTIONS.map((action) => ({ do: action }));
const REACTION_ANSWERS = REACTIONS.map((action) => ({ do: action }));
const PASS = { do: 'pass' } as const;

/** ECL-6.2: one action, or pass. */
export const turn = question<Eclipse, object, AnswerOf<'turn'>>('turn', {
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
export const react = question<Eclipse, object, AnswerOf<'react'>>('react', {
  rule: 'ECL-13.1',
  answers({ table }, { seat }) {
    const { resting, discs } = table.players[seat];
    if (resting) return [];
    return discs > 0 ? [...REACTION_ANSWERS, PASS, ...sideAnswers(table, seat)] : idle(table, seat);
  },
  take(m, frame, answer) {
    if (isSide(answer)) takeSide(m, frame, answer);
    else if (answer.do === 'pass') tell(m, 'passed-again', { seat: frame.seat, order: false });
    else m.next(...begin(m, frame.seat, answer.do, true));
  },
  none(m, { seat }) {
    tell(m, 'passed-again', { seat, order: true });
  },
  barred: ({ table }, { seat }) =>
    [
      ...barredActions(table, seat, REACTIONS),
      ...ACTIONS.filter((action) => !(REACTIONS as readonly Action[]).includes(action)).map((action) =>
        bar<AnswerOf<'turn'>, 'no-reaction'>({ do: action }, 'ECL-13.2', 'no-reaction'),
      ),
      ...barredSides(table, seat),
    ] as Barred<AnswerOf<'react'>>[],
});

function barredActions(table: Seen, seat: Seat, actions: readonly Action[]): Barred<{ do: Action }>[] {
  if (table.players[seat].discs > 0) return [];
  return actions.map((action) => bar({ do: action }, 'ECL-6.3', 'no-disc'));
}

/**
 * ECL-6.3, 13.1: pays the disc; activations follow, then the check for aggression. A reaction has exactly one activation,
 * whatever species and technologies say (ECL-13.2).
 */
function begin(m: M, seat: Seat, action: Action, reaction: boolean): Frame[] {
  const player = m.table.players[seat];
  player.discs -= 1;
  player.spent[reaction ? 'reaction' : action] += 1;
  m.table.turn = { ...newTurn(seat), action, reaction };
  tell(m, reaction ? 'reaction-taken' : 'action-taken', { seat, action });
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
  tell(m, 'passed', { seat, first });
}
