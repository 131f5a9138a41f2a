import { Refusal } from '@orrery/kernel';
import { afterAll, expect, it } from 'vitest';
import { testEngine } from './test-engine.ts';
import { TestServer } from './test-server.ts';

/** Games told from their beginning: long work, for anybody who has a link. */

const engine = testEngine();
afterAll(() => engine.close());

const setup = { seats: 2, options: {}, seed: 'x' };
const log = async () => ({
  game: 'tic-tac-toe',
  edition: 1,
  match: 1,
  setup,
  entries: [],
  viewer: 'watcher' as const,
});
const never = () => new Promise<never>(() => {});

it('of a stranger who wants dozens keep nobody else waiting, and most are refused', async () => {
  const refused: unknown[] = [];
  for (let n = 0; n < 50; n++)
    engine.history({ address: 'stranger', table: 'long' }, never).catch((error: unknown) => refused.push(error));
  expect(JSON.parse(await engine.history({ address: 'honest', table: 'short' }, log))).toMatchObject({ match: 1 });
  expect(refused.length).toBe(44);
  expect(refused[0]).toBeInstanceOf(Refusal);
});

it('that take too long are not begun again and again', async () => {
  let time = Date.now();
  const server = await TestServer.open({}, { now: () => time });
  const { id, watch } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
  let begun = 0;
  Object.assign(server.running.services.engine, {
    history: async () => {
      begun++;
      throw new Refusal('too-slow', { ms: 15_000 });
    },
  });
  const ask = async () => (await server.http.request(`/api/tables/${id}/history`, { token: watch })).json.code;
  expect([await ask(), await ask(), begun]).toEqual(['too-slow', 'too-slow', 1]);
  time += 3_600_000;
  expect([await ask(), begun]).toEqual(['too-slow', 2]);
  await server.close();
});

it('keep no match from being loaded', async () => {
  for (let n = 0; n < 5; n++) engine.history({ address: `stranger ${n}`, table: 'long' }, never).catch(() => {});
  const { viewer: _, ...match } = await log();
  expect((await engine.condense(match)).number).toBe(0);
});
