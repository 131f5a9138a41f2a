import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LOST } from '../engine/messages.ts';
import { testEngine } from './test-engine.ts';

const setup = { seats: 2, seed: 'x' };

it('a thread that is stuck takes no request along but that one, however many bundles are under way', async () => {
  const engine = testEngine({ rulesLimit: 300 });
  const open = { match: 1, setup, entries: [], edition: 1 };
  await engine.open({ ...open, key: 'bad', game: 'failing' });
  await engine.open({ ...open, key: 'good', game: 'tic-tac-toe' });
  const stuck = engine.play({ key: 'bad', intents: [{ seat: 0, intent: { answer: { act: 'loop' }, after: 0 } }] });
  const others: Promise<unknown>[] = [];
  for (let bundle = 0; bundle < 4; bundle++) {
    await turn();
    others.push(engine.view({ key: 'good', seat: 0 }), engine.view({ key: 'bad', seat: 0 }));
  }
  await expect(stuck).rejects.toThrow('too-slow');
  // Another thread answers all of them, once: it knows nothing of the sessions yet.
  expect(await Promise.all(others)).toEqual(others.map(() => LOST));
  await engine.close();
});

it('a process that was halted reads what its threads have answered before it calls them stuck', async () => {
  const kills: unknown[] = [];
  const engine = testEngine({ rulesLimit: 200, onKill: (kill) => void kills.push(kill) });
  await engine.open({ match: 1, setup, entries: [], edition: 1, key: 'good', game: 'tic-tac-toe' });
  const view = engine.view({ key: 'good', seat: 0 });
  await turn();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  expect(JSON.parse(await view)).toMatchObject({ seats: 2 });
  expect(kills).toEqual([]);
  await engine.close();
});

it('answers come to the requests they belong to, however many bundles are under way', async () => {
  const engine = testEngine();
  const seats = [2, 3, 4];
  for (const n of seats)
    await engine.open({
      key: `${n}`,
      game: 'high-card',
      edition: 1,
      match: 1,
      setup: { seats: n, seed: 1 },
      entries: [],
    });
  const asked: Promise<[number, unknown]>[] = [];
  for (let n = 0; n < 60; n++) {
    if (n % 7 === 0) await turn();
    const key = `${seats[n % 3]}`;
    asked.push(engine.view({ key, seat: 0 }).then((text) => [seats[n % 3], JSON.parse(text).seats]));
  }
  for (const [wanted, got] of await Promise.all(asked)) expect(got).toBe(wanted);
  await engine.close();
});
