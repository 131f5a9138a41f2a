import type { GameLessons } from '@orrery/games/contract';

export const words: GameLessons['words'] = {
  load: {
    en: async () => (await import('./en.ts')).en,
    pl: async () => (await import('./pl.ts')).pl,
    cs: async () => (await import('./cs.ts')).cs,
  },
};
