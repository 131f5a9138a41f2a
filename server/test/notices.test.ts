import { afterAll, beforeAll, expect, it } from 'vitest';
import { House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

it('a front page hears of turns at slow tables, from the outbox, once', async () => {
  const slow = await house.game('tic-tac-toe', ['Ada', 'Bo'], { pace: 'slow' });
  const live = await house.game('tic-tac-toe', ['Ada', 'Bo']);
  const page = await house.client(slow.id, slow.tokens[1]).connect();
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
  await house.server.chores.handOverNotices();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.notices).toEqual([{ t: 'notice', table: slow.id, kind: 'turn', match: 1, number: 1 }]);
  await Promise.all([page, ...slow.clients, ...live.clients].map((client) => client.close()));
});
