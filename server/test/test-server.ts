import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Created, readLink } from '@orrery/protocol';
import { type Config, readConfig } from '../config.ts';
import { listen } from '../listen.ts';
import type { Room } from '../room/room.ts';
import { makeServer, type Replacements, type RunningServer } from '../server.ts';
import type { Log } from '../services.ts';
import { Http, TestClient } from './test-client.ts';

export const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} };

/** A whole server in this process, with the sample games and a data directory of its own. */
export class TestServer {
  readonly running: RunningServer;
  readonly origin: string;
  readonly http: Http;
  readonly data: string;

  private constructor(running: RunningServer, origin: string, data: string) {
    this.running = running;
    this.origin = origin;
    this.http = new Http(origin);
    this.data = data;
  }

  static async open(change: Partial<Config> = {}, replaced: Replacements = {}, log: Log = SILENT): Promise<TestServer> {
    const data = change.data ?? mkdtempSync(join(tmpdir(), 'orrery-server-'));
    const config: Config = {
      ...readConfig({}),
      host: '127.0.0.1',
      port: 0,
      rulesThreads: 1,
      botThreads: 1,
      requestsPerMinute: 100_000,
      pages: join(data, 'pages'),
      registry: new URL('./test-registry.ts', import.meta.url).href,
      ...change,
      data,
    };
    const running = await makeServer(config, log, replaced);
    const url = await listen(running.app, config);
    await running.join(url);
    return new TestServer(running, url.slice(0, -1), data);
  }

  async close(keepData = false): Promise<void> {
    await this.running.stop();
    if (!keepData) rmSync(this.data, { recursive: true, force: true });
  }

  /** The room of a table, if it is open on this node. */
  room({ id }: Pick<Seats, 'id'>): Room | undefined {
    return this.running.directory.rooms.get(id);
  }

  client(table: string, token: string): TestClient {
    return new TestClient(this.origin, table, token);
  }

  /** A table of people only, all of them seated; nobody is ready yet. */
  async table(game: string, names: readonly string[], more: object = {}): Promise<Seats> {
    const chairs = names.map(() => ({ kind: 'human' }));
    const created = await this.http.create({ game, pace: 'live', name: names[0], chairs, ...more });
    const invitation = readLink(created.links.join)?.token ?? '';
    const tokens = [created.token];
    for (const name of names.slice(1)) tokens.push((await this.http.sit(created.table.table, invitation, name)).token);
    return {
      id: created.table.table,
      tokens,
      created,
      join: invitation,
      watch: readLink(created.links.watch)?.token ?? '',
    };
  }

  /** The same, dealt, with everybody connected. */
  async game(game: string, names: readonly string[], more: object = {}): Promise<Seats & { clients: TestClient[] }> {
    const seats = await this.table(game, names, more);
    await this.start(seats);
    const clients: TestClient[] = [];
    for (const token of seats.tokens) clients.push(await this.client(seats.id, token).connect());
    return { ...seats, clients };
  }

  async start({ id, tokens }: Pick<Seats, 'id' | 'tokens'>): Promise<void> {
    for (const [seat, token] of tokens.entries()) {
      const entropy = `${seat}`.repeat(32);
      await this.http.action(id, token, { do: 'ready', ready: true, entropy });
    }
    const { status, text } = await this.http.action(id, tokens[0], { do: 'start' });
    if (status !== 200) throw new Error(text);
  }
}

export interface Seats {
  readonly id: string;
  readonly tokens: string[];
  readonly created: Created;
  readonly join: string;
  readonly watch: string;
}
