import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFile, PROTOCOL, readFile } from '@orrery/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { NO_BUS, Notices } from '../cluster/notices.ts';
import { readConfig } from '../config.ts';
import { MessageLimit } from '../gateway/message-limit.ts';
import { Packets } from '../gateway/packets.ts';
import { networkOf } from '../gateway/security.ts';
import { type Line, LiveSocket, type SocketParts } from '../gateway/socket.ts';
import { Records } from '../records/records.ts';
import { openSqlite } from '../store/sqlite.ts';
import { endlessGame } from './endless-game.ts';
import { TestServer } from './test-server.ts';

/** What strangers tried against the server, and what it does about it now. */

let server: TestServer;
afterEach(() => server?.close());

const CHAIRS = [{ kind: 'human' }, { kind: 'human' }];
const TABLE = { game: 'tic-tac-toe', pace: 'live', name: 'Eve', chairs: CHAIRS };

/** A socket by hand: frames are written without ever reading what comes back. */
async function rawSocket(): Promise<Socket> {
  const { port } = new URL(server.origin);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(
    `GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await once(socket, 'data');
  return socket;
}

/** The first byte: `begin` and `more` are pieces of a message that goes on. */
const KINDS = { begin: 0x01, more: 0x00, text: 0x81, ping: 0x89, pong: 0x8a } as const;

/** A masked frame with a payload of less than 64 kB. */
function frame(kind: keyof typeof KINDS, payload: string): Buffer {
  const size = Buffer.byteLength(payload);
  const length = size < 126 ? [0x80 | size] : [0x80 | 126, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([KINDS[kind], ...length, 0, 0, 0, 0]), Buffer.from(payload)]);
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 100) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Of a socket that is made by hand. */
const parts = (notices: Notices): SocketParts => {
  const { services, directory } = server.running;
  const dial = () => {
    throw new Error('nobody is called');
  };
  return { services, directory, records: new Records(services, () => undefined), notices, dial };
};

const metric = async (name: string): Promise<number> => {
  const { text } = await server.http.request('/metrics');
  const line = text.split('\n').find((one) => one.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
};

describe('a socket', () => {
  it.each(['ping', 'pong'] as const)('that floods with %s frames is cut off, whether it reads or not', async (kind) => {
    server = await TestServer.open();
    const socket = await rawSocket();
    socket.pause();
    socket.write(frame('text', '{"t":"follow","tables":[]}'));
    for (let n = 0; n < 500; n++) socket.write(frame(kind, 'x'.repeat(125)));
    await until(async () => (await metric('orrery_sockets_cut_total{reason="flood"}')) === 1);
    socket.resume();
    await until(() => socket.closed || socket.readableEnded);
  });

  it('that is pinged politely answers', async () => {
    server = await TestServer.open();
    const socket = await rawSocket();
    socket.write(frame('ping', 'are you there'));
    const [data] = (await once(socket, 'data')) as [Buffer];
    expect(data.toString()).toContain('are you there');
    socket.destroy();
  });

  it('that says hello again and again has whole views made for it, and is cut off soon', async () => {
    server = await TestServer.open();
    const { id, watch } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    const socket = await rawSocket();
    const hello = JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: id, token: watch });
    for (let n = 0; n < 12; n++) socket.write(frame('text', hello));
    await until(async () => (await metric('orrery_sockets_cut_total{reason="flood"}')) === 1);
    expect(await metric('orrery_hellos_total{now="fresh"}')).toBeLessThan(8);
    socket.destroy();
  });

  it('that has many tables looked up again and again is cut off soon', async () => {
    server = await TestServer.open();
    const socket = await rawSocket();
    const tables = Array.from({ length: 50 }, (_, n) => ({
      table: `${n}`.padStart(12, 'x'),
      token: `os_${'x'.repeat(24)}`,
    }));
    for (let n = 0; n < 12; n++) socket.write(frame('text', JSON.stringify({ t: 'follow', tables })));
    await until(async () => (await metric('orrery_sockets_cut_total{reason="flood"}')) === 1);
    socket.destroy();
  });

  it('that sends a message in endless pieces is closed', async () => {
    server = await TestServer.open();
    const socket = await rawSocket();
    socket.write(frame('begin', ''));
    for (let n = 0; n < 100; n++) socket.write(frame('more', ''));
    await until(() => socket.closed || socket.readableEnded);
  });

  it('is opened at its own address only', async () => {
    server = await TestServer.open();
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/health`);
    const [, { statusCode }] = (await once(
      socket.on('error', () => {}),
      'unexpected-response',
    )) as [unknown, { statusCode: number }];
    expect(statusCode).toBe(404);
    socket.terminate();
  });

  it('is one of many from its network, which together say no more than a few of them may', async () => {
    server = await TestServer.open({ messagesPerSecond: 5 });
    const { id, watch } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    const clients = await Promise.all(Array.from({ length: 40 }, () => server.client(id, watch).connect()));
    expect(clients.filter(({ lost }) => lost)).toEqual([]);
    // Each of them stays within what one may say.
    for (let second = 0; second < 4; second++) {
      await new Promise((over) => setTimeout(over, 1000));
      for (const client of clients) for (let n = 0; n < 4; n++) client.say({ t: 'ping' });
    }
    await until(() => clients.some(({ lost }) => lost));
    for (const client of clients) client.cut();
  });

  it("is spared its neighbours' bound for its first word only", async () => {
    server = await TestServer.open();
    const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send() {}, close() {}, terminate() {} };
    const stranger = new LiveSocket(
      {
        socket,
        wire: { cork() {}, uncork() {} },
        packets: new Packets(),
        address: 'here',
        neighbours: new MessageLimit(10, 0),
      } as never,
      parts(new Notices(NO_BUS)),
    );
    const tables = Array.from({ length: 50 }, (_, n) => ({
      table: `${n}`.padStart(12, 'x'),
      token: `os_${'x'.repeat(24)}`,
    }));
    for (let n = 0; n < 3; n++) stranger.receive(JSON.stringify({ t: 'follow', tables }));
    await until(async () => (await metric('orrery_sockets_cut_total{reason="flood"}')) === 1);
  });

  it('that follows nothing has not said who it is', async () => {
    server = await TestServer.open();
    const { id, watch } = await server.table('tic-tac-toe', ['Ada', 'Bo'], { pace: 'slow' });
    const notices = new Notices(NO_BUS);
    const followed = vi.spyOn(notices, 'follow');
    const live = (tables: object[]) => {
      const socket = { OPEN: 1, readyState: 1, bufferedAmount: 0, send() {} };
      const wire = { cork() {}, uncork() {} };
      const neighbours = new MessageLimit(1000, performance.now());
      const one = new LiveSocket(
        { socket, wire, packets: new Packets(), address: 'here', neighbours } as unknown as Line,
        parts(notices),
      );
      one.receive(JSON.stringify({ t: 'follow', tables }));
      return one;
    };
    const later = performance.now() + 60_000;
    const [nothing, wrong, right] = [
      live([]),
      live([{ table: id, token: `ow_${'x'.repeat(24)}` }]),
      live([{ table: id, token: watch }]),
    ];
    // Who waits for an answer is none.
    await until(() => nothing.isStranger(later) && wrong.isStranger(later));
    await until(() => followed.mock.calls.length === 1);
    expect(right.isStranger(later)).toBe(false);
  });

  it('that says hello three times in one packet is one person, who goes when it closes', async () => {
    server = await TestServer.open();
    const { id, tokens } = await server.table('tic-tac-toe', ['Ada', 'Bo']);
    const hello = frame('text', JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: id, token: tokens[0] }));
    const socket = await rawSocket();
    socket.write(Buffer.concat([hello, hello, hello]));
    const presence = async () => {
      const { json } = await server.http.request(`/api/tables/${id}`, { token: tokens[1] });
      return json.table.chairs[0].presence.state as string;
    };
    await until(async () => (await presence()) === 'here');
    socket.destroy();
    await until(async () => (await presence()) === 'offline');
  });

  it('that closes in the middle of its hello leaves nobody behind', async () => {
    server = await TestServer.open();
    const { id, tokens } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    const hello = frame('text', JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: id, token: tokens[0] }));
    for (let times = 0; times < 20; times++) {
      const socket = await rawSocket();
      socket.write(hello);
      setImmediate(() => socket.destroy());
    }
    const eleventh = server.client(id, tokens[0]);
    await until(async () => {
      await eleventh.connect();
      return eleventh.welcomed !== undefined;
    });
    await eleventh.close();
  });

  it('is one of ten for one link, also when all come at once', async () => {
    server = await TestServer.open();
    const seats = await server.table('high-card', ['Ada', 'Bo']);
    await server.start(seats);
    const { id, tokens } = seats;
    const hello = frame('text', JSON.stringify({ t: 'hello', protocol: PROTOCOL, table: id, token: tokens[0] }));
    const heard: string[] = [];
    const tabs: Socket[] = [];
    for (let n = 0; n < 30; n++) {
      const tab = await rawSocket();
      heard[n] = '';
      tab.on('data', (data) => {
        heard[n] += data.toString('latin1');
      });
      tabs.push(tab);
    }
    for (const tab of tabs) tab.write(hello);
    await until(() => heard.every((text) => /"t":"(welcome|problem)"/.test(text)));
    expect(heard.filter((text) => text.includes('"t":"welcome"'))).toHaveLength(10);
    for (const tab of tabs) tab.destroy();
  });
});

