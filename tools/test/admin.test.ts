import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { checkFile, parseFile, routeTo } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rulesOf } from '../../server/engine/rules.ts';
import { answerAny, playOn } from '../../server/test/play-to-end.ts';
import { dropSchema, postgresUrl } from '../../server/test/test-postgres.ts';
import { registry } from '../../server/test/test-registry.ts';
import { type Seats, TestServer } from '../../server/test/test-server.ts';
import { COMMANDS } from '../admin/commands.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-admin-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command on the sample games and returns what it said; so does its error. */
async function admin(config: { data: string; databaseUrl?: string; databaseSchema?: string }, ...call: string[]) {
  const said: string[] = [];
  const [name, ...args] = call;
  const place = {
    config: { databaseSchema: 'orrery', databaseUrl: undefined, ...config },
    registry,
    say: (line: string) => said.push(line),
  };
  await COMMANDS[name].run(place, ...args).catch((error: Error) => {
    throw new Error([...said, error.message].join('\n'));
  });
  return said.join('\n');
}

/** A server with a game of which so many answers were given; its people have left. */
async function played(answers: number, server: TestServer): Promise<Seats> {
  const { clients, ...seats } = await server.game('high-card', ['Ada', 'Ben']);
  for (let turn = 0; turn < answers; turn++) {
    const latest = Math.max(...clients.map(({ number }) => number));
    for (const client of clients) await client.until(() => client.number >= latest);
    const asked = clients.filter((client) => client.asked);
    await answerAny(asked[turn % asked.length], turn);
  }
  for (const client of clients) await client.close();
  return seats;
}

