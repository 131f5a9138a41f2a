import { type Answer, below, Play, type Random, randomFrom, type Seat } from '@orrery/kernel';
import { type Given, playOut, randomSetup } from '@orrery/kernel/testing';
import { game } from '../rules/index.ts';
import { balance } from '../rules/lookups/economy.ts';
import type { Eclipse } from '../rules/vocabulary.ts';

/**
 * Random play that does not ruin itself: blind choice goes bankrupt in the first round and never sees the rest of the
 * game. Here a seat passes when the next Upkeep gets dear, and mostly takes what brings the game forward.
 */
export function steadily(play: Play<Eclipse>, random: Random): Given {
  const asked = play.asked().filter(({ offer }) => !offer || below(random, 8) === 0);
  const { seat, answers } = asked[below(random, asked.length)];
  return { seat, answer: choose(play, seat, answers, random) };
}

const DULL: readonly ((answer: Answer) => boolean)[] = [
  (answer) => ['trade', 'pass', 'end', 'discard', 'return'].includes(String(answer.do)),
  (answer) => answer.use === false || answer.claim === false || answer.accept === false,
  (answer) => answer.to === 'track',
];

function choose(play: Play<Eclipse>, seat: Seat, answers: readonly Answer[], random: Random): Answer {
  const { turn, players } = play.table;
  const atTurn = turn?.seat === seat && turn.action === null && players[seat].species !== null;
  const thrifty = atTurn && balance(players[seat]) <= below(random, 4);
  const careful = answers.filter((answer) => answer.do === 'pass' || answer.do === 'colonize');
  const lively = answers.filter((answer) => !DULL.some((dull) => dull(answer)));
  const list = thrifty && careful.length > 0 && below(random, 10) > 0 ? careful : lively;
  const from = list.length > 0 && below(random, 12) > 0 ? list : answers;
  return from[below(random, from.length)];
}

/** A whole steady game; `each` sees the match before every answer. */
export const steadyGame = (seed: string, each?: (play: Play<Eclipse>) => void): Play<Eclipse> =>
  playOut(Play.start(game, randomSetup(game, seed)), randomFrom(`steady/${seed}`), each, steadily);