describe('a bound on requests', () => {
  const post = (path: string, headers = {}): Promise<number> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(server.origin);
      const sent = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      sent.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
      sent.end(JSON.stringify(TABLE));
    });

  it.each(['/api/tables', '/%61pi/tables', '/api/t%61bles', 'http://127.0.0.1/api/tables', '//api/tables'])(
    'holds however the address is spelt: %s',
    async (path) => {
      server = await TestServer.open({ requestsPerMinute: 60 });
      const statuses: number[] = [];
      for (let n = 0; n < 8; n++) statuses.push(await post(path));
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
    },
  );

  it('counts a client by what the own proxy says, not by what the client says', async () => {
    server = await TestServer.open({ requestsPerMinute: 60, trustProxy: 1 });
    const from = (address: string) => post('/api/tables', { 'x-forwarded-for': address });
    for (let n = 0; n < 3; n++) expect(await from(`10.0.0.${n}, 203.0.113.9`)).toBe(200);
    expect(await from('10.0.0.99, 203.0.113.9')).toBe(429);
    expect(await from('10.0.0.99, 203.0.113.10')).toBe(200);
  });

  it('knows proxies by number or by address', () => {
    const proxies = (text: string) => readConfig({ ORRERY_TRUST_PROXY: text }).trustProxy;
    expect([proxies('0'), proxies('2'), proxies('true'), proxies('off')]).toEqual([0, 2, 1, 0]);
    expect(proxies('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1']);
    expect(() => proxies('everybody')).toThrow('ORRERY_TRUST_PROXY');
  });

  it('counts the addresses of one household as one', () => {
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb:cccc::7'));
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
    expect(networkOf('::ffff:10.1.2.3')).toBe('10.1.2.3');
  });
});

