import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenHash } from '../tokens.ts';
import { answerAny, playOn } from './play-to-end.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ messagesPerSecond: 10_000 });
});
afterAll(() => server.close());

const closeAll = (clients: readonly { close(): Promise<void> }[]) => Promise.all(clients.map((one) => one.close()));

describe('a game through sockets', () => {
  it('is played to the end, and everybody has the same picture as a newcomer', async () => {
    const { clients, id, tokens } = await server.game('high-card', ['Ada', 'Bo', 'Cy']);
    await playOn(clients);
    for (const [seat, client] of clients.entries()) {
      const newcomer = await server.client(id, tokens[seat]).connect();
      expect(newcomer.welcomed).toBe('fresh');
      expect(client.view).toEqual(newcomer.view);
      await newcomer.close();
    }
    await clients[0].until(() => clients[0].table?.stage === 'over');
    expect(clients[0].table?.standing?.winners.length).toBeGreaterThan(0);
    await closeAll(clients);
  });

  it('goes on after cut connections: who returns gets exactly what was missed', async () => {
    const { clients } = await server.game('high-card', ['Ada', 'Bo', 'Cy', 'Di']);
    let resumed = 0;
    await playOn(clients, async (turn) => {
      if (turn % 3 !== 1) return;
      const gone = clients[turn % 4];
      gone.cut();
      await new Promise((resolve) => setTimeout(resolve, 5));
      const others = clients.filter((client) => client !== gone && client.asked);
      if (others[0]) await answerAny(others[0], turn);
      await gone.connect();
      expect(gone.welcomed).toBe('missed');
      resumed++;
    });
    expect(resumed).toBeGreaterThan(3);
    const newcomer = await server.client(clients[1].id, clients[1].token).connect();
    expect(clients[1].view).toEqual(newcomer.view);
    await closeAll([...clients, newcomer]);
  });

  it('is the same for who takes messages in bundles and for who takes them one by one', async () => {
    const { clients } = await server.game('high-card', ['Ada', 'Bo', 'Cy']);
    const [bundled, single] = [clients[1], server.client(clients[1].id, clients[1].token)];
    await single.connect({ bundles: false });
    bundled.heard.length = 0;
    await playOn(clients);
    await single.until(() => single.number === bundled.number);
    expect(single.heard).toEqual(bundled.heard);
    expect(single.heard.length).toBeGreaterThan(3);
    await closeAll([...clients, single]);
  });

  it('takes answers of several seats to simultaneous questions, each given without knowing the others', async () => {
    const { clients } = await server.game('high-card', ['Ada', 'Bo', 'Cy']);
    const settled = await Promise.all(clients.map((client) => client.answer(client.asked?.answers[0] ?? {})));
    expect(settled.map(({ t }) => t)).toEqual(['ack', 'ack', 'ack']);
    await closeAll(clients);
  });

  it('can be heard again from the deal on', async () => {
    const { clients, id, tokens } = await server.game('high-card', ['Ada', 'Bo']);
    const first = structuredClone(clients[1].view);
    await playOn(clients);
    const { json, headers } = await server.http.request(`/api/tables/${id}/history`, { token: tokens[1] });
    expect(json.first).toMatchObject({ match: 1, number: 0, view: first });
    expect(json.updates).toEqual(clients[1].heard);
    expect(headers.get('content-encoding')).toBe('gzip');
    await closeAll(clients);
  });

  it('is followed by another one with the same people, seats turned', async () => {
    const { clients, id, tokens } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    expect((await server.http.action(id, tokens[0], { do: 'rematch', yes: true })).json).toMatchObject({
      code: 'not-over',
    });
    await playOn(clients);
    const promise = (await server.http.request(`/api/tables/${id}`, { token: tokens[0] })).json.table.next.commitment;
    await server.http.action(id, tokens[0], { do: 'rematch', yes: true, entropy: 'a'.repeat(32) });
    expect(clients[0].table?.match).toBe(1);
    await server.http.action(id, tokens[1], { do: 'rematch', yes: true });
    for (const client of clients) await client.until(() => client.match === 2 && client.number === 0);
    expect(clients.map(({ you }) => you?.seat)).toEqual([1, 0]);
    expect(clients[1].asked?.question).toBe('mark');
    expect(clients[0].table?.fairness).toEqual({ commitment: promise, contributions: [null, 'a'.repeat(32)] });
    expect(await clients[1].answer({ cell: 0 }, { match: 1 })).toMatchObject({ code: 'other-match' });
    await playOn(clients);
    await closeAll(clients);
  });

  it('that is over takes nothing along into the next one, where the seat is somebody else’s', async () => {
    const { clients, id, tokens } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    await playOn(clients);
    await server.http.action(id, tokens[1], { do: 'rematch', yes: true });
    const room = server.room({ id });
    const ada = tokenHash(tokens[0]);
    // Her answer as seat 0 waits behind the deal, after which Bo sits there.
    const dealt = room?.act(ada, { do: 'rematch', yes: true });
    const settled = room?.play(ada, { id: randomUUID(), match: 1, intent: { answer: { cell: 0 }, after: 99 } });
    await dealt;
    expect(await settled).toEqual({ ok: false, code: 'other-match', details: { match: 2 } });
    for (const client of clients) await client.until(() => client.match === 2 && client.number === 0);
    expect(await clients[1].answer({ cell: 0 })).toMatchObject({ t: 'ack', number: 1 });
    await closeAll(clients);
  });

  it('is followed by another one for who left and says yes, not for bots alone', async () => {
    const { clients, id, tokens } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    await playOn(clients);
    for (const token of tokens) await server.http.action(id, token, { do: 'leave' });
    const { json } = await server.http.action(id, tokens[1], { do: 'rematch', yes: true });
    expect(json.table.match).toBe(2);
    expect(json.you.seat).toBe(0);
    expect(json.table.chairs).toMatchObject([{ kind: 'human', name: 'Bo', caretaker: false }, { kind: 'bot' }]);
    await closeAll(clients);
  });
});

