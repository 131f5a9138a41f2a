import type { OptionSpecs, OptionsOf } from '@orrery/kernel';
import { MOONS } from '../data/index.ts';

/** TM-2.1 */
export const options = {
  moons: { kind: 'number', min: 3, max: MOONS.length, default: 4 },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;
