import { sensible } from '@orrery/ai';
import { games } from '@orrery/games';
import type { MicroCosmos } from '@orrery/games/micro-cosmos/rules';
import { terraformedCount } from '@orrery/games/micro-cosmos/rules';
import type { ShackletonBase } from '@orrery/games/shackleton-base/rules';
import { imagine, type PendingQuestion, randomFrom, type Seat, type View } from '@orrery/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MANNERS } from './manners.ts';
import { oneAnswer, seated } from './online-table.ts';
import { startServer } from './real-server.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp({ open: startServer });

interface Case {
  /** The longer part is played without a screen: what is to be seen is how such a game goes on and ends. */
  readonly before: (view: View) => boolean;
  /** Each robot answers at least so often. */
  readonly answers: number;
}

const CASES: { readonly [game: string]: Case } = {
  'micro-cosmos': { before: (view) => terraformedCount((view as View<MicroCosmos>).table) < 2, answers: 10 },
  'shackleton-base': {
    before(view) {
      const { round, phase, players } = (view as View<ShackletonBase>).table;
      const left = players.flatMap(({ shuttle }) => Object.values(shuttle)).reduce((sum, n) => sum + n, 0);
      return round < 3 || phase !== 'action' || left > 4;
    },
    answers: 2,
  },
};

test.each(Object.keys(CASES))('two browsers play an online game of %s to the end', { timeout: 300_000 }, async (id) => {
  const parts = games.find((one) => one.id === id);
  if (!parts) throw new Error(`no game ${id}`);
  const [{ game }, { heuristic }] = [await parts.rules(), await parts.bot()];
  const { id: table, tokens, clients } = await seated(at.address, { game: id, names: ['Anna', 'Petr'] });
  const random = randomFrom(id);
  const choose = (view: View, seat: Seat) => {
    const world = imagine(game, view, random);
    return sensible(heuristic, world, world.pending.find((one) => one.seat === seat) as PendingQuestion, random);
  };
  while (CASES[id].before(clients[0].view as View)) await oneAnswer(clients, choose);
  for (const client of clients) await client.close();

  const pages = [await at.pages.visit({ size: 'phone' }), await at.pages.visit({ size: 'wide' })];
  for (const [seat, page] of pages.entries()) await page.goto(`${at.address}/table/${table}#${tokens[seat]}`);
  const ways = ['pointer', 'keyboard'] as const;
  const robots = pages.map((page, seat) => new Robot(page, ways[seat], `${id} ${seat}`, MANNERS[id]));
  expect(await Promise.all(robots.map((robot) => robot.play(1000, 120_000)))).toEqual(['over', 'over']);
  for (const { answers } of robots) expect(answers).toBeGreaterThanOrEqual(CASES[id].answers);
  const totals = (page: Page) => page.locator('.end-total td').allTextContents();
  expect(await totals(pages[0])).toHaveLength(2);
  expect(await totals(pages[0])).toEqual(await totals(pages[1]));
  for (const page of pages) await page.context().close();
});
