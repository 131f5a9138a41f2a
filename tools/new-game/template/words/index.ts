import type { GameWords } from '@orrery/ui/contract';

export const words: GameWords = {
  // Arguments that name a thing are said as its name: `moon` as `moon.io`, winners as players.
  kinds: { moon: 'moon', winners: 'seat' },
  load: {
    en: async () => (await import('./en.ts')).en,
    pl: async () => (await import('./pl.ts')).pl,
    cs: async () => (await import('./cs.ts')).cs,
  },
};
