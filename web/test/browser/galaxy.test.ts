import { sensible } from '@orrery/ai';
import { heuristic } from '@orrery/games/micro-cosmos/bot';
import { game, type MicroCosmos, terraformedCount } from '@orrery/games/micro-cosmos/rules';
import { imagine, type PendingQuestion, randomFrom, type Seat, type View } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MANNERS } from './manners.ts';
import { oneAnswer, seated } from './online-table.ts';
import { startServer } from './real-server.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp(startServer);

/** The first planets are terraformed without a screen: what is to be seen is how such a game goes on and ends. */
const BEFORE = 2;

test('two browsers play an online game of Micro Cosmos to the end', { timeout: 300_000 }, async () => {
  const { id, tokens, clients } = await seated(at.address, { game: 'micro-cosmos', names: ['Anna', 'Petr'] });
  const random = randomFrom('galaxy');
  const choose = (view: View, seat: Seat) => {
    const world = imagine(game, view as View<MicroCosmos>, random);
    return sensible(heuristic, world, world.pending.find((one) => one.seat === seat) as PendingQuestion, random);
  };
  while (terraformedCount((clients[0].view as View<MicroCosmos>).table) < BEFORE) await oneAnswer(clients, choose);
  for (const client of clients) await client.close();

  const pages = [await at.pages.visit({ size: 'phone' }), await at.pages.visit({ size: 'wide' })];
  for (const [seat, page] of pages.entries()) await page.goto(`${at.address}/table/${id}#${tokens[seat]}`);
  const ways = ['pointer', 'keyboard'] as const;
  const robots = pages.map((page, seat) => new Robot(page, ways[seat], `galaxy ${seat}`, MANNERS['micro-cosmos']));
  expect(await Promise.all(robots.map((robot) => robot.play(1000, 120_000)))).toEqual(['over', 'over']);
  for (const { answers } of robots) expect(answers).toBeGreaterThan(10);
  const totals = (page: Page) => page.locator('.end-total td').allTextContents();
  expect(await totals(pages[0])).toHaveLength(2);
  expect(await totals(pages[0])).toEqual(await totals(pages[1]));
  for (const page of pages) await page.context().close();
});
