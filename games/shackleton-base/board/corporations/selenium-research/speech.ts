import type { Speeches } from '../../read/speech.ts';

export const ids = { experiment: (slot: string) => `experiment:${slot}` };

export const speech: Speeches = {
  experiment: { 'choose-experiment': (slot) => ({ slot }) },
};