it('metrics open for this machine only, whatever a header says', async () => {
  server = await TestServer.open({ trustProxy: 1 });
  expect((await server.http.request('/metrics')).status).toBe(200);
  for (const header of ['x-forwarded-for', 'forwarded'])
    expect((await server.http.request('/metrics', { headers: { [header]: '127.0.0.1' } })).status).toBe(401);
});

describe('a link to a seat', () => {
  it('is replaced by its own seat alone while a game runs, and by the host before it', async () => {
    server = await TestServer.open();
    const seats = await server.table('high-card', ['Ada', 'Bo']);
    const { id, tokens } = seats;
    const replace = (token: string, seat: number) =>
      server.http.request(`/api/tables/${id}/links`, { token, body: { link: 'seat', seat } });
    const before = await replace(tokens[0], 1);
    expect(before.status).toBe(200);
    tokens[1] = before.json.link.split('#')[1];
    await server.start(seats);
    expect((await replace(tokens[0], 1)).json.code).toBe('own-seat-only');
    expect((await replace(tokens[1], 0)).json.code).toBe('not-host');
    const own = await replace(tokens[1], 1);
    expect(own.status).toBe(200);
    expect((await server.http.request(`/api/tables/${id}`, { token: tokens[1] })).json.code).toBe('bad-token');
    const { json } = await server.http.request(`/api/tables/${id}`, { token: own.json.link.split('#')[1] });
    expect(json.you.seat).toBe(1);
  });

  it('that is lost while a game runs is replaced when all the others agree and nobody sits there', async () => {
    let time = Date.now();
    server = await TestServer.open({}, { now: () => time });
    const { id, tokens, clients } = await server.game('high-card', ['Ada', 'Bo', 'Cy']);
    await clients[1].close();
    const replace = () =>
      server.http.request(`/api/tables/${id}/links`, { token: tokens[0], body: { link: 'seat', seat: 1 } });
    const agree = (seat: number, yes = true) => server.http.action(id, tokens[seat], { do: 'relink', seat: 1, yes });
    expect((await agree(0)).json.code, 'Bo left just now').toBe('seat-is-here');
    time += 61_000;
    expect((await agree(1)).json.code).toBe('own-seat-only');
    time += 61_000;
    const { json } = await agree(0);
    expect(json.table.chairs[1].relink).toEqual([0]);
    expect((await replace()).json.code).toBe('own-seat-only');
    await agree(2);
    await agree(2, false);
    expect((await replace()).json.code, 'Cy thought again').toBe('own-seat-only');
    await agree(2);
    const bo = await server.client(id, tokens[1]).connect();
    expect((await agree(0)).json.code, 'Bo is back').toBe('seat-is-here');
    expect((await replace()).json.code).toBe('own-seat-only');
    await bo.close();
    time += 61_000;
    expect((await replace()).json.code, 'they agreed before Bo was back').toBe('own-seat-only');
    await agree(0);
    await agree(2);
    const link = (await replace()).json.link as string;
    expect((await server.http.request(`/api/tables/${id}`, { token: tokens[1] })).json.code).toBe('bad-token');
    const again = await server.client(id, link.split('#')[1]).connect();
    expect(again.you?.seat).toBe(1);
    expect((await replace()).json.code, 'once only').toBe('own-seat-only');
    await again.close();
  });

  it('that is replaced while somebody comes in with it lets nobody in', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'orrery-link-'));
    const store = await openSqlite({ directory });
    let slow: Promise<unknown> = Promise.resolve();
    const write: typeof store.write = async (change) => {
      await slow;
      return store.write(change);
    };
    server = await TestServer.open({ data: directory }, { store: { ...store, write } });
    const { id, tokens } = await server.table('high-card', ['Ada', 'Bo']);
    await server.start({ id, tokens });
    const disk = Promise.withResolvers<void>();
    slow = disk.promise;
    const body = { link: 'seat', seat: 0 };
    const replaced = server.http.request(`/api/tables/${id}/links`, { token: tokens[0], body });
    const thief = server.client(id, tokens[0]);
    const entering = thief.connect();
    await until(() => server.room({ id })?.audience.none === false);
    disk.resolve();
    expect((await replaced).status).toBe(200);
    await entering;
    expect([thief.welcomed, thief.problems[0]?.code, thief.closeCode]).toEqual([undefined, 'bad-token', 4403]);
    expect(server.room({ id })?.audience.none).toBe(true);
  });

  it('that is replaced ends the long poll that waits with it, without a view', async () => {
    server = await TestServer.open();
    const { id, tokens } = await server.table('high-card', ['Ada', 'Bo']);
    await server.start({ id, tokens });
    const news = (version: string, wait: number) =>
      server.http.request(`/api/tables/${id}/news?match=1&seen=0&version=${version}&wait=${wait}`, {
        token: tokens[0],
      });
    const poll = news((await news('', 0)).json.table.version, 25);
    await until(() => server.room({ id })?.audience.none === false);
    await server.http.request(`/api/tables/${id}/links`, { token: tokens[0], body: { link: 'seat', seat: 0 } });
    expect((await poll).json).toEqual({ code: 'bad-token', details: {} });
  });

  it('is never replaced by the only opponent', async () => {
    let time = Date.now();
    server = await TestServer.open({}, { now: () => time });
    const { id, tokens, clients } = await server.game('high-card', ['Ada', 'Bo']);
    await clients[1].close();
    time += 61_000;
    await server.http.action(id, tokens[0], { do: 'relink', seat: 1, yes: true });
    const body = { link: 'seat', seat: 1 };
    const { json } = await server.http.request(`/api/tables/${id}/links`, { token: tokens[0], body });
    expect(json.code).toBe('own-seat-only');
  });
});

