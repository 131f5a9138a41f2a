import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnswerBody, LIMITS, PROTOCOL } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { openSqlite } from '../store/sqlite.ts';
import { StorageError } from '../store/store.ts';
import { playOn } from './play-to-end.ts';
import { type Seats, TestServer } from './test-server.ts';

let server: TestServer;
let seats: Seats;
beforeAll(async () => {
  server = await TestServer.open({ messagesPerSecond: 40 });
  seats = await server.table('high-card', ['Ada', 'Bo']);
  await server.start(seats);
});
afterAll(() => server.close());

const body = { game: 'tic-tac-toe', pace: 'live', name: 'Eve', chairs: [{ kind: 'human' }, { kind: 'human' }] };
const post = (wish: unknown, headers = {}) => server.http.request('/api/tables', { body: wish, headers });

describe('requests', () => {
  it('from another site are refused, our own pages and programs are not', async () => {
    expect((await post(body, { origin: 'https://evil.example' })).json.code).toBe('bad-origin');
    expect((await post(body, { origin: 'null' })).json.code).toBe('bad-origin');
    expect((await post(body, { 'sec-fetch-site': 'cross-site' })).json.code).toBe('bad-origin');
    expect((await post(body, { origin: server.origin })).status).toBe(200);
    expect((await post(body)).status).toBe(200);
  });

  it('must be what the protocol says', async () => {
    const bad: [unknown, string][] = [
      ['{"game":', 'bad-request'],
      ['[]', 'bad-request'],
      [{ ...body, admin: true }, 'bad-request'],
      [{ ...body, name: 7 }, 'bad-request'],
      [{ ...body, chairs: [] }, 'bad-request'],
      [
        {
          ...body,
          chairs: [
            { kind: 'bot', level: 'easy' },
            { kind: 'bot', level: 'easy' },
          ],
        },
        'bad-request',
      ],
      [{ ...body, game: 'chess' }, 'unknown-game'],
      [{ ...body, chairs: body.chairs.slice(1) }, 'bad-seats'],
      ['{"__proto__":{"admin":true}}', 'bad-request'],
      [{ ...body, options: { constructor: 'x' } }, 'unknown-option'],
      ['x'.repeat(LIMITS.body + 1), 'too-large'],
    ];
    for (const [wish, code] of bad)
      expect((await post(wish)).json, JSON.stringify(wish).slice(0, 80)).toMatchObject({ code });
    expect((await server.http.request('/api/nothing')).json).toEqual({ code: 'not-found', details: {} });
    expect((await server.http.request('/api/ab%')).json).toMatchObject({ code: 'bad-request' });
    const misspelt = await fetch(`${server.origin}//elsewhere/ab%`, { redirect: 'manual' });
    expect(misspelt.headers.get('location')).toBe('/elsewhere/ab%25');
    const file = 'x'.repeat(LIMITS.gameFile + 1);
    const { json } = await server.http.request('/api/files/check', { body: file });
    expect(json).toEqual({ code: 'too-large', details: { limit: LIMITS.gameFile } });
    expect(AnswerBody.safeParse({ cells: ['x'.repeat(200)] }).success).toBe(true);
    expect(AnswerBody.safeParse({ cells: Array.from({ length: 20 }, () => 'x'.repeat(200)) }).success).toBe(false);
  });

  it('say what was wrong without repeating what was sent', async () => {
    const { text } = await post({ ...body, name: { secret: 'os_abcdefghijklmnopqrstuvwx' } });
    expect(text).toContain('name');
    expect(text).not.toContain('os_abc');
    const unknown = await post({ ...body, os_abcdefghijklmnopqrstuvwx: 1 });
    expect(unknown.json).toEqual({ code: 'bad-request', details: { at: '', problem: 'unknown fields' } });
    const long = await post({ ...body, options: { ['x'.repeat(50_000)]: 1 } });
    expect(long.status).toBe(400);
    expect(long.text.length).toBeLessThan(500);
  });

  it('for a table with an impossible name never reach the database', async () => {
    const asked = vi.spyOn(server.running.services.store, 'table');
    for (const name of ['%00', 'a%00bcdefghijk', 'x'.repeat(90), '%F0%9F%9A%80'])
      expect((await server.http.request(`/api/tables/${name}`, { token: seats.watch })).json).toEqual({
        code: 'no-table',
        details: {},
      });
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('need the right token', async () => {
    const path = `/api/tables/${seats.id}`;
    expect((await server.http.request(path)).json.code).toBe('no-token');
    expect((await server.http.request(path, { token: 'os_aaaaaaaaaaaaaaaaaaaaaaaa' })).json.code).toBe('bad-token');
    expect((await server.http.request(`${path}?token=${seats.tokens[0]}`)).json.code).toBe('no-token');
    const other = await server.table('tic-tac-toe', ['Cy', 'Di']);
    expect((await server.http.request(path, { token: other.tokens[0] })).json.code).toBe('bad-token');
    const answer = { id: randomUUID(), match: 1, after: 0, answer: { card: 'n1' } };
    for (const token of [seats.watch, seats.join])
      expect((await server.http.request(`${path}/answers`, { token, body: answer })).json.code).toBe('not-seated');
  });

  it('come with strict headers', async () => {
    const { headers } = await server.http.request('/api/games');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('HEAD is no way to have the work of a GET done uncounted', async () => {
    const { id, tokens } = await server.table('tic-tac-toe', ['Ada', 'Bo']);
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    for (const path of [`/api/tables/${id}`, `/api/tables/${id}/history`, `/api/tables/${id}/file`])
      expect((await fetch(server.origin + path, { method: 'HEAD', headers: bearer(tokens[0]) })).status).toBe(404);
  });

  it('too many at once are refused', async () => {
    const strict = await TestServer.open({ requestsPerMinute: 5 });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await strict.http.request('/api/games')).status);
    const last = await strict.http.request('/api/games');
    await strict.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(last.json).toMatchObject({ code: 'too-many', details: { seconds: expect.any(Number) } });
  });
});

describe('sockets', () => {
  it('from another site are refused at the handshake', async () => {
    const eve = server.client(seats.id, seats.tokens[0]);
    await expect(eve.connect({ headers: { origin: 'https://evil.example' } })).rejects.toThrow('403');
    const ada = await server.client(seats.id, seats.tokens[0]).connect({ headers: { origin: server.origin } });
    expect(ada.welcomed).toBe('fresh');
    await ada.close();
  });

  it('are closed without a good token', async () => {
    const eve = await server.client(seats.id, 'os_aaaaaaaaaaaaaaaaaaaaaaaa').connect();
    expect(eve.closeCode).toBe(4403);
    expect(eve.problems).toMatchObject([{ code: 'bad-token' }]);
    const lost = await server.client('000000000000', seats.tokens[0]).connect();
    expect(lost.problems).toMatchObject([{ code: 'no-table' }]);
  });

  it('are closed when they send nonsense, floods or huge messages', async () => {
    const attacks: [string, (say: (message: unknown) => void) => void][] = [
      ['nonsense', (say) => say('{"t":')],
      ['unknown field', (say) => say({ t: 'ping', more: 1 })],
      ['unknown kind', (say) => say({ t: 'sudo' })],
      ['deep', (say) => say(`{"t":"answer","answer":{"a":${'['.repeat(6000)}${']'.repeat(6000)}}}`)],
      ['huge', (say) => say(`"${'x'.repeat(LIMITS.message + 1)}"`)],
      ['flood', (say) => Array.from({ length: 120 }, () => say({ t: 'ping' }))],
    ];
    for (const [name, attack] of attacks) {
      const eve = await server.client(seats.id, seats.tokens[0]).connect();
      attack((message) => eve.say(message));
      await eve.until(() => eve.closeCode !== undefined);
      expect([4400, 1009], name).toContain(eve.closeCode);
    }
    const ada = await server.client(seats.id, seats.tokens[0]).connect();
    expect(ada.welcomed).toBe('fresh');
    await ada.close();
  });

  it('of an older page are told so', async () => {
    const eve = await server.client(seats.id, seats.tokens[0]).connect();
    eve.say({ t: 'hello', protocol: PROTOCOL + 1, table: seats.id, token: seats.tokens[0] });
    await eve.until(() => eve.problems.length > 0);
    expect(eve.problems[0]).toMatchObject({ code: 'old-client', details: { protocol: PROTOCOL } });
    await eve.close();
  });
});

describe('secrets', () => {
  it('are not shown to watchers, to the invited or to other seats, in anything that is sent', async () => {
    const { id, tokens, watch, join, clients } = await server.game('high-card', ['Ada', 'Bo']);
    const [eye, subscriber] = [await server.client(id, watch).connect(), await server.client(id, join).connect()];
    const hand = (seat: number) =>
      (clients[seat].view!.table as { hands: { cards?: string[] }[] }).hands[seat].cards ?? [];
    const hidden = [...hand(0), ...hand(1)].map((card) => `"${card}"`);
    expect(hidden.length).toBe(8);
    const all = JSON.stringify([eye.view, subscriber.view, eye.table, subscriber.table]);
    for (const card of hidden) expect(all).not.toContain(card);
    for (const card of hand(1)) expect(JSON.stringify([clients[0].view, clients[0].table])).not.toContain(`"${card}"`);
    expect(await eye.answer({ card: hand(0)[0] })).toMatchObject({ code: 'not-seated' });
    await clients[0].answer({ card: hand(0)[0] });
    await eye.until(() => eye.number === 1);
    expect(JSON.stringify(eye.heard)).not.toContain(`"${hand(0)[0]}"`);
    expect((await server.http.request(`/api/tables/${id}/file`, { token: tokens[0] })).json.code).toBe('match-running');
    const past = await server.http.request(`/api/tables/${id}/history`, { token: watch });
    for (const card of hidden) expect(past.text).not.toContain(card);
    await Promise.all([...clients, eye, subscriber].map((client) => client.close()));
  });

  it('of the server stay there until the end: the secret of chance, hashes, tokens', async () => {
    const { id, tokens, clients } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    const table = await server.http.request(`/api/tables/${id}`, { token: tokens[1] });
    expect(table.json.table.fairness).toEqual({
      commitment: expect.any(String),
      contributions: ['0'.repeat(32), '1'.repeat(32)],
    });
    expect(table.text).not.toMatch(/token|secret|join|watch"/);
    await playOn(clients);
    const after = await server.http.request(`/api/tables/${id}`, { token: tokens[1] });
    expect(after.json.table.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
    await Promise.all(clients.map((client) => client.close()));
  });

  it('are not written to the log', async () => {
    const lines: string[] = [];
    const note = (facts: object, message: string) => lines.push(JSON.stringify(facts), message);
    const logged = await TestServer.open({}, {}, { debug: note, info: note, warn: note, error: note });
    const { tokens, clients, join } = await logged.game('tic-tac-toe', ['Ada', 'Bo']);
    await playOn(clients);
    await Promise.all(clients.map((client) => client.close()));
    await logged.close();
    expect(lines.length).toBeGreaterThan(4);
    for (const secret of [...tokens, join, 'Ada']) expect(lines.join('\n')).not.toContain(secret);
  });
});

describe('operation', () => {
  it('shows health, readiness and figures', async () => {
    expect((await server.http.request('/health')).json).toEqual({
      ok: true,
      version: expect.stringMatching(/^\d+\.\d+/),
    });
    expect((await server.http.request('/ready')).json).toEqual({ ready: true, bus: 'none' });
    const { text } = await server.http.request('/metrics');
    expect(text).toContain('orrery_entries_total');
    expect(text).toMatch(/orrery_refused_total\{code="bad-token"\} [1-9]/);
    expect(text).not.toContain(seats.id);
  });

  it('does not say that it is ready because of what it saw before the clock was set back', async () => {
    let time = Date.now();
    const late = await TestServer.open({}, { now: () => time });
    expect((await late.http.request('/ready')).status).toBe(200);
    Object.assign(late.running.services.store, { check: () => Promise.reject(new StorageError('storage-full')) });
    time -= 3_600_000;
    expect((await late.http.request('/ready')).json.code).toBe('storage-full');
    await late.close();
  });

  it('counts matches that were set aside also where there is no data directory', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'orrery-aside-'));
    const aside = [{ match: 1, table: 'x', reason: 'operator', at: 0 }];
    const store = { ...(await openSqlite({ directory })), quarantined: async () => aside };
    const elsewhere = await TestServer.open({ data: join(directory, 'not-there') }, { store });
    const figures = async () => (await elsewhere.http.request('/metrics')).text;
    await vi.waitFor(async () => expect(await figures()).toMatch(/^orrery_quarantined_matches 1$/m));
    // Looking at the disk takes a moment longer.
    await vi.waitFor(async () => expect(await figures()).not.toMatch(/^orrery_disk_free_bytes 0$/m));
    await elsewhere.close();
    rmSync(directory, { recursive: true });
  });

  it('waits for no connection on which nothing moves, but longer than for a long poll', () => {
    const { timeout, requestTimeout, headersTimeout } = server.running.app.server;
    expect(timeout).toBeGreaterThan(LIMITS.longPoll * 1000);
    expect(timeout).toBeLessThan(120_000);
    // Node takes the longer of the two for the whole request, whatever they are called.
    expect(Math.max(requestTimeout, headersTimeout)).toBeLessThanOrEqual(20_000);
  });

  it('shows figures only to those who may see them', async () => {
    const closed = await TestServer.open({ metricsToken: 'a-long-metrics-token' });
    expect((await closed.http.request('/metrics')).status).toBe(401);
    expect((await closed.http.request('/metrics', { token: 'a-long-metrics-token' })).status).toBe(200);
    await closed.close();
    // What no header could bring is no token.
    for (const token of ['short', 'x'.repeat(101), 'one two three four five'])
      expect(() => readConfig({ ORRERY_METRICS_TOKEN: token })).toThrow('ORRERY_METRICS_TOKEN');
  });

  it('describes itself: every route, every schema', async () => {
    const { json } = await server.http.request('/api/openapi.json');
    expect(json.openapi).toBe('3.1.0');
    expect(Object.keys(json.paths)).toContain('/api/tables/{table}/answers');
    const { schemas } = json.components;
    const body = json.paths['/api/tables'].post.requestBody.content['application/json'].schema;
    expect(body).toEqual({ $ref: '#/components/schemas/CreateTable' });
    expect(schemas.CreateTable.properties.name).toBeDefined();
    expect(schemas.ClientMessage.oneOf.length).toBeGreaterThan(4);
    // A type with a name is written down once, and every reference leads to one.
    const text = JSON.stringify(json);
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) expect(schemas[name], name).toBeDefined();
    expect(text).not.toContain('$defs');
    expect(text.split(JSON.stringify(schemas.Chair))).toHaveLength(2);
  });
});
