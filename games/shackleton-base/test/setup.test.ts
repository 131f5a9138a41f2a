import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { FILES, SHUTTLES } from '../data/index.ts';
import { game } from '../rules/index.ts';
import { beginOrder, pickShuttle, revealShuttles } from '../rules/shuttles.ts';
import { at, boardOf, crew, F, lay, onGateway } from './position.ts';

describe('setup', () => {
  it.each([1, 2, 3, 4])('SHB-3.1.1, SHB-3.1.2, SHB-3.1.4, SHB-3.3.1: with %d players', (seats) => {
    const { table } = given(game, { seats });
    const numbers = FILES.setup.byPlayers[String(seats) as '1'];
    expect(table.energy).toBe(numbers.energyStart);
    expect(table.panels.taken).toBe(numbers.neutralDomes);
    expect(Object.values(table.sectors).flatMap(({ buildings }) => buildings)).toHaveLength(numbers.neutralDomes);
    expect(table.leaders.length + table.players.filter(({ leader }) => leader).length).toBe(numbers.leadersOffered);
    expect(Object.keys(table.tokens).sort()).toEqual(['T01', 'T02', 'T03']);
    for (const { tokens, left, right, pile } of table.corporations) {
      expect(tokens).toHaveLength(4);
      expect([left, right, pile].map(({ cards }) => cards.length)).toEqual([1, 1, 7]);
    }
    for (const { vp, reputation, stock } of table.players)
      expect([vp, reputation, ...Object.values(stock)].every((n) => n === 0)).toBe(true);
  });

  it('SHB-3.2.1, SHB-16.1: presets and named corporations keep their order, a double is drawn', () => {
    for (const { id, corporations } of FILES.setup.presets)
      expect(given(game, { seats: 2, options: { corporations: id } }).table.corporations.map((one) => one.id)).toEqual(
        corporations,
      );
    const named = { corporations: 'chosen', first: 'to-mars', second: 'sky-watch', third: 'to-mars' };
    const chosen = given(game, { seats: 2, options: named }).table.corporations.map(({ id }) => id);
    expect(chosen.slice(0, 2)).toEqual(['to-mars', 'sky-watch']);
    expect(new Set(chosen).size).toBe(3);
  });

  it('SHB-3.2.3: tokens of Selenium Research, a twin removed, the others alternating', () => {
    for (let i = 0; i < 6; i++) {
      const { table } = at({ seed: `tokens ${i}` });
      const [x, y, ...rest] = boardOf(table, 'selenium-research').tokens;
      expect(rest).toEqual([x, y]);
      expect(new Set([x, y, table.tokens.T03.face]).size).toBe(3);
    }
  });

  it('SHB-3.3.2, SHB-3.3.3: first player and sides are random, unless all are to be on one side', () => {
    const firsts = new Set(
      Array.from({ length: 12 }, (_, i) => given(game, { seats: 3, seed: `${i}` }).table.order[0]),
    );
    expect(firsts.size).toBe(3);
    const { table } = given(game, { seats: 4, options: { leaders: 'B' } });
    expect(table.leaders.every((id) => id.endsWith('-b'))).toBe(true);
  });

  it('SHB-3.3.2: the others follow clockwise', () => {
    for (const seats of [3, 4]) {
      const { order } = given(game, { seats, seed: 'clockwise' }).table;
      expect(order).toEqual(order.map((_, i) => (order[0] + i) % seats));
    }
  });

  it('SHB-3.3.4, SHB-3.3.5: the first dome activates its token and gives nothing else', () => {
    const scene = given(game, { seats: 3, options: { corporations: 'first-game' } });
    const [first] = scene.table.order;
    scene.when(first, scene.answers(first)[0]).when(first, { sector: 'I1' });
    expect(scene.table.players[first]).toMatchObject({ vp: 0, reputation: 0, stock: { tourist: 1 } });
    expect(scene.table.energy).toBe(5);
    const second = scene.table.order[1];
    scene.when(second, scene.answers(second)[0]);
    const why = (sector: string) => scene.refusal(second, { sector }).details;
    expect(why('I1')).toMatchObject({ why: 'taken', rule: 'SHB-3.3.4' });
    expect(why('O1')).toMatchObject({ why: 'inner-only', rule: 'SHB-3.3.4' });
  });
});

describe('shuttle phase', () => {
  it.each(SHUTTLES.map(({ id }) => id))('SHB-4.2, SHB-4.3: tile %s brings its astronauts and resources', (tile) => {
    const facts = SHUTTLES.find(({ id }) => id === tile);
    const scene = at({ seats: 2 }, (table) => {
      table.round = facts?.round ?? 1;
      const shuttles = table.shuttles[table.round - 1];
      const rest = [...shuttles.pile.cards].filter((id) => id !== tile);
      lay(shuttles.revealed, [tile, rest[0], rest[1]]);
      lay(shuttles.pile, rest.slice(2));
    }).doing(pickShuttle({ seat: F }));
    scene.when(F, { tile });
    expect(scene.table.players[F].shuttle).toEqual(facts?.astronauts);
    expect(scene.table.players[F].stock).toMatchObject(facts?.resources ?? {});
  });

  it('SHB-4.2: tiles are taken in reverse turn order', () => {
    const scene = at({ seats: 3 }, (table) => {
      table.order = [2, 0, 1];
    }).doing(revealShuttles({}));
    const pickers: number[] = [];
    while (scene.play.awaited.length > 0) {
      const [seat] = scene.play.awaited;
      pickers.push(seat);
      scene.when(seat, scene.answers(seat)[0]);
    }
    expect(pickers).toEqual([1, 0, 2]);
  });

  it('SHB-4.4, SHB-4.5, SHB-18.13: a Gateway above the limit keeps everybody', () => {
    const scene = at({ seats: 2 }, (table) => {
      const tiles = table.shuttles[0];
      lay(tiles.taken[0], ['R1-1']);
      lay(tiles.taken[1], ['R1-2']);
      lay(tiles.revealed, ['R1-3']);
      lay(tiles.pile, ['R1-4', 'R1-5']);
      table.gateway = crew({ engineer: 6, technician: 3 });
    }).doing(beginOrder({}));
    expect(onGateway(scene.table)).toEqual([6, 4, 2]);
    expect(scene.table.order).toEqual([0, 1]);
  });
});
