import type { Lesson } from '@orrery/ui/lesson';
import { MOON_FACTS, STAR_POINTS } from '../data/index.ts';
import type { TinyMoons } from '../rules/vocabulary.ts';

/** The learner is seat 0. Luck is forced, so that these cards are there; whatever else happens follows from the rules. */
const HANDS = [34, 25, 20, 8, 31, 18, 12, 5];

export const firstMoon: Lesson<TinyMoons> = {
  id: 'first-moon',
  minutes: 2,
  rules: ['TM-3.1', 'TM-4.1', 'TM-4.3', 'TM-5.1', 'TM-5.2', 'TM-5.4'],
  scenes: [
    {
      id: 'io',
      from: { seats: 2, options: { moons: 3 }, forced: { deck: [HANDS], 'first player': [1] } },
      steps: [
        { kind: 'say', id: 'goal', at: ['moon:io'], with: { moon: 'io', ...MOON_FACTS.io } },
        {
          kind: 'do',
          id: 'star',
          at: ['card:34'],
          with: { card: 34, points: STAR_POINTS },
          question: 'lay-star',
          like: { card: 34 },
          nudges: [{ id: 'high' }],
          // The rival's star, and a whole turn.
          next: [
            [1, { card: 31 }],
            [1, { moon: 'io' }],
            [1, { card: 18 }],
          ],
        },
        {
          kind: 'do',
          id: 'moon',
          at: ['moon:io'],
          with: { moon: 'io', light: 18 },
          question: 'choose-moon',
          like: { moon: 'io' },
          nudges: [{ id: 'last' }],
        },
        {
          kind: 'do',
          id: 'card',
          at: ['card:20'],
          with: { card: 20, light: 18 },
          question: 'play-card',
          like: { card: 20 },
          nudges: [{ on: { card: 8 }, id: 'low' }, { id: 'enough' }],
          next: [
            [1, { moon: 'titan' }],
            [1, { card: 12 }],
          ],
        },
        {
          kind: 'check',
          id: 'tie',
          at: ['moon:titan'],
          with: { moon: 'titan', half: Math.floor(MOON_FACTS.titan.points / 2) },
          options: ['first', 'both', 'nobody'],
          right: 'both',
        },
      ],
    },
  ],
};
