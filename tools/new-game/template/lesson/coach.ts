import type { GameCoach } from '@orrery/ui/lesson';
import type { TinyMoons } from '../rules/vocabulary.ts';

export const coach: GameCoach<TinyMoons> = {
  goal: [{ id: 'moons', at: ['moon:io', 'moon:europa', 'moon:titan'] }, { id: 'turn' }, { id: 'star' }],
  // A question that is forgotten here does not compile.
  questions: {
    'lay-star': { points: ['high', 'hand'], at: 'answers' },
    'choose-moon': { points: ['last', 'worth'], at: 'answers' },
    'play-card': { points: ['enough', 'lost'], at: 'answers' },
  },
  news: {
    'moon-won': { weight: 3, mine: 'winners' },
    'card-played': { weight: 1 },
  },
  terms: {
    star: { rule: 'TM-3.1', forms: { en: 'star|stars', pl: 'gwiazd*|gwieździe', cs: 'hvězd*' } },
    light: { rule: 'TM-5.1', forms: { en: 'light', pl: 'światł*|świetle', cs: 'světl*' } },
  },
  tips: ['last', 'little', 'worth', 'star', 'tie'],
};
