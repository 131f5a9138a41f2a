import { saidIn } from '@orrery/ui/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/index.ts';
import { REASONS } from '../rules/vocabulary.ts';
import { DECISIONS } from './decisions.ts';

const { questions, reasons, unsteady } = saidIn(game, 400);

describe('random games really say what the vocabulary promises', () => {
  it('ask every question, by its rule', () => {
    const asked = Object.entries(questions).map(([id, { rule }]) => [id, rule]);
    expect(Object.fromEntries(asked)).toEqual(DECISIONS);
  });

  it('tell an event or ask a question with the same fields each time', () => {
    expect(unsteady).toEqual([]);
  });

  it('give every reason, with its rule', () => {
    expect(reasons).toEqual(Object.fromEntries(Object.entries(REASONS).map(([why, rule]) => [why, [rule]])));
  });
});
