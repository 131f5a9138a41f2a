import { randomUUID } from 'node:crypto';
import { CLOSE, readLink, routeTo, type TableAction } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeOver } from '../store/sqlite.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import type { Store } from '../store/store.ts';
import { playOn } from './play-to-end.ts';
import { type Seats, TestServer } from './test-server.ts';

/** Commands whose link is replaced, or whose chair is freed, after they came and before it is their turn. */

let server: TestServer;
/** While set, whatever is to be written waits for it, and what comes later waits behind that. */
let gate: PromiseWithResolvers<void> | undefined;
let held = 0;
beforeAll(async () => {
  const file = new SqliteFile(':memory:');
  const store = storeOver(file.call);
  const write: Store['write'] = async (change) => {
    held++;
    await gate?.promise;
    held--;
    return store.write(change);
  };
  server = await TestServer.open({}, { store: { ...store, write } });
});
afterAll(() => server.close());

type Doom = (seats: Seats) => Promise<{ status: number; json?: { link?: string } }>;
type Reply = Promise<{ status: number; json?: { code?: string } }>;
type Command = (seats: Seats) => Reply;

/** The host, seat 0, replaces their own link, the invitation, the watching link, or frees seat 1. */
const relink =
  (body: object): Doom =>
  ({ id, tokens }) =>
    server.http.request(routeTo('reissue', id), { token: tokens[0], body });
const newHostLink = relink({ link: 'seat', seat: 0 });
const newJoinLink = relink({ link: 'join' });
const newWatchLink = relink({ link: 'watch' });
const freed: Doom = ({ id, tokens }) => server.http.action(id, tokens[0], { do: 'free', seat: 1 });

const act =
  (seat: number, action: TableAction): Command =>
  ({ id, tokens }) =>
    server.http.action(id, tokens[seat], action);
const post =
  (at: 'sit' | 'reissue' | 'answer' | 'undo', token: (seats: Seats) => string, body: object): Command =>
  (seats) =>
    server.http.request(routeTo(at, seats.id), { token: token(seats), body });
const get =
  (at: 'news', token: (seats: Seats) => string, query = ''): Command =>
  (seats) =>
    server.http.request(routeTo(at, seats.id) + query, { token: token(seats) });
const host = ({ tokens }: Seats) => tokens[0];
const guest = ({ tokens }: Seats) => tokens[1];

const shown = async ({ id, tokens }: Seats, seat: number) => {
  const { json } = await server.http.request(routeTo('table', id), { token: tokens[seat] });
  const { awaited, closes, version, watchers, ...rest } = json.table;
  return { ...rest, chairs: rest.chairs.map(({ presence, ...chair }: { presence?: object }) => chair) };
};

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((later) => setTimeout(later, 5));
};

/** Sends the command while the doom is being written; both are answered. */
async function whileWriting(doom: Doom, command: Command, seats: Seats) {
  gate = Promise.withResolvers();
  const dooming = doom(seats);
  await until(() => held > 0);
  const replying = command(seats);
  await new Promise((arrived) => setTimeout(arrived, 60));
  gate.resolve();
  gate = undefined;
  const doomed = await dooming;
  expect(doomed.status).toBe(200);
  return { reply: await replying, link: readLink(doomed.json?.link ?? '')?.token };
}

const LOBBY_ACTIONS: readonly TableAction[] = [
  { do: 'ready', ready: true },
  { do: 'leave' },
  { do: 'return' },
  { do: 'rename', name: 'Eve' },
  { do: 'start' },
  { do: 'options', options: { bonus: true } },
  { do: 'pace', pace: 'slow' },
  { do: 'hints', allowed: true },
  { do: 'seating', random: true },
  { do: 'chairs', chairs: 4 },
  { do: 'bot', seat: 2, level: 'easy' },
  { do: 'free', seat: 2 },
  { do: 'host', seat: 1 },
];
const PLAYING_ACTIONS: readonly TableAction[] = [
  { do: 'leave' },
  { do: 'return' },
  { do: 'rename', name: 'Eve' },
  { do: 'caretaker', seat: 1 },
  { do: 'hint', stage: 'good', question: 'abc' },
  { do: 'relink', seat: 1, yes: true },
  { do: 'host', seat: 1 },
];
const OVER_ACTIONS: readonly TableAction[] = [{ do: 'rematch', yes: true }];

const ROUTES: readonly (readonly [string, 'lobby' | 'playing' | 'over', Doom, Command])[] = [
  ['sit', 'lobby', newJoinLink, post('sit', ({ join }) => join, { name: 'Eve' })],
  ['reissue', 'lobby', newHostLink, post('reissue', host, { link: 'join' })],
  ['reissue of the seat', 'playing', newHostLink, post('reissue', host, { link: 'seat', seat: 0 })],
  ['reissue by who was freed', 'lobby', freed, post('reissue', guest, { link: 'seat', seat: 1 })],
  ['news', 'lobby', newHostLink, get('news', host, '?wait=5')],
  ['news of a watcher', 'playing', newWatchLink, get('news', ({ watch }) => watch, '?wait=5')],
  ['answer', 'playing', newHostLink, post('answer', host, { id: randomUUID(), match: 1, after: 0, answer: {} })],
  ['undo', 'playing', newHostLink, post('undo', host, { id: randomUUID(), match: 1, back: 1 })],
];

