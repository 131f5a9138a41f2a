import type { Opinion } from '@orrery/ai';
import { Play, type View, view } from '@orrery/kernel';
import { ticTacToe } from '@orrery/kernel/samples';
import { expect, test } from 'vitest';
import { adviseTogether, type BotWorker, decideTogether } from '../../device/bot-workers.ts';

const seen = view(Play.start(ticTacToe, { seats: 2, seed: 1 }), 0) as unknown as View;
const [one, other] = seen.asked[0].answers;
const thinks = (...visits: readonly [one: number, other: number]): BotWorker & { asked: unknown[] } => {
  const asked: unknown[] = [];
  const opinions: Opinion[] = [
    { answer: one, visits: visits[0], total: 0 },
    { answer: other, visits: visits[1], total: 0 },
  ];
  return {
    asked,
    think: async (request) => {
      asked.push({ seed: request.seed, workers: request.workers });
      return opinions;
    },
    advise: async (request) => {
      asked.push({ seed: request.seed, workers: request.workers });
      return { wanted: {}, answers: opinions.map((one) => ({ ...one, squares: 0, weight: 1, signs: {} })) };
    },
  };
};
const dies: BotWorker = {
  think: () => Promise.reject(new Error('died')),
  advise: () => Promise.reject(new Error('died')),
};

test('workers that share a question are heard together', async () => {
  const crew = [thinks(6, 4), thinks(2, 8)];
  expect(await decideTogether(crew, { view: seen, level: 'hard', seed: 's' })).toEqual(other);
  expect(crew.map(({ asked }) => asked)).toEqual([[{ seed: 's', workers: 2 }], [{ seed: 's/1', workers: 2 }]]);
});

test('a level that thinks shortly takes one worker, so that a game is the same on every device', async () => {
  const crew = [thinks(9, 1), thinks(0, 1)];
  await decideTogether(crew, { view: seen, level: 'easy', seed: 's' });
  expect(crew.map(({ asked }) => asked.length)).toEqual([1, 0]);
});

test('a worker that fails leaves the thoughts of the others; without any it is an error', async () => {
  expect(await decideTogether([dies, thinks(6, 4)], { view: seen, level: 'hard', seed: 's' })).toEqual(one);
  await expect(decideTogether([dies, dies], { view: seen, level: 'hard', seed: 's' })).rejects.toThrow('died');
});

test('all workers advise a person together; one that fails leaves the advice of the others', async () => {
  const crew = [thinks(6, 4), dies, thinks(2, 8)];
  const { answers } = await adviseTogether(crew, { view: seen, seed: 's' });
  expect(answers.map(({ visits }) => visits)).toEqual([8, 12]);
});
