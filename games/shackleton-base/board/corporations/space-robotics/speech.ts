import type { Speeches } from '../../read/speech.ts';

export const ids = { factory: (factory: string) => `factory:${factory}` };

export const speech: Speeches = {
  factory: { 'choose-factory': (factory) => ({ factory }) },
};
