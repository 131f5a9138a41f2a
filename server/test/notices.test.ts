import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

it('a front page hears of turns at slow tables, from the outbox, once', async () => {
  const slow = await server.game('tic-tac-toe', ['Ada', 'Bo'], { pace: 'slow' });
  const live = await server.game('tic-tac-toe', ['Ada', 'Bo']);
  const page = await server.client(slow.id, slow.tokens[1]).connect();
  const tables = [
    { table: slow.id, token: slow.tokens[1] },
    { table: live.id, token: live.tokens[1] },
    { table: slow.id, token: 'os_aaaaaaaaaaaaaaaaaaaaaaaa' },
  ];
  page.say({ t: 'follow', tables });
  page.say({ t: 'ping' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await slow.clients[0].answer({ cell: 0 });
  await live.clients[0].answer({ cell: 0 });
  await page.until(() => page.notices.length > 0);
  await server.running.maintenance.handOverNotices();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.notices).toEqual([{ t: 'notice', table: slow.id, kind: 'turn', match: 1, number: 1 }]);
  await Promise.all([page, ...slow.clients, ...live.clients].map((client) => client.close()));
});
