import { expect, test } from 'vitest';
import { noteFinished, notePlayed, noteStep, progressOf } from '../../settings/progress.ts';

test('a game played to its end is remembered beside the lessons', () => {
  const underWay = { lesson: 'b', scene: 0, place: { step: 0, given: [], began: [0] }, step: 1 };
  notePlayed('some-game');
  expect(progressOf('some-game').get()).toEqual({ finished: [], played: true });
  noteStep('some-game', underWay);
  expect(progressOf('some-game').get()).toEqual({ finished: [], played: true, underWay });
  noteFinished('some-game', 'b');
  expect(progressOf('some-game').get()).toEqual({ finished: ['b'], played: true });
  expect(progressOf('another-game').get()).toEqual({ finished: [] });
});
