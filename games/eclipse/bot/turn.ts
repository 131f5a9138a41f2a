import type { Action } from '../data/index.ts';
import { activations } from '../rules/lookups/economy.ts';
import type { OwnAnswer } from '../rules/vocabulary.ts';
import { buildPromise } from './build.ts';
import { forceIn, hopeIn } from './campaign.ts';
import { explorePromise, mayTake } from './explore.ts';
import { influencePromise } from './influence.ts';
import type { Mind } from './mind.ts';
import { movePromise } from './move.ts';
import { discCost, isAffordable, winnable } from './purse.ts';
import { researchPromise } from './research.ts';
import { upgradePromise } from './upgrade.ts';
import { monolithWish } from './wishes.ts';
import { sectorWorth } from './worth.ts';

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

export function judgeTurn(mind: Mind, answer: OwnAnswer<'turn'>): number {
  if (answer.do === 'pass') return passing(mind);
  return act(mind, answer.do, activations(mind.player, answer.do));
}

export const judgeReaction = (mind: Mind, answer: OwnAnswer<'react'>): number =>
  answer.do === 'pass' ? 0 : act(mind, answer.do, 1) - EFFORT;

const passing = ({ table, rounds }: Mind): number =>
  rounds > 0 && !table.players.some(({ passed }) => passed) ? FIRST_TO_PASS : 0;

function act(mind: Mind, action: Action, left: number): number {
  if (!isAffordable(mind.player, { discs: 1 })) return OUT_OF_REACH;
  const gain = promise(mind, action, left);
  return gain > IDLE
    ? gain + experienceOf(action, mind.rounds) - discCost(mind, 1) - forfeited(mind) - EFFORT
    : OUT_OF_REACH;
}

/** Points that an action brought beyond its promise, against passing, as counted over games: by stage of the game. */
const EXPERIENCE: {
  readonly [action in Action]: readonly [first: number, middle: number, late: number, last: number];
} = {
  explore: [-0.6, -0.4, -0.15, 0.1],
  research: [-0.35, -0.4, 0, 0.15],
  upgrade: [-0.25, -0.05, 0.05, 0.1],
  build: [-0.8, -0.45, -0.35, -0.2],
  move: [-0.9, -0.65, -0.45, -0.25],
  influence: [0, -0.25, -0.1, 0],
};

/** Rounds still to come at which a stage begins. */
const STAGES = [6, 3, 1, 0];

/** What games have taught about an action with so many rounds to come. */
const experienceOf = (action: Action, rounds: number): number =>
  EXPERIENCE[action][STAGES.findIndex((begin) => rounds >= begin)];

/** The least that ships are about to win and that one disc more, spent on an action, would leave unclaimed. */
const forfeited = (mind: Mind): number =>
  mind.once('forfeited', () => {
    const { player } = mind;
    const claims = winnable(mind);
    const paid = player.discs > claims.length && isAffordable(player, { discs: claims.length + 1 });
    if (claims.length === 0 || paid) return 0;
    // What each is worth, as likely as it is won.
    return Math.min(
      ...claims.map((sector) => hopeIn(mind, sector, forceIn(mind, sector)) * Math.max(0, sectorWorth(mind, sector))),
    );
  });
