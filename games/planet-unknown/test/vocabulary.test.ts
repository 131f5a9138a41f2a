import { saidIn } from '@orrery/ui/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { en } from '../words/en.ts';
import { tidily } from './tidy.ts';

/** Too rare for random games: their own tests tell of them. */
const RARE = {
  question: ['keep-card', 'select-extra', 'tech-as-energy'],
  event: ['patch-swapped', 'patch-doubled', 'patch-lost', 'advance-repeated'],
};

/** The catalogue has a message for each word of the vocabulary: the compiler sees to that. */
const wordsOf = (kind: 'question' | 'event'): string[] =>
  Object.keys(en)
    .filter((key) => key.startsWith(`${kind}.`))
    .map((key) => key.slice(kind.length + 1))
    .filter((word) => !RARE[kind].includes(word));

describe('random games really say what the vocabulary promises', () => {
  const { questions, events, unsteady } = saidIn(game, 120, tidily);

  it('ask every question', () => {
    expect(wordsOf('question').filter((id) => !questions[id])).toEqual([]);
  });

  it('tell every event', () => {
    expect(wordsOf('event').filter((type) => !events[type])).toEqual([]);
  });

  it('tell an event or ask a question with the same fields each time', () => {
    expect(unsteady).toEqual([]);
  });
});