describe('a game file to be checked', () => {
  const file = (entries: object[]) => ({
    format: 'orrery-game',
    version: 1,
    game: 'failing',
    edition: 1,
    setup: { seats: 2, options: {}, seed: 1 },
    players: [],
    entries,
    hashes: [],
  });
  const check = (entries: object[]) => server.http.request('/api/files/check', { body: file(entries) });

  it('that never ends keeps nobody from the past of a game, and few can wait', async () => {
    server = await TestServer.open();
    const { id, tokens, clients } = await server.game('high-card', ['Ada', 'Bo']);
    let checked = 0;
    const checks = Array.from({ length: 6 }, async () => {
      const { json } = await check([{ seat: 0, answer: { act: 'loop' } }]);
      checked++;
      return json.code as string;
    });
    const refused = await Promise.race(checks);
    expect(refused).toBe('too-many');
    const { status } = await server.http.request(`/api/tables/${id}/history`, { token: tokens[0] });
    expect(status).toBe(200);
    expect(checked, 'the endless ones are still being checked').toBe(3);
    await Promise.all(clients.map((client) => client.close()));
  });

  it('is given up when it takes more than any game', () => {
    const entries = Array.from({ length: 100 }, (_, n) => ({ seat: n % 2, answer: { digit: 1 } }));
    const read = readFile({ ...file(entries), game: 'endless' });
    let looks = 0;
    expect(() => checkFile(endlessGame, read, () => ++looks > 40)).toThrow('too-slow');
    expect(checkFile(endlessGame, read)).toMatchObject({ entries: 100, over: false });
  });
});
