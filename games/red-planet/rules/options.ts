import type { OptionSpecs, OptionsOf } from '@orrery/kernel';
import { LEVELS } from '../data/solo.ts';

/** MRP-D21 */
export const options = {
  bots: { kind: 'number', min: 2, max: 5, default: 2, seats: [1, 1] },
  level: { kind: 'choice', of: LEVELS, default: 'director', seats: [1, 1] },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;