describe('admin on a data directory', () => {
  it('shows, verifies, exports and backs up while the server runs; links and secrets stay hidden', async () => {
    const server = await TestServer.open({ data: join(folder, 'data') });
    const { id, tokens } = await played(4, server);
    const { data } = server;
    const listed = await admin({ data }, 'tables');
    expect(listed).toMatch(/high-card \(live\): Ada, Ben; match 1, 4 answers\n1 table$/);
    expect(listed.startsWith(id)).toBe(true);
    for (const token of tokens) expect(listed).not.toContain(token);
    const shown = await admin({ data }, 'show', id);
    expect(JSON.parse(shown)).toMatchObject({ table: id, matches: [{ id: 1, entries: 4, over: false, table: id }] });
    expect(JSON.parse(shown).chairs).toEqual([
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Ben' },
    ]);
    for (const hidden of [...tokens, 'secret', 'seed', 'entropy']) expect(shown).not.toContain(hidden);
    expect(JSON.parse(await admin({ data }, 'show', '1'))).toMatchObject({ id: 1, game: 'high-card', entries: 4 });
    expect(await admin({ data }, 'verify', '1')).toContain('1 match agrees');

    const file = join(folder, 'game.json');
    expect(await admin({ data }, 'export', '1', file)).toContain('still runs');
    const game = parseFile(readFileSync(file, 'utf8'));
    expect(checkFile(await rulesOf(registry, game.game, game.edition), game)).toMatchObject({ entries: 4, fair: true });
    await expect(admin({ data }, 'export', '1', file)).rejects.toThrow('game.json is there already: name a new file');

    const copy = join(folder, 'copy.db');
    await admin({ data }, 'backup', copy);
    expect(statSync(copy).mode & 0o777, 'it holds what players may not know').toBe(0o600);
    expect(existsSync(`${copy}.part`)).toBe(false);
    await expect(admin({ data }, 'backup', copy)).rejects.toThrow('name a new file');
    expect(await admin({ data }, 'drill', copy)).toContain('can be restored');
    await server.close();
  });

  it('a backup taken under play is restored and played on to the end', async () => {
    const server = await TestServer.open({ data: join(folder, 'data') });
    const { id, tokens } = await played(5, server);
    const copy = join(folder, 'copy.db');
    await admin({ data: server.data }, 'backup', copy);
    const before = [];
    for (const token of tokens) before.push(await server.client(id, token).connect());
    await playOn(before);
    for (const client of before) await client.close();
    await server.close();

    const data = mkdtempSync(join(folder, 'restored-'));
    copyFileSync(copy, join(data, 'orrery.db'));
    const restored = await TestServer.open({ data });
    const clients = [];
    for (const token of tokens) clients.push(await restored.client(id, token).connect());
    expect(clients.map(({ number }) => number)).toEqual([5, 5]);
    await playOn(clients);
    for (const client of clients) await client.close();
    expect(JSON.parse(await admin({ data }, 'show', '1'))).toMatchObject({ over: true });
    expect(await admin({ data }, 'verify', 'all')).toContain('1 match agrees');
    await restored.close(true);
  });

  it('names the entry from which a changed log leads elsewhere, in the drill too', async () => {
    const server = await TestServer.open({ data: join(folder, 'data') });
    await played(4, server);
    const { data } = server;
    await server.close(true);
    const db = new DatabaseSync(join(data, 'orrery.db'));
    db.exec(`update entries set hash = x'0000000000000000' where number = 3`);
    db.close();
    await expect(admin({ data }, 'verify', '1')).rejects.toThrow(
      /file-diverged .*\{.*number.*3.*\}[\s\S]*1 of 1 matches do not agree/,
    );
    const copy = join(folder, 'copy.db');
    await admin({ data }, 'backup', copy);
    await expect(admin({ data }, 'drill', copy)).rejects.toThrow('do not agree');
    const again = new DatabaseSync(join(data, 'orrery.db'));
    again.exec('delete from entries where number >= 3');
    again.close();
    await expect(admin({ data }, 'verify', '1')).rejects.toThrow('4 entries were acknowledged, 2 are stored');
  });

  it('sets a match aside and releases it under a running server', async () => {
    const server = await TestServer.open({ data: join(folder, 'data') });
    const { id, tokens } = await server.table('high-card', ['Ada', 'Ben']);
    await server.start({ id, tokens });
    const { data } = server;
    const eve = await server.client(id, tokens[0]).connect();
    await expect(admin({ data }, 'release', '1')).rejects.toThrow('not set aside');
    await admin({ data }, 'quarantine', '1');
    expect(await admin({ data }, 'quarantined')).toContain('"reason":"operator"');
    // Also where the match is in memory and somebody plays.
    await eve.until(() => eve.problems.some(({ code }) => code === 'quarantined'));
    const news = () => server.http.request(routeTo('news', id), { token: tokens[0] });
    expect((await news()).text).toContain('quarantined');
    await admin({ data }, 'release', '1');
    expect((await news()).text).not.toContain('quarantined');
    expect(await admin({ data }, 'quarantined')).toBe('no match is set aside');
    await server.close();
  });

  it('closes a table, also one at which somebody plays', async () => {
    const server = await TestServer.open({ data: join(folder, 'data') });
    const { data } = server;
    const { id, clients } = await server.game('high-card', ['Ada', 'Ben']);
    const other = await server.game('high-card', ['Cy', 'Di']);
    await expect(admin({ data }, 'close', 'nowhere')).rejects.toThrow('there is no table "nowhere"');
    await admin({ data }, 'close', id);
    for (const client of clients) await client.until(() => client.lost);
    const look = () => server.http.request(routeTo('table', id), { token: clients[0].token });
    await expect.poll(async () => (await look()).json.code, { timeout: 4000 }).toBe('no-table');
    expect(other.clients.map(({ lost }) => lost)).toEqual([false, false]);
    await server.close(true);
    await expect(admin({ data }, 'show', id)).rejects.toThrow('there is no table');
    await expect(admin({ data }, 'show', '1')).rejects.toThrow('there is no match 1');
  });

  it('makes nothing where there is nothing, and says what is wrong with a call', async () => {
    const data = join(folder, 'empty');
    await expect(admin({ data }, 'show', '1')).rejects.toThrow('set ORRERY_DATA');
    await expect(admin({ data }, 'close', 'x')).rejects.toThrow('set ORRERY_DATA');
    expect(existsSync(data)).toBe(false);
    await expect(admin({ data }, 'drill', join(folder, 'none.db'))).rejects.toThrow('is not there');
    const text = join(folder, 'text.db');
    writeFileSync(text, 'no database at all, only some words'.repeat(40));
    await expect(admin({ data }, 'drill', text)).rejects.toThrow();
    writeFileSync(text, '');
    await expect(admin({ data }, 'drill', text)).rejects.toThrow('holds no match');
    const run = (...args: string[]) => promisify(execFile)(process.execPath, ['tools/admin.ts', ...args]);
    await expect(run()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Usage') });
    await expect(run('toString')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('no command') });
    await expect(run('verify')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('<match|all>') });
  });
});

const url = await postgresUrl();
describe.skipIf(!url)('admin on PostgreSQL', () => {
  const databaseSchema = `admin_${process.pid}`;
  const place = { data: '/nowhere', databaseUrl: url, databaseSchema };

  it('works beside a running node, and names pg_dump', async () => {
    await expect(admin(place, 'show', '1')).rejects.toThrow('holds no Orrery tables');
    const server = await TestServer.open({ databaseUrl: url, databaseSchema });
    const { id } = await played(3, server);
    expect(JSON.parse(await admin(place, 'show', id))).toMatchObject({ matches: [{ id: 1, entries: 3 }] });
    expect(await admin(place, 'verify', 'all')).toContain('1 match agrees');
    await expect(admin(place, 'backup', 'x.dump')).rejects.toThrow(
      `pg_dump --format=custom --schema=${databaseSchema}`,
    );
    await admin(place, 'close', id);
    await expect(admin(place, 'show', id)).rejects.toThrow('there is no table');
    await server.close();
    await dropSchema(url ?? '', databaseSchema);
  });
});
