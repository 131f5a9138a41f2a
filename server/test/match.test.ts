import { randomUUID } from 'node:crypto';
import { Refusal } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { LOST } from '../engine/messages.ts';
import { Metrics } from '../metrics.ts';
import type { TableDoc } from '../room/document.ts';
import { ALONE } from '../room/lease.ts';
import { Match, type Surroundings } from '../room/match.ts';
import type { Settled, Submission } from '../room/submissions.ts';
import type { Services } from '../services.ts';
import { type MatchRow, StorageError } from '../store/store.ts';
import { SILENT } from './test-server.ts';

const setup = JSON.stringify({ game: 'tic-tac-toe', edition: 1, setup: { seats: 2, options: {}, seed: 'x' } });
const row: MatchRow = { id: 7, number: 1, setup, fairness: '{}', players: '[]', entries: 3, awaited: [0], over: false };
const around: Surroundings = { doc: { pace: 'live', chairs: [] } as unknown as TableDoc, viewers: [] };
const matchOver = (services: Services) => new Match(services, ALONE, 'table0000000', row);
/** As a room does it. */
const process = async (match: Match, submissions: readonly Submission[]) =>
  match.settleRefused(await match.process(submissions, around));

/** A match whose rules cannot be loaded in time, however often it is tried; aside, as `condense` says. */
function slowMatch(condense: () => Promise<unknown>) {
  const aside: string[] = [];
  const position = { number: 3, awaited: [0], over: false };
  const engine = {
    open: async ({ snapshot }: { snapshot?: Uint8Array }) => {
      if (!snapshot) throw new Refusal('too-slow', { ms: 2000 });
      return position;
    },
    fresh: async () => '{"view":1}',
    condense,
    drop() {},
  };
  const store = {
    match: async () => ({ entries: [] }),
    quarantine: async (_match: number, reason: string) => void aside.push(reason),
  };
  const services = { engine, store, log: SILENT, now: () => 0 } as unknown as Services;
  return { writer: matchOver(services), aside };
}

it('a match that is slow to load because the machine is busy is not set aside', async () => {
  const { writer, aside } = slowMatch(async () => ({ number: 3, state: new Uint8Array(1) }));
  for (let tries = 0; tries < 2; tries++) await expect(writer.now(0, {}, around)).rejects.toThrow('too-slow');
  expect(await writer.now(0, {}, around)).toMatchObject({ fresh: '{"view":1}' });
  expect(aside).toEqual([]);
});

it('a match that cannot even be loaded aside, with time, is set aside', async () => {
  const { writer, aside } = slowMatch(() => Promise.reject(new Refusal('too-slow', { ms: 15_000 })));
  for (let tries = 0; tries < 3; tries++) await expect(writer.now(0, {}, around)).rejects.toThrow('too-slow');
  expect(aside).toEqual(['too-slow']);
});

it('a server that stops meanwhile is no reason to set a match aside', async () => {
  const { writer, aside } = slowMatch(() => Promise.reject(new Refusal('stopping')));
  for (let tries = 0; tries < 3; tries++) await expect(writer.now(0, {}, around)).rejects.toThrow();
  expect(aside).toEqual([]);
});

it('who was told that an answer counts does not hear otherwise because the database fails for another', async () => {
  const position = { number: 4, awaited: [0], over: false };
  const made = [{ number: 4, seat: 0, answer: '{}', hash: '', seal: null, by: 0 }];
  const verdicts = [
    { ok: true, number: 4 },
    { ok: false, code: 'not-listed', details: {} },
  ];
  const engine = {
    open: async () => ({ ...position, number: 3 }),
    play: async () => ({ ...position, verdicts, made, updates: [] }),
    drop() {},
  };
  const store = {
    match: async () => ({ entries: [] }),
    write: async () => ({ ok: true }),
    entryOf: () => Promise.reject(new StorageError('storage-gone')),
  };
  const services = { engine, store, metrics: new Metrics(), log: SILENT, now: () => 0 } as unknown as Services;
  const writer = matchOver(services);
  const told: unknown[][] = [[], []];
  await process(
    writer,
    told.map((mine, seat) => ({
      match: 1,
      seat,
      intent: { answer: {}, after: 3 },
      id: randomUUID(),
      settle: (settled) => void mine.push(settled.ok || settled.code),
      tries: 0,
    })),
  );
  expect(told).toEqual([[true], ['storage-gone']]);
});

it('somebody whose thread died several times of others’ matches is not told of it', async () => {
  let losses = 0;
  const engine = {
    open: async () => ({ number: 3, awaited: [0], over: false }),
    play: async () =>
      losses++ < 3
        ? LOST
        : { number: 3, awaited: [0], over: false, verdicts: [{ ok: true, number: 3 }], made: [], updates: [] },
    drop() {},
  };
  const store = { match: async () => ({ entries: [] }) };
  const services = { engine, store, log: SILENT, now: () => 0, config: { rulesLimit: 1 } } as unknown as Services;
  const writer = matchOver(services);
  const told: unknown[] = [];
  const settle = (settled: Settled) => void told.push(settled);
  await process(writer, [{ match: 1, seat: 0, intent: { back: 3 }, id: randomUUID(), settle, tries: 0 }]);
  expect(told).toEqual([{ ok: true, number: 3 }]);
});

it('who comes back having seen more than this node knows is not shown the past', async () => {
  const at = (number: number) => ({ number, awaited: [0], over: false, verdicts: [], made: [], updates: [] });
  const engine = {
    open: async () => ({ number: 3, awaited: [0], over: false }),
    follow: async () => at(4),
    fresh: async () => 'a view',
  };
  const store = {
    match: async () => ({ entries: [] }),
    entries: async (_match: number, from: number) => (from <= 4 ? [{ number: 4 }] : []),
  };
  const services = { engine, store, log: SILENT, now: () => 0 } as unknown as Services;
  const writer = matchOver(services);
  expect(await writer.now(0, { match: 1, seen: 4 }, around)).toMatchObject({ position: { number: 4 } });
});

it('an answer from somebody who has seen more than this node knows is judged after a look at the log', async () => {
  const calls: string[] = [];
  const at = (number: number) => ({ number, awaited: [0], over: false, verdicts: [], made: [], updates: [] });
  const engine = {
    open: async () => ({ number: 3, awaited: [0], over: false }),
    follow: async () => {
      calls.push('follow');
      return at(4);
    },
    play: async () => {
      calls.push('play');
      return { ...at(4), verdicts: [{ ok: false, code: 'not-listed', details: {} }] };
    },
  };
  const store = {
    match: async () => ({ entries: [] }),
    entries: async (_match: number, from: number) => (from <= 4 ? [{ number: 4 }] : []),
    entryOf: async () => undefined,
  };
  const services = { engine, store, log: SILENT, now: () => 0 } as unknown as Services;
  const writer = matchOver(services);
  const answer = (after: number) =>
    process(writer, [{ match: 1, seat: 0, intent: { answer: {}, after }, id: randomUUID(), settle() {}, tries: 0 }]);
  await answer(3);
  expect(calls).toEqual(['play']);
  await answer(4);
  expect(calls).toEqual(['play', 'follow', 'play']);
  expect(writer.position.number).toBe(4);
});
