import type { GameRulebook } from '@orrery/ui/contract';

export const rulebook: GameRulebook = {
  load: {
    en: async () => (await import('./en.ts')).chapters,
    pl: async () => (await import('./pl.ts')).chapters,
    cs: async () => (await import('./cs.ts')).chapters,
  },
};
