import { keysOf, type OptionSpecs, type OptionsOf } from '@orrery/kernel';
import { LEVELS } from '../data/index.ts';

/** MC-D26, MC-13.4 */
export const options = {
  difficulty: { kind: 'choice', of: keysOf(LEVELS), default: 'easy', seats: [1, 1] },
  longGame: { kind: 'switch', default: false },
  coloniesPerPlanet: { kind: 'choice', of: ['one', 'unlimited'], default: 'one' },
  specialistsStart: { kind: 'choice', of: ['locked', 'ready'], default: 'locked' },
  outpostMoveVp: { kind: 'choice', of: ['everyTime', 'oncePerPlanet'], default: 'everyTime' },
  stallRounds: { kind: 'number', min: 8, max: 20, default: 12 },
  roundLimit: { kind: 'number', min: 30, max: 80, default: 80 },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;
