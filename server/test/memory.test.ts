import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { playOn } from './play-to-end.ts';
import { TestServer } from './test-server.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

it('keeps no more tables in memory than allowed, and a forgotten one is there when it is needed', async () => {
  let time = Date.now();
  server = await TestServer.open({ tables: 3 }, { now: () => time });
  const games = [];
  for (let i = 0; i < 6; i++) {
    games.push(await server.game('tic-tac-toe', ['Ada', 'Bo']));
    await games[i].clients[0].answer({ cell: i });
    await Promise.all(games[i].clients.map((client) => client.close()));
    time += 60_000;
  }
  server.running.directory.tidy();
  const { text } = await server.http.request('/metrics');
  expect(text).toMatch(/orrery_tables [0-3]\n/);
  const [first] = games;
  for (const client of first.clients) {
    await client.connect();
    expect(client.welcomed).toBe('missed');
  }
  await playOn(first.clients);
  await Promise.all(first.clients.map((client) => client.close()));
});

it('lets one link be open in a few tabs, not in a hundred', async () => {
  server = await TestServer.open();
  const { id, tokens } = await server.table('tic-tac-toe', ['Ada', 'Bo']);
  const tabs = [];
  for (let i = 0; i < 10; i++) tabs.push(await server.client(id, tokens[0]).connect());
  const eleventh = server.client(id, tokens[0]);
  eleventh.connect().catch(() => {});
  await eleventh.until(() => eleventh.problems.length > 0);
  expect(eleventh.problems[0].code).toBe('too-many');
  eleventh.cut();
  await Promise.all(tabs.map((tab) => tab.close()));
});

it('a backup taken while people play opens as a server', async () => {
  server = await TestServer.open();
  const { id, tokens, clients } = await server.game('high-card', ['Ada', 'Bo']);
  for (const client of clients) await client.answer(client.asked?.answers[0] ?? {});
  const copy = mkdtempSync(join(tmpdir(), 'orrery-backup-'));
  const db = new DatabaseSync(join(server.data, 'orrery.db'));
  db.exec(`vacuum into '${join(copy, 'orrery.db')}'`);
  db.close();
  await playOn(clients);
  await Promise.all(clients.map((client) => client.close()));
  const restored = await TestServer.open({ data: copy });
  const again = tokens.map((token) => restored.client(id, token));
  // They come back with numbers the backup does not know, and begin again where it ends.
  for (const [seat, client] of again.entries()) {
    Object.assign(client, { view: clients[seat].view, number: clients[seat].number, match: 1 });
    await client.connect();
    expect([client.welcomed, client.number]).toEqual(['fresh', 2]);
  }
  await playOn(again);
  await Promise.all(again.map((client) => client.close()));
  await restored.close();
});
