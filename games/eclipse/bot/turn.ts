import type { Answer } from '@orrery/kernel';
import type { Action } from '../data/index.ts';
import { activations } from '../rules/economy.ts';
import { buildPromise } from './build.ts';
import { experienceOf } from './experience.ts';
import { explorePromise, mayTake } from './explore.ts';
import { forfeited } from './forfeit.ts';
import { influencePromise } from './influence.ts';
import type { Mind } from './mind.ts';
import { movePromise } from './move.ts';
import { discCost, isAffordable } from './purse.ts';
import { researchPromise } from './research.ts';
import { upgradePromise } from './upgrade.ts';
import { monolithWish } from './wishes.ts';

/** Actions that cannot be paid, or would do nothing. */
const OUT_OF_REACH = -20;
const IDLE = 0.05;

/** What an action with so many activations brings before its disc is paid. */
function promise(mind: Mind, action: Action, left: number): number {
  switch (action) {
    case 'explore':
      return mayTake(mind, 2) ? explorePromise(mind) : OUT_OF_REACH;
    case 'research':
      return researchPromise(mind);
    case 'upgrade':
      return upgradePromise(mind, left);
    case 'build':
      return Math.max(buildPromise(mind, left), monolithWish(mind)?.gain ?? 0);
    case 'move':
      return movePromise(mind, left);
    case 'influence':
      return influencePromise(mind);
  }
}

/** The first to pass gets money and begins the next round (ECL-6.6). */
const FIRST_TO_PASS = 0.3;
/** Nobody acts for nothing. */
const EFFORT = 0.1;

export function judgeTurn(mind: Mind, answer: Answer): number {
  if (answer.do === 'pass') return passing(mind);
  return act(mind, answer.do as Action, activations(mind.player, answer.do as Action));
}

export const judgeReaction = (mind: Mind, answer: Answer): number =>
  answer.do === 'pass' ? 0 : act(mind, answer.do as Action, 1) - EFFORT;

const passing = ({ table, rounds }: Mind): number =>
  rounds > 0 && !table.players.some(({ passed }) => passed) ? FIRST_TO_PASS : 0;

function act(mind: Mind, action: Action, left: number): number {
  if (!isAffordable(mind.player, { discs: 1 })) return OUT_OF_REACH;
  const gain = promise(mind, action, left);
  return gain > IDLE
    ? gain + experienceOf(action, mind.rounds) - discCost(mind, 1) - forfeited(mind) - EFFORT
    : OUT_OF_REACH;
}
