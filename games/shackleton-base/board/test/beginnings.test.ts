import { expect, test } from 'vitest';
import { SPACES } from '../../data/index.ts';
import { begins, ids, mayBegin } from '../read/targets.ts';

test('SHB-12.1: whoever swaps no astronaut begins the turn with any action at once', () => {
  expect(begins({ question: 'leader-swap' }, { none: true })).toBe(true);
  expect(begins({ question: 'leader-swap' }, { give: 'engineer', take: 'scientist' })).toBe(false);
  const actions = [ids.space(SPACES[0].id), ids.command('build'), ids.gateway];
  expect(actions.map(mayBegin)).toEqual([true, true, true]);
});
