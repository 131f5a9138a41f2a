import type { OptionSpecs, OptionsOf } from '@orrery/kernel';
import { CORPORATIONS, FILES } from '../data/index.ts';

/** Choices before the game (SHB-16.1, SHB-3.3.3). */
export const options = {
  corporations: {
    kind: 'choice',
    of: ['random', ...FILES.setup.presets.map(({ id }) => id), 'chosen'],
    default: 'random',
  },
  first: { kind: 'choice', of: CORPORATIONS, default: CORPORATIONS[0], when: { corporations: 'chosen' } },
  second: { kind: 'choice', of: CORPORATIONS, default: CORPORATIONS[1], when: { corporations: 'chosen' } },
  third: { kind: 'choice', of: CORPORATIONS, default: CORPORATIONS[2], when: { corporations: 'chosen' } },
  /** Which sides of the leader tiles: each at random, or all the same. */
  leaders: { kind: 'choice', of: ['mixed', 'A', 'B'], default: 'mixed' },
} as const satisfies OptionSpecs;

export type Options = OptionsOf<typeof options>;
