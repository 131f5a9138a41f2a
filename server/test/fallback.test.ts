import { randomUUID } from 'node:crypto';
import { type Answer, type Delta, patch, type View } from '@orrery/kernel';
import type { News, Now } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** A person without WebSockets: polls for news and posts answers. */
class Poller {
  view: View | undefined;
  number = 0;
  match = 0;
  version = '';
  private readonly path: string;
  private readonly token: string;

  constructor(table: string, token: string) {
    this.path = `/api/tables/${table}`;
    this.token = token;
  }

  async news(wait = 5): Promise<News> {
    const seen = this.view ? `&match=${this.match}&seen=${this.number}` : '';
    const { json } = await server.http.request(`${this.path}/news?version=${this.version}&wait=${wait}${seen}`, {
      token: this.token,
    });
    if (json.table) this.version = json.table.version;
    this.take(json.now);
    return json as News;
  }

  async answer(answer: Answer, after = this.number, id: string = randomUUID()) {
    const body = { id, match: this.match, after, answer };
    const reply = await server.http.request(`${this.path}/answers`, { token: this.token, body });
    if (reply.status === 200) this.take(reply.json.now);
    return reply;
  }

  take({ fresh, missed }: Now): void {
    if (fresh) ({ view: this.view, number: this.number, match: this.match } = fresh);
    for (const { number, delta } of missed ?? []) {
      if (number <= this.number) continue;
      expect(number).toBe(this.number + 1);
      this.view = patch(this.view, delta as Delta) as View;
      this.number = number;
    }
  }
}

describe('plain HTTP', () => {
  it('plays a whole game, against somebody with a socket', async () => {
    const { id, tokens, clients } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    await clients[1].close();
    const bo = new Poller(id, tokens[1]);
    await bo.news();
    expect(bo.view?.viewer).toBe(1);
    for (const [mine, theirs] of [
      [0, 3],
      [1, 4],
      [2, 5],
    ]) {
      const polling = bo.news();
      await clients[0].answer({ cell: mine });
      await polling;
      while (bo.number < clients[0].number) await bo.news();
      if (bo.view?.over) break;
      expect((await bo.answer({ cell: theirs })).status).toBe(200);
      await clients[0].until(() => clients[0].number === bo.number);
    }
    expect(bo.view?.over).toBe(true);
    await clients[0].close();
  });

  it('repeats, refuses stale answers with what is new, and takes back', async () => {
    const { id, tokens } = await server.table('high-card', ['Ada', 'Bo']);
    await server.start({ id, tokens });
    const [ada, tab] = [new Poller(id, tokens[0]), new Poller(id, tokens[0])];
    await ada.news(0);
    await tab.news(0);
    const intent = randomUUID();
    const card = ada.view?.asked[0].answers[0] ?? {};
    const first = await ada.answer(card, 0, intent);
    expect((await ada.answer(card, 0, intent)).json.number).toBe(first.json.number);
    const refused = await tab.answer(tab.view?.asked[0].answers[1] ?? {});
    expect(refused.json).toMatchObject({ code: 'stale', details: { number: 1, now: { missed: [{ number: 1 }] } } });
    const undo = { id: randomUUID(), match: 1, back: 1 };
    const back = await server.http.request(`/api/tables/${id}/undo`, { token: tokens[0], body: undo });
    expect(back.json).toMatchObject({ code: 'no-undo' });
  });

  it('waits for news no longer than asked', async () => {
    const { id, tokens } = await server.table('high-card', ['Ada', 'Bo']);
    const ada = new Poller(id, tokens[0]);
    await ada.news(0);
    await ada.news(1);
    const began = Date.now();
    await ada.news(1);
    expect(Date.now() - began).toBeGreaterThan(900);
    const polling = ada.news(10);
    await server.http.action(id, tokens[1], { do: 'ready', ready: true });
    expect((await polling).table?.chairs[1].ready).toBe(true);
    expect(Date.now() - began).toBeLessThan(9000);
  });
});

it('a poll that its sender gave up keeps no place, so that a bad network locks nobody out', async () => {
  const { id, tokens } = await server.table('tic-tac-toe', ['Ada', 'Bo']);
  const poller = new Poller(id, tokens[0]);
  for (let times = 0; times < 12; times++) {
    await poller.news(0);
    const given = new AbortController();
    const poll = fetch(`${server.origin}/api/tables/${id}/news?version=${poller.version}&wait=25`, {
      headers: { authorization: `Bearer ${tokens[0]}` },
      signal: given.signal,
    });
    await vi.waitFor(async () => expect(await isWaitedAt(id)).toBe(true));
    given.abort();
    await expect(poll).rejects.toThrow();
    await vi.waitFor(async () => expect(await isWaitedAt(id)).toBe(false), 5000);
  }
});

const isWaitedAt = async (id: string): Promise<boolean> => server.room({ id })?.audience.none === false;
