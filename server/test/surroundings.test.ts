import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectNats } from '@nats-io/transport-node';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { joinNats } from '../cluster/nats.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { lookThrough } from '../store/sqlite-patrol.ts';
import { ServerProcess } from './crash/server-process.ts';
import { dropSchema, postgresUrl } from './test-postgres.ts';
import { SILENT, TestServer } from './test-server.ts';

/** What happens around the server: databases and buses that stop, start late or talk nonsense. */

const NATS = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222';
const url = await postgresUrl();
const nats = await connectNats({ servers: NATS, timeout: 1000, reconnect: false }).then(
  (connection) => connection.close().then(() => true),
  () => false,
);
if (!url || !nats) console.warn('SKIPPED: some tests need PostgreSQL and NATS at their usual local ports');

const schemas: string[] = [];
const newSchema = () => {
  schemas.push(`s${randomBytes(5).toString('hex')}`);
  return schemas[schemas.length - 1];
};
const servers: TestServer[] = [];
const opened = async (server: Promise<TestServer>) => {
  servers.push(await server);
  return servers[servers.length - 1];
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(async () => {
  for (const schema of schemas) if (url) await dropSchema(url, schema);
});

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));
const PATIENCE = { timeout: 30_000 };

/** Stands in front of a real server: opens when it is told to, and cuts everybody off when it is told to. */
class Gate {
  readonly port: number;
  private readonly target: { host: string; port: number };
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.target = { host: hostname, port: Number(port) };
    this.port = 20_000 + Math.floor(Math.random() * 20_000);
  }

  async open(): Promise<void> {
    this.server = createServer((socket) => {
      const through = connect(this.target);
      for (const [one, other] of [
        [socket, through],
        [through, socket],
      ]) {
        this.sockets.add(one);
        one.on('error', () => {}).on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  shut(): void {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }
}

const through = (address: string, gate: Gate) => {
  const gated = new URL(address);
  gated.hostname = '127.0.0.1';
  gated.port = String(gate.port);
  return gated.href;
};

describe.skipIf(!url)('PostgreSQL', () => {
  const address = url ?? '';

  it('that ends every connection under load costs refusals, not the node', async () => {
    const schema = newSchema();
    const store = await openPostgres({ url: address, schema });
    const outcomes = { ok: 0, refused: 0 };
    let going = true;
    const writer = async (lane: number) => {
      for (let n = 0; going; n++) {
        const write = { do: 'table', id: `t${lane}x${n}`, replaces: 0, doc: '{}', at: 1 } as const;
        await store.write(write).then(
          () => outcomes.ok++,
          (error) => {
            expect(error).toMatchObject({ code: 'storage-gone' });
            outcomes.refused++;
          },
        );
      }
    };
    const writers = [0, 1, 2, 3].map(writer);
    const admin = new pg.Client({ connectionString: address });
    await admin.connect();
    for (let times = 0; times < 8; times++) {
      await pause(60);
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
        `orrery ${schema}`,
      ]);
    }
    await admin.end();
    const before = outcomes.ok;
    await pause(200);
    going = false;
    await Promise.all(writers);
    expect(outcomes.refused).toBeGreaterThan(0);
    expect(outcomes.ok).toBeGreaterThan(before);
    await store.close();
  });

  it('that is away refuses answers and takes them when it is back', async () => {
    const gate = new Gate(address);
    await gate.open();
    const server = await opened(TestServer.open({ databaseUrl: through(address, gate), databaseSchema: newSchema() }));
    const { clients } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    gate.shut();
    expect(await clients[0].answer({ cell: 4 })).toMatchObject({ t: 'refused', code: 'storage-gone' });
    await gate.open();
    expect(await clients[0].answer({ cell: 4 })).toMatchObject({ t: 'ack', number: 1 });
    gate.shut();
    await gate.open();
  });

  it('and NATS that start later than the server are waited for, and it says so', async () => {
    const [database, bus] = [new Gate(address), new Gate(NATS)];
    const said: string[] = [];
    const log = { ...SILENT, warn: (_: object, message: string) => said.push(message) };
    const starting = opened(
      TestServer.open(
        {
          databaseUrl: through(address, database),
          databaseSchema: newSchema(),
          ...(nats ? { natsUrl: through(NATS, bus) } : {}),
        },
        {},
        log,
      ),
    );
    await vi.waitFor(() => expect(said).toContain('waiting for the database'), PATIENCE);
    await database.open();
    if (nats) await vi.waitFor(() => expect(said).toContain('waiting for NATS'), PATIENCE);
    await bus.open();
    const server = await starting;
    expect((await server.http.request('/ready')).json).toEqual({ ready: true, bus: nats ? 'connected' : 'none' });
    expect(new Set(said)).toEqual(new Set(['waiting for the database', ...(nats ? ['waiting for NATS'] : [])]));
    for (const one of servers.splice(0)) await one.close();
    database.shut();
    bus.shut();
  });

  it('that will never let us in is no reason to wait', async () => {
    const wrong = new URL(address);
    wrong.pathname = '/no_such_database';
    await expect(TestServer.open({ databaseUrl: wrong.href })).rejects.toThrow(/no_such_database/);
  });
});

describe.skipIf(!nats)('NATS', () => {
  it('that carries nonsense makes no node deaf', async () => {
    const prefix = newSchema();
    const problems: unknown[] = [];
    const one = await joinNats({ url: NATS, prefix, onProblem: (problem) => problems.push(problem) });
    const other = await joinNats({ url: NATS, prefix });
    const stranger = await connectNats({ servers: NATS });
    const heard: string[] = [];
    const table = 'a00000000000';
    const notice = (number: number) => ({ t: 'notice', table, kind: 'turn', match: 1, number }) as const;
    one.listen(table, ({ number }) => {
      heard.push(`${number}`);
      if (number === 1) throw new Error('a listener that fails');
    });
    await pause(50);
    for (const nonsense of ['', '{', '[]', '{"t":"notice"}', '{"kind":"entries","match":1,"rows":[]}'])
      stranger.publish(`${prefix}.${table}`, nonsense);
    await stranger.flush();
    other.publish(notice(1));
    other.publish(notice(2));
    await pause(100);
    expect(heard).toEqual(['1', '2']);
    expect(problems).toHaveLength(6);
    await Promise.all([one.close(), other.close(), stranger.close()]);
  });

  it('that is away is said by metrics and to who asks, and is joined again', async () => {
    const gate = new Gate(NATS);
    await gate.open();
    const server = await opened(TestServer.open({ natsUrl: through(NATS, gate) }));
    const ready = async () => (await server.http.request('/ready')).json.bus;
    const metric = async () => /^orrery_bus_connected (\d)$/m.exec((await server.http.request('/metrics')).text)?.[1];
    expect([await ready(), await metric()]).toEqual(['connected', '1']);
    gate.shut();
    for (let tries = 0; (await ready()) !== 'away' && tries < 100; tries++) await pause(50);
    expect([await ready(), await metric()]).toEqual(['away', '0']);
    expect((await server.http.request('/ready?bus')).status, 'play needs no bus').toBe(200);
    await gate.open();
    for (let tries = 0; (await ready()) !== 'connected' && tries < 200; tries++) await pause(50);
    expect(await ready()).toBe('connected');
    await server.close();
    servers.length = 0;
    gate.shut();
  });
});

describe('a data directory', () => {
  const folders: string[] = [];
  const played = async () => {
    const directory = mkdtempSync(join(tmpdir(), 'orrery-data-'));
    folders.push(directory);
    const store = await openSqlite({ directory });
    for (let n = 0; n < 300; n++)
      await store.write({ do: 'table', id: `table${n}`, replaces: 0, doc: 'x'.repeat(500), at: 1 });
    await store.close();
    return directory;
  };
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  it('with a damaged file is refused at the start', async () => {
    const directory = await played();
    const file = join(directory, 'orrery.db');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096 * 8, 4096 * 24);
    writeFileSync(file, bytes);
    await expect(openSqlite({ directory })).rejects.toThrow(/^the database file is damaged.*restore the newest backup/);
    writeFileSync(file, 'this is no database, and never was one, however long one looks at it');
    await expect(openSqlite({ directory })).rejects.toThrow(/damaged/);
  });

  it('whose file is damaged while a server works on it is found out', async () => {
    const directory = await played();
    const file = join(directory, 'orrery.db');
    expect(await lookThrough(file)).toBeUndefined();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096 * 8, 4096 * 24);
    writeFileSync(file, bytes);
    expect(await lookThrough(file)).toBeDefined();
  });

  it('whose file is gone or empty is not begun anew without being told', async () => {
    const directory = await played();
    writeFileSync(join(directory, 'orrery.db'), '');
    await expect(openSqlite({ directory })).rejects.toThrow(/missing or empty.*restore a backup/);
    rmSync(join(directory, 'orrery.db'));
    await expect(openSqlite({ directory })).rejects.toThrow(/missing or empty/);
    rmSync(join(directory, 'orrery.started'));
    await (await openSqlite({ directory })).close();
  });

  it('belongs to one process; a killed one leaves no lock behind', async () => {
    const directory = await played();
    const server = new ServerProcess(directory, 20_000 + Math.floor(Math.random() * 20_000));
    await server.start();
    await expect(openSqlite({ directory })).rejects.toThrow(/another server works on/);
    await server.kill();
    await (await openSqlite({ directory })).close();
  }, 30_000);
});

describe('a port', () => {
  it('that was named and is taken is an error; the usual one moves on', async () => {
    const first = await opened(TestServer.open());
    const port = Number(new URL(first.origin).port);
    await expect(TestServer.open({ port })).rejects.toThrow(`port ${port} is taken`);
    const [one, other] = [
      await opened(TestServer.open({ port: undefined })),
      await opened(TestServer.open({ port: undefined })),
    ];
    expect(one.origin).not.toBe(other.origin);
  });
});
