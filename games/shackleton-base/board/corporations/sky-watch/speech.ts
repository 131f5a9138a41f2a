import type { Speeches } from '../../read/speech.ts';

export const ids = { programme: (programme: string) => `programme:${programme}`, asteroid: 'asteroid:tile' };

export const speech: Speeches = {
  programme: { 'choose-programme': (programme) => ({ programme }) },
};
