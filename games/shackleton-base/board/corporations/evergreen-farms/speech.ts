import type { Speeches } from '../../read/speech.ts';

export const ids = { farm: (size: number) => `farm:${size}` };

export const speech: Speeches = {
  farm: { 'choose-farm': (size) => ({ size: Number(size) }) },
};
