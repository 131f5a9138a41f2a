import { sensible } from '@orrery/ai';
import { heuristic } from '@orrery/games/eclipse/bot';
import { type Eclipse, game } from '@orrery/games/eclipse/rules';
import {
  type Answer,
  imagine,
  type PendingQuestion,
  type Random,
  randomFrom,
  type Seat,
  type View,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { TestClient } from '../../../server/test/test-client.ts';
import { type OnlineTable, oneAnswer, seated } from './online-table.ts';
import { startServer } from './real-server.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp({ open: startServer });
/** A sensible answer, but always on the way to the others' sectors and never to peace. */
function warlike(view: View<Eclipse>, seat: Seat, random: Random): Answer {
  const world = imagine(game, view, random);
  const pending = world.pending.find((one) => one.seat === seat && !one.offer) as PendingQuestion;
  const raids = pending.answers.filter(({ do: deed, to }) => {
    const target = view.table.map.find(({ id }) => id === to);
    const foreign = target?.disc !== null && target?.disc !== seat;
    return deed === 'move' && target && (foreign || target.fleets.some((fleet) => fleet.seat !== seat));
  });
  if (raids.length > 0) return raids[random() % raids.length];
  const answer = sensible(heuristic, world, pending, random);
  return answer.accept === true ? { accept: false } : answer;
}

/** The two seats that fight, if one of them is asked what its ships do. */
function fighting(clients: readonly TestClient[]): Seat[] | undefined {
  const [view] = clients.flatMap(({ view: seen, asked }) => (asked?.question === 'engage' && seen ? [seen] : []));
  const seats = (view as View<Eclipse> | undefined)?.table.battle?.parties.flatMap(({ seat }) => seat ?? []);
  return seats?.length === 2 ? seats : undefined;
}

/** A table at which two people fight; a game may end in peace, so there are several tries. */
async function war(random: Random): Promise<OnlineTable & { seats: Seat[] }> {
  for (let tries = 0; tries < 5; tries++) {
    const names = ['Anna', 'Petr', 'Jana'];
    const table = await seated(at.address, { game: 'eclipse', names, options: { species: 'dealt' } });
    const choose = (view: View, seat: Seat) => warlike(view as View<Eclipse>, seat, random);
    while (!fighting(table.clients) && !table.clients[0].view?.over) await oneAnswer(table.clients, choose);
    const seats = fighting(table.clients);
    if (seats) return { ...table, seats };
  }
  throw new Error('peace everywhere');
}

/** Which battle is fought now, as this client sees it. */
function battleNow({ view }: TestClient): string | undefined {
  const { battle } = (view as View<Eclipse>).table;
  return battle ? [battle.sector, ...battle.parties.map(({ seat }) => seat)].join() : undefined;
}

test('two browsers fight a battle of Eclipse online', { timeout: 300_000 }, async () => {
  const { id, tokens, clients, seats } = await war(randomFrom('battle'));
  for (const seat of seats) await clients[seat].close();

  const pages = [];
  for (const seat of seats) {
    const page = await at.pages.visit();
    await page.goto(`${at.address}/table/${id}#${tokens[seat]}`);
    await page.waitForSelector('.ec-theatre-head');
    pages.push(page);
  }
  const witness = clients.find((_, seat) => !seats.includes(seat)) as TestClient;
  // Another battle may follow at once, in which somebody else is asked.
  const fought = battleNow(witness);
  const isOver = () => battleNow(witness) !== fought;
  const robots = pages.map((page) => new Robot(page, 'pointer', 'battle'));
  const limit = Date.now() + 180_000;
  while (!isOver() && Date.now() < limit)
    for (const [i, page] of pages.entries())
      if (!isOver() && (await page.locator('.prompt[data-asked=true]').count()) > 0) await robots[i].play(1);
      else await page.waitForTimeout(100);
  expect(isOver()).toBe(true);
  expect(robots.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(0);
  for (const page of pages) await page.context().close();
  await witness.close();
});
