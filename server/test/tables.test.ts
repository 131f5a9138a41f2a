import { LIMITS, readLink } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { numbered } from '../room/document.ts';
import { storeOver } from '../store/sqlite.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import { playOn } from './play-to-end.ts';
import { TestServer } from './test-server.ts';

let server: TestServer;
let time = Date.now();
beforeAll(async () => {
  // The database's clock is the test's, too.
  const file = new SqliteFile(':memory:', { clock: () => time });
  const store = storeOver(file.call);
  server = await TestServer.open({}, { store, now: () => time });
});
afterAll(() => server.close());

const wish = { game: 'high-card', pace: 'live', name: 'Ada', chairs: [{ kind: 'human' }, { kind: 'human' }] };

describe('a table', () => {
  it('is opened, filled, made ready and started', async () => {
    const { id, tokens, join } = await server.table('high-card', ['Ada', 'Bo']);
    expect((await server.http.request(`/api/tables/${id}/sit`, { token: join, body: { name: 'Cy' } })).json.code).toBe(
      'table-full',
    );
    const early = await server.http.action(id, tokens[0], { do: 'start' });
    expect(early.json).toEqual({ code: 'not-ready', details: { seats: [1] } });
    expect((await server.http.action(id, tokens[1], { do: 'start' })).json.code).toBe('not-host');
    await server.start({ id, tokens });
    const { json } = await server.http.request(`/api/tables/${id}`, { token: tokens[1] });
    expect(json.table).toMatchObject({ stage: 'playing', match: 1, awaited: [0, 1] });
    expect(json.you).toEqual({ as: 'seat', seat: 1, host: false });
    expect((await server.http.action(id, tokens[0], { do: 'options', options: {} })).json.code).toBe('already-started');
  });

  it('takes actions under the name that their address had before, too', async () => {
    const { id, tokens } = await server.table('high-card', ['Ada', 'Bo']);
    const action = { token: tokens[1], body: { do: 'ready', ready: true } };
    for (const name of ['actions', 'deeds'])
      expect((await server.http.request(`/api/tables/${id}/${name}`, action)).json.table.chairs[1].ready).toBe(true);
  });

  it('is prepared by its host, and a change asks everybody again', async () => {
    const { id, tokens } = await server.table('high-card', ['Ada', 'Bo']);
    await server.http.action(id, tokens[1], { do: 'ready', ready: true });
    const changed = await server.http.action(id, tokens[0], { do: 'options', options: { bonus: true } });
    expect(changed.json.table.options).toEqual({ bonus: true });
    expect(changed.json.table.chairs[1].ready).toBe(false);
    const deeds = [
      [{ do: 'options', options: { bonus: 7 } }, 'bad-option'],
      [{ do: 'options', options: { other: 1 } }, 'unknown-option'],
      [{ do: 'chairs', chairs: 1 }, 'bad-seats'],
      [{ do: 'bot', seat: 1, level: 'easy' }, 'seat-taken'],
      [{ do: 'bot', seat: 3, level: 'easy' }, 'no-seat'],
    ] as const;
    for (const [action, code] of deeds) expect((await server.http.action(id, tokens[0], action)).json.code).toBe(code);
    await server.http.action(id, tokens[0], { do: 'chairs', chairs: 4 });
    const bots = await server.http.action(id, tokens[0], { do: 'bot', seat: 3, level: 'hard' });
    expect(bots.json.table.chairs.map(({ kind }: { kind: string }) => kind)).toEqual(['human', 'human', 'free', 'bot']);
    const fewer = await server.http.action(id, tokens[0], { do: 'chairs', chairs: 3 });
    expect(fewer.json.table.chairs.map(({ kind }: { kind: string }) => kind)).toEqual(['human', 'human', 'bot']);
    expect((await server.http.action(id, tokens[0], { do: 'chairs', chairs: 2 })).json.code).toBe('seat-taken');
  });

  it('draws who sits where if its host wants that, and everybody keeps their own seat', async () => {
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    const orders = new Set<string>();
    for (let tables = 0; tables < 4; tables++) {
      const { id, tokens } = await server.table('high-card', names);
      expect((await server.http.action(id, tokens[1], { do: 'seating', random: true })).json.code).toBe('not-host');
      expect((await server.http.action(id, tokens[0], { do: 'seating', random: true })).json.table.random).toBe(true);
      await server.start({ id, tokens });
      for (const [at, token] of tokens.entries()) {
        const { json } = await server.http.request(`/api/tables/${id}`, { token });
        expect(json.table.chairs[json.you.seat].name).toBe(names[at]);
        orders.add(json.table.chairs.map(({ name }: { name: string }) => name).join());
      }
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('leaves every bot the number by which people know it, wherever its chair goes', () => {
    const free = { kind: 'free' } as const;
    const bot = (level: 'easy' | 'hard', number?: number) =>
      ({ kind: 'bot', level, ...(number === undefined ? {} : { number }) }) as const;
    expect(numbered([free, bot('easy'), bot('hard')])).toEqual([free, bot('easy', 1), bot('hard', 2)]);
    // Seats were drawn, and later one who left was replaced.
    expect(numbered([bot('hard', 2), bot('easy', 1), bot('easy')])).toEqual([
      bot('hard', 2),
      bot('easy', 1),
      bot('easy', 3),
    ]);
  });

  it('has hints between people only if the host allowed them, and everybody is told who asked', async () => {
    const hint = { do: 'hint', stage: 'good', question: 'abc' } as const;
    const plain = await server.game('high-card', ['Ada', 'Bo']);
    expect((await server.http.action(plain.id, plain.tokens[1], hint)).json.code).toBe('no-hints');

    const { id, tokens } = await server.table('high-card', ['Ada', 'Bo']);
    expect((await server.http.action(id, tokens[1], { do: 'hints', allowed: true })).json.code).toBe('not-host');
    await server.http.action(id, tokens[1], { do: 'ready', ready: true });
    const allowed = await server.http.action(id, tokens[0], { do: 'hints', allowed: true });
    expect(allowed.json.table).toMatchObject({ hints: true });
    expect(allowed.json.table.chairs[1].ready).toBe(false);
    expect((await server.http.action(id, tokens[1], hint)).json.code).toBe('not-started');
    await server.start({ id, tokens });
    expect((await server.http.action(id, tokens[0], { do: 'hints', allowed: false })).json.code).toBe(
      'already-started',
    );
    await server.http.action(id, tokens[1], hint);
    // The same once more counts nothing; a further stage does.
    await server.http.action(id, tokens[1], hint);
    await server.http.action(id, tokens[1], { ...hint, stage: 'best' });
    const { json } = await server.http.request(`/api/tables/${id}`, { token: tokens[0] });
    expect(json.table.chairs.map(({ hints }: { hints?: number }) => hints)).toEqual([undefined, 2]);
  });

  it('gives hints to one person among bots', async () => {
    const chairs = [{ kind: 'human' }, { kind: 'bot', level: 'easy' }];
    const created = await server.http.create({ game: 'high-card', pace: 'live', name: 'Ada', chairs });
    const { table } = created.table;
    await server.start({ id: table, tokens: [created.token] });
    const hint = { do: 'hint', stage: 'best', question: 'abc' } as const;
    const { json } = await server.http.action(table, created.token, hint);
    expect(json.table.chairs[0].hints).toBe(1);
  });

  it('gives a name to one person only', async () => {
    const { json } = await server.http.request('/api/tables', { body: wish });
    const token = readLink(json.links.join)?.token ?? '';
    const sit = (name: string) => server.http.request(`/api/tables/${json.table.table}/sit`, { token, body: { name } });
    expect((await sit('ada')).json).toEqual({ code: 'name-taken', details: { name: 'ada' } });
    expect((await sit('Ad\u202Ea')).json.code).toBe('bad-request');
    expect((await sit('   ')).json.code).toBe('bad-request');
    expect((await sit('x'.repeat(LIMITS.name + 1))).json.code).toBe('bad-request');
    expect((await sit('  Zażółć   gęślą ')).json.table.chairs[1].name).toBe('Zażółć gęślą');
  });

  it('lets the host send somebody away and replace links; old ones stop working', async () => {
    const { id, tokens, join, watch } = await server.table('high-card', ['Ada', 'Bo']);
    const bo = await server.client(id, tokens[1]).connect();
    const again = await server.http.request(`/api/tables/${id}/links`, {
      token: tokens[0],
      body: { link: 'seat', seat: 1 },
    });
    await bo.until(() => bo.closeCode === 4403);
    expect((await server.http.request(`/api/tables/${id}`, { token: tokens[1] })).json.code).toBe('bad-token');
    const { token } = readLink(again.json.link) ?? { token: '' };
    expect((await server.http.request(`/api/tables/${id}`, { token })).json.you.seat).toBe(1);
    await server.http.request(`/api/tables/${id}/links`, { token: tokens[0], body: { link: 'watch' } });
    expect((await server.http.request(`/api/tables/${id}`, { token: watch })).status).toBe(403);
    await server.http.action(id, tokens[0], { do: 'free', seat: 1 });
    expect((await server.http.request(`/api/tables/${id}`, { token })).status).toBe(403);
    expect((await server.http.sit(id, join, 'Cy')).you.seat).toBe(1);
    const stranger = await server.http.request(`/api/tables/${id}/links`, { token: join, body: { link: 'join' } });
    expect(stranger.json.code).toBe('not-seated');
  });

  it('passes hosting on when the host leaves', async () => {
    const { id, tokens } = await server.table('high-card', ['Ada', 'Bo']);
    await server.http.action(id, tokens[0], { do: 'leave' });
    const { json } = await server.http.request(`/api/tables/${id}`, { token: tokens[1] });
    expect(json.you.host).toBe(true);
    expect(json.table.chairs[0].kind).toBe('free');
    expect((await server.http.request(`/api/tables/${id}`, { token: tokens[0] })).status).toBe(403);
  });

  it('is found again by the tokens a browser holds', async () => {
    const { id, tokens, watch } = await server.table('high-card', ['Ada', 'Bo']);
    const seats = [
      { table: id, token: tokens[1] },
      { table: '000000000000', token: tokens[1] },
      { table: id, token: watch },
    ];
    const { json } = await server.http.request('/api/mine', { body: { seats } });
    expect(json.gone).toEqual(['000000000000']);
    expect(json.tables.map(({ you }: { you: { as: string } }) => you.as)).toEqual(['seat', 'watcher']);
  });

  it('says when it will be cleared away, and is gone a day after that', async () => {
    const { id, tokens } = await server.table('high-card', ['Ada', 'Bo']);
    const { json } = await server.http.request(`/api/tables/${id}`, { token: tokens[0] });
    time = json.table.closes + 1000;
    // Somebody plays elsewhere: where nobody does, nothing is forgotten.
    await server.table('high-card', ['Cy', 'Di']);
    await server.running.maintenance.sweep();
    time += 86_400_000;
    await server.table('high-card', ['Ed', 'Flo']);
    await server.running.maintenance.sweep();
    server.running.directory.tidy();
    expect((await server.http.request(`/api/tables/${id}`, { token: tokens[0] })).json.code).toBe('no-table');
  });
});

describe('presence', () => {
  it('is seen by everybody, with watchers', async () => {
    const { id, tokens, watch } = await server.table('high-card', ['Ada', 'Bo']);
    const ada = await server.client(id, tokens[0]).connect();
    const state = (seat: number) => ada.table?.chairs[seat].presence?.state;
    expect([state(0), state(1)]).toEqual(['here', 'offline']);
    const bo = await server.client(id, tokens[1]).connect();
    const eye = await server.client(id, watch).connect();
    await ada.until(() => state(1) === 'here' && ada.table?.watchers === 1);
    bo.say({ t: 'away', away: true });
    await ada.until(() => state(1) === 'away');
    bo.cut();
    await eye.close();
    await ada.until(() => state(1) === 'offline' && ada.table?.watchers === 0);
    await ada.close();
  });
});

describe('bots and caretakers', () => {
  it('bots answer for their seats, and the file of the game tells their levels', async () => {
    const chairs = [{ kind: 'human' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'hard' }];
    const created = await server.http.create({ ...wish, chairs });
    const { table } = created.table;
    await server.http.action(table, created.token, { do: 'start' });
    const ada = await server.client(table, created.token).connect();
    for (let turn = 0; !ada.view?.over && turn < 200; turn++) {
      await ada.until(() => ada.view?.over === true || ada.asked !== undefined);
      const { asked, number } = ada;
      if (asked) await ada.answer(asked.answers[turn % asked.answers.length]);
      await ada.until(() => ada.number > number || ada.view?.over === true);
    }
    expect(ada.view?.over).toBe(true);
    const file = await server.http.request(`/api/tables/${table}/file`, { token: created.token });
    expect(file.json.players).toEqual([
      { name: 'Ada', kind: 'human' },
      { name: '', kind: 'bot', level: 'easy' },
      { name: '', kind: 'bot', level: 'hard' },
    ]);
    await ada.close();
  });

  it('look after a seat that left, until its person returns', async () => {
    const { id, tokens, clients } = await server.game('high-card', ['Ada', 'Bo', 'Cy']);
    const [ada, bo, cy] = clients;
    const left = await server.http.action(id, tokens[1], { do: 'leave' });
    expect(left.json.table.chairs[1]).toMatchObject({ kind: 'human', name: 'Bo', caretaker: true });
    await bo.until(() => bo.number >= 1);
    await ada.answer(ada.asked?.answers[0] ?? {});
    await cy.answer(cy.asked?.answers[0] ?? {});
    await server.http.action(id, tokens[1], { do: 'return' });
    await ada.until(() => ada.table?.chairs[1].caretaker === false);
    await playOn(clients);
    await Promise.all(clients.map((client) => client.close()));
  });

  it('come when called for somebody who is away long enough, and go when that person is back', async () => {
    const { id, tokens, clients } = await server.game('high-card', ['Ada', 'Bo']);
    const [ada, bo] = clients;
    bo.cut();
    await ada.until(() => ada.table?.chairs[1].presence?.state === 'offline');
    const call = () => server.http.action(id, tokens[0], { do: 'caretaker', seat: 1 });
    expect((await call()).json).toEqual({ code: 'not-absent', details: { seat: 1, seconds: LIMITS.caretakerAfter } });
    time += LIMITS.caretakerAfter * 1000 - 1;
    expect((await call()).json.code).toBe('not-absent');
    time += 1;
    expect((await call()).json.table.chairs[1].caretaker).toBe(true);
    await ada.until(() => ada.number === 1);
    await bo.connect();
    await ada.until(() => ada.table?.chairs[1].caretaker === false);
    expect(bo.number).toBe(1);
    await playOn(clients);
    await Promise.all(clients.map((client) => client.close()));
  });
});
