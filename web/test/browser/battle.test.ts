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
import { readLink } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { Http, TestClient } from '../../../server/test/test-client.ts';
import { startServer } from './real-server.ts';
import { Robot } from './robot.ts';
import { servedApp } from './served-app.ts';

const at = servedApp(startServer);
const NAMES = ['Anna', 'Petr', 'Jana'];

/** An online table of three, dealt, with a plain client on every seat. */
async function seated(): Promise<{ id: string; tokens: string[]; clients: TestClient[] }> {
  const http = new Http(at.address.replace(/\/$/, ''));
  const chairs = NAMES.map(() => ({ kind: 'human' }));
  const options = { species: 'dealt' };
  const created = await http.create({ game: 'eclipse', pace: 'live', name: NAMES[0], chairs, options });
  const id = created.table.table;
  const invitation = readLink(created.links.join)?.token ?? '';
  const tokens = [created.token];
  for (const name of NAMES.slice(1)) tokens.push((await http.sit(id, invitation, name)).token);
  for (const token of tokens) await http.action(id, token, { do: 'ready', ready: true });
  await http.action(id, tokens[0], { do: 'start' });
  const clients = tokens.map((token) => new TestClient(http.origin, id, token));
  for (const client of clients) await client.connect();
  return { id, tokens, clients };
}

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

async function oneAnswer(clients: readonly TestClient[], random: Random): Promise<void> {
  const client = clients.find(({ asked }) => asked);
  if (!client) throw new Error('nobody is asked');
  const answer = warlike(client.view as View<Eclipse>, client.you?.seat as Seat, random);
  const settled = await client.answer(answer);
  if (settled.t !== 'ack') throw new Error(JSON.stringify(settled));
  const { number } = settled;
  for (const other of clients) await other.until(() => other.number >= number);
}

/** A table at which two people fight; a game may end in peace, so there are several tries. */
async function war(random: Random): Promise<Awaited<ReturnType<typeof seated>> & { seats: Seat[] }> {
  for (let tries = 0; tries < 5; tries++) {
    const table = await seated();
    while (!fighting(table.clients) && !table.clients[0].view?.over) await oneAnswer(table.clients, random);
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
    await page.goto(`${at.address.replace(/\/$/, '')}/table/${id}#${tokens[seat]}`);
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
