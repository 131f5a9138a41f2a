import type { GameWords } from '@orrery/ui/contract';

export const words: GameWords = {
  kinds: {
    company: 'player',
    companies: 'player',
    victim: 'player',
    crew: 'player',
    zone: 'zone',
    zones: 'zone',
    from: 'zone',
    to: 'zone',
    ship: 'ship',
    dock: 'dock',
    resource: 'resource',
    character: 'character',
    card: 'card',
    dealt: 'card',
    rejected: 'card',
    mission: 'card',
    action: 'card',
    discovery: 'card',
    question: 'impossible',
  },
  load: {
    en: async () => (await import('./en.ts')).en,
    pl: async () => (await import('./pl.ts')).pl,
    cs: async () => (await import('./cs.ts')).cs,
  },
};
