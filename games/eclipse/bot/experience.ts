import type { Action } from '../data/index.ts';

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
export const experienceOf = (action: Action, rounds: number): number =>
  EXPERIENCE[action][STAGES.findIndex((begin) => rounds >= begin)];