async function seatsAt(stage: 'lobby' | 'playing' | 'over'): Promise<Seats> {
  const seats = await server.table('high-card', ['Ada', 'Bo', 'Cy']);
  if (stage === 'lobby') return seats;
  await server.start(seats);
  if (stage === 'playing') return seats;
  const clients = [];
  for (const token of seats.tokens) clients.push(await server.client(seats.id, token).connect());
  await playOn(clients);
  await Promise.all(clients.map((client) => client.close()));
  return seats;
}

describe('a link that goes stale while a command waits', () => {
  const table = [
    ...LOBBY_ACTIONS.map((action) => [`${action.do} in the lobby`, 'lobby', newHostLink, act(0, action)] as const),
    ...PLAYING_ACTIONS.map((action) => [`${action.do} in a match`, 'playing', newHostLink, act(0, action)] as const),
    ...OVER_ACTIONS.map((action) => [`${action.do} after a match`, 'over', newHostLink, act(0, action)] as const),
    ...ROUTES,
  ];
  it.each(table)('is refused: %s', async (_name, stage, doom, command) => {
    const seats = await seatsAt(stage);
    const before = await shown(seats, 2);
    const { reply } = await whileWriting(doom, command, seats);
    expect([reply.status, reply.json?.code]).toEqual([403, 'bad-token']);
    const after = await shown(seats, 2);
    if (doom !== freed) expect(after).toEqual(before);
    else expect(after.chairs.map(({ kind }: { kind: string }) => kind)).toEqual(['human', 'free', 'human']);
  });

  it.each(LOBBY_ACTIONS)('takes nobody else’s chair when it was freed: $do', async (action) => {
    const seats = await seatsAt('lobby');
    const { reply } = await whileWriting(freed, act(1, action), seats);
    expect(reply.json?.code).toBe('bad-token');
    const { chairs } = await shown(seats, 2);
    expect(chairs.map(({ kind, name }: { kind: string; name?: string }) => name ?? kind)).toEqual([
      'Ada',
      'free',
      'Cy',
    ]);
  });

  it('takes nobody else’s chair when its person leaves five times at once', async () => {
    const seats = await seatsAt('lobby');
    const leave = () => server.http.action(seats.id, seats.tokens[0], { do: 'leave' });
    const left = await Promise.all([leave(), leave(), leave(), leave(), leave()]);
    expect(left.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    const { chairs } = await shown(seats, 2);
    expect(chairs.map(({ kind, name }: { kind: string; name?: string }) => name ?? kind)).toEqual(['free', 'Bo', 'Cy']);
  });

  it('is refused a history that waited for its turn', async () => {
    const seats = await seatsAt('playing');
    const turn = Promise.withResolvers<void>();
    const { engine } = server.running.services;
    const told = vi.spyOn(engine, 'history').mockImplementation(async (_behalf, log) => {
      await turn.promise;
      return JSON.stringify(await log());
    });
    const asking = server.http.request(routeTo('history', seats.id), { token: seats.tokens[0] });
    await until(() => told.mock.calls.length > 0);
    expect((await newHostLink(seats)).status).toBe(200);
    turn.resolve();
    expect((await asking).json.code).toBe('bad-token');
    told.mockRestore();
  });

  it('lets no hello in, and no answer of a socket', async () => {
    const seats = await seatsAt('playing');
    const ada = await server.client(seats.id, seats.tokens[0]).connect();
    const late = server.client(seats.id, seats.tokens[0]);
    const said = async () => {
      const answering = ada.answer(ada.asked?.answers[0] ?? {}).catch(() => undefined);
      await late.connect();
      return { status: 403, json: { code: (await answering)?.t ?? 'bad-token' } };
    };
    const { reply } = await whileWriting(newHostLink, said, seats);
    expect(reply.json?.code).not.toBe('ack');
    await until(() => ada.closeCode !== undefined);
    expect([ada.closeCode, late.closeCode, late.welcomed]).toEqual([CLOSE.forbidden, CLOSE.forbidden, undefined]);
    const { json } = await server.http.request(routeTo('table', seats.id), { token: seats.tokens[1] });
    expect(json.table.awaited).toContain(0);
  });

  it('who left a match before the next one was dealt changes nothing in it', async () => {
    const seats = await seatsAt('over');
    const { id, tokens } = seats;
    await server.http.action(id, tokens[1], { do: 'leave' });
    await server.http.action(id, tokens[0], { do: 'rematch', yes: true });
    const dealing: Doom = () => server.http.action(id, tokens[2], { do: 'rematch', yes: true });
    const { reply } = await whileWriting(dealing, act(1, { do: 'return' }), seats);
    expect(reply.json?.code).toBe('bad-token');
    const { chairs, match } = await shown(seats, 2);
    expect([match, chairs.map(({ kind }: { kind: string }) => kind).sort()]).toEqual([2, ['bot', 'human', 'human']]);
  });
});
