import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Turns } from '../store/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lasting = (ms: number) => () => new Promise<number>((done) => setTimeout(() => done(ms), ms));

it('so many at once, however many there are, and each in its turn', async () => {
  const turns = new Turns(3);
  let atOnce = 0;
  let most = 0;
  const order: number[] = [];
  const all = Array.from({ length: 100 }, (_, at) =>
    turns.run(async () => {
      most = Math.max(most, ++atOnce);
      await lasting(500)();
      atOnce--;
      order.push(at);
    }),
  );
  // The last one waits for 16 seconds: who waits in a queue that moves is not told that nothing does.
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(all);
  expect(most).toBe(3);
  expect(order).toEqual(Array.from({ length: 100 }, (_, at) => at));
});

it('who waits is told when nothing comes to a good end, and the next one is served again', async () => {
  const turns = new Turns(1);
  const stuck = turns.run(lasting(10_000));
  const told = expect(turns.run(lasting(1))).rejects.toThrow('nothing was done for 3000 ms');
  await vi.advanceTimersByTimeAsync(3000);
  await told;
  await vi.advanceTimersByTimeAsync(7000);
  await stuck;
  const next = turns.run(lasting(1));
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toBe(1);
});

it('what fails gives its turn on, and counts as nothing done', async () => {
  const turns = new Turns(1);
  const failing = () => lasting(1000)().then(() => Promise.reject(new Error('down')));
  const all = [1, 2, 3, 4, 5].map(() => expect(turns.run(failing)).rejects.toThrow(/down|nothing was done/));
  await vi.advanceTimersByTimeAsync(3000);
  await Promise.all(all);
});