describe('an answer', () => {
  it('counts once however often it is sent', async () => {
    const { clients } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    const id = randomUUID();
    const settled = await clients[0].answer({ cell: 4 }, { id });
    expect(await clients[0].answer({ cell: 4 }, { id })).toEqual(settled);
    clients[0].cut();
    await clients[0].connect();
    expect(await clients[0].answer({ cell: 4 }, { id, after: 0 })).toEqual(settled);
    expect(clients[0].number).toBe(1);
    expect(await clients[1].answer({ cell: 3 }, { id })).toMatchObject({ t: 'refused', code: 'id-used' });
    await closeAll(clients);
  });

  it('from a second tab that is behind is refused with what it does not know', async () => {
    const { clients, id, tokens } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    const tab = await server.client(id, tokens[0]).connect();
    await clients[0].answer({ cell: 0 });
    await clients[1].until(() => clients[1].number === 1);
    await clients[1].answer({ cell: 1 });
    await tab.until(() => tab.number === 2);
    expect(await tab.answer({ cell: 5 }, { after: 0 })).toMatchObject({
      code: 'stale',
      details: { number: 2 },
      now: { missed: [{ number: 1 }, { number: 2 }] },
    });
    expect(await tab.answer({ cell: 5 })).toMatchObject({ t: 'ack', number: 3 });
    await closeAll([...clients, tab]);
  });

  it('that is not legal is refused with the rule', async () => {
    const { clients } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    expect(await clients[1].answer({ cell: 0 })).toMatchObject({ code: 'not-asked', details: { seat: 1 } });
    await clients[0].answer({ cell: 0 });
    await clients[1].until(() => clients[1].number === 1);
    expect(await clients[1].answer({ cell: 0 })).toMatchObject({
      code: 'barred',
      details: { rule: 'TTT-1', why: 'taken' },
    });
    expect(await clients[1].answer({ cell: 77 })).toMatchObject({ code: 'not-listed' });
    expect(clients[1].number).toBe(1);
    await closeAll(clients);
  });
});

describe('undo', () => {
  it('takes back own answers up to the border, and no further', async () => {
    const { clients } = await server.game('high-card', ['Ada', 'Bo']);
    const [ada, bo] = clients;
    await playOn(clients, async () => {
      if (ada.asked?.question !== 'shelve' || ada.undo) return;
      const before = structuredClone(ada.view);
      await ada.answer({ stone: 1 });
      await ada.until(() => ada.undo !== undefined);
      const { number } = ada.undo ?? { number: 0 };
      const id = randomUUID();
      const settled = await ada.takeBack(number, id);
      expect(settled).toMatchObject({ t: 'ack', number: number + 1 });
      expect(await ada.takeBack(number, id)).toEqual(settled);
      await ada.until(() => ada.number === number + 1);
      expect(ada.heard.at(-1)).toMatchObject({ undone: number, events: [] });
      expect(ada.view).toEqual(before);
      expect(await ada.takeBack(number)).toMatchObject({ code: 'no-undo' });
      await bo.until(() => bo.number === ada.number);
    });
    expect(ada.heard.some(({ undone }) => undone)).toBe(true);
    expect(ada.undo).toBeUndefined();
    await closeAll(clients);
  });

  it('makes an answer from before it stale', async () => {
    const { clients } = await server.game('high-card', ['Ada', 'Bo']);
    const [ada] = clients;
    let tried = false;
    await playOn(clients, async () => {
      if (tried || ada.asked?.question !== 'shelve' || (ada.asked?.answers.length ?? 0) < 3) return;
      await ada.answer({ stone: 1 });
      await ada.until(() => ada.undo !== undefined);
      const behind = ada.number;
      await ada.takeBack(ada.undo?.number ?? 0);
      expect(await ada.answer({ stone: 'done' }, { after: behind })).toMatchObject({ code: 'stale' });
      tried = true;
    });
    expect(tried).toBe(true);
    await closeAll(clients);
  });
});
