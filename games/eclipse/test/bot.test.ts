import { decide } from '@orrery/ai';
import { Play, randomFrom, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { heuristic } from '../bot/index.ts';
import { chance } from '../bot/strength.ts';
import { isRoutine } from '../bot/taste.ts';
import { NPC_BLUEPRINTS } from '../data/index.ts';
import { game } from '../rules/index.ts';
import { newUnit } from '../rules/lookups/battle.ts';
import { sectorsOf } from '../rules/lookups/economy.ts';
import { policyGame, tables } from './policy.ts';

/** The part of the weight with which one answer leaves no chance to the others. */
const SURE = 0.95;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('judgement of Eclipse opponents', () => {
  const met = new Set<string>();
  const faults: string[] = [];
  const games = tables(2, 'judgement').map((table) =>
    policyGame(table, ({ play, question, answers, weights }) => {
      met.add(question);
      const sound = weights.length === answers.length && weights.every((weight) => weight >= 0 && weight < 1e9);
      if (!sound || !weights.some((weight) => weight > 0))
        faults.push(`${table.seed}, answer ${play.match.answers}: ${question}`);
    }),
  );

  it('weighs every answer of every question, and likes one at least', () => {
    expect(faults).toEqual([]);
    expect(met.size).toBeGreaterThan(game.frames.filter(({ question }) => question !== undefined).length - 10);
  });

  it('leaves room for thinking at most turns, and none where judgement alone will do', () => {
    const open: boolean[] = [];
    const busy: string[] = [];
    policyGame({ seats: 3, seed: 'room' }, ({ question, weights }) => {
      const liked = weights.filter((weight) => weight > 0);
      if (isRoutine(question) && liked.length > 1) busy.push(question);
      const sum = liked.reduce((all, weight) => all + weight, 0);
      if (question === 'turn' && weights.length > 1) open.push(Math.max(...liked) < SURE * sum);
    });
    expect(busy).toEqual([]);
    expect(mean(open.map(Number))).toBeGreaterThan(0.5);
  });

  it('alone expands, researches and scores as people do', () => {
    const scores = games.flatMap((play) => play.standing().rows.map(({ total }) => total));
    const sectors = games.flatMap(({ table }) => table.players.map((_, seat) => sectorsOf(table, seat).length));
    const techs = games.flatMap(({ table: { players } }) =>
      players.map(({ techs: { military, grid, nano } }) => military.length + grid.length + nano.length),
    );
    expect(mean(scores)).toBeGreaterThan(24);
    expect(mean(sectors)).toBeGreaterThan(5);
    expect(mean(techs)).toBeGreaterThan(5);
  });

  it('values positions between lost and won, all seats together as one', () => {
    policyGame({ seats: 3, seed: 'values' }, ({ play }) => {
      if (play.match.answers % 20 > 0) return;
      const values = heuristic.value(play.match);
      expect(values).toHaveLength(3);
      for (const value of values) expect(value >= 0 && value <= 1).toBe(true);
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1);
    });
  });

  it('values the winner of a finished game most', () => {
    for (const play of games) {
      const values = heuristic.value(play.match);
      const best = values.indexOf(Math.max(...values));
      const { rows } = play.standing();
      expect(rows[best].total).toBe(Math.max(...rows.map(({ total }) => total)));
    }
  });

  it('a greedy one beats those who answer blindly', () => {
    for (const seed of ['one', 'two', 'three']) {
      const play = policyGame({ seats: 3, seed, blind: [1, 2], greedy: true });
      expect(play.standing().winners).toEqual([0]);
    }
  });

  it('an easy one thinks for a moment only and gives no answer that weighs nothing', () => {
    const play = Play.start(game, { seats: 6, seed: 'easy', options: { species: 'dealt' } });
    const random = randomFrom('easy');
    const begin = performance.now();
    const decisions = 40;
    for (let i = 0; i < decisions && !play.over; i++) {
      const seat = play.awaited[0];
      const [asked] = play.askedOf(seat);
      const { answers } = asked;
      const answer = decide(game, heuristic, view(play, seat), { level: 'easy', random });
      const weights = heuristic.weigh?.(play, seat, asked) ?? [];
      expect(weights[answers.findIndex((other) => JSON.stringify(other) === JSON.stringify(answer))]).toBeGreaterThan(
        0,
      );
      play.answer(seat, answer);
    }
    expect((performance.now() - begin) / decisions).toBeLessThan(600);
  });
});

describe('odds at a glance', () => {
  const { ancient, gcds } = NPC_BLUEPRINTS;
  const plain = { initiative: 3, computer: 1, shield: 0, hull: 1, splitter: false } as const;
  const cruiser = { ...plain, cannons: [1, 0, 0, 0], missiles: [0, 0, 0, 0] } as const;
  const guard = (values: typeof gcds.standard) => ({ ...values, splitter: false });

  it('grow with the number of ships and sink with that of foes', () => {
    const foes = (n: number) => [newUnit('ancient', guard(ancient.standard), n)];
    const ships = (n: number) => [newUnit('cruiser', cruiser, n)];
    expect(chance(ships(3), foes(1))).toBeGreaterThan(chance(ships(1), foes(1)));
    expect(chance(ships(2), foes(2))).toBeLessThan(chance(ships(2), foes(1)));
    expect(chance(ships(1), [newUnit('gcds', guard(gcds.standard), 1)])).toBeLessThan(0.1);
  });

  it('are the same whenever they are asked for', () => {
    const sides = [[newUnit('cruiser', cruiser, 2)], [newUnit('ancient', guard(ancient.standard), 1)]] as const;
    expect(chance(...sides)).toBe(chance(...sides));
  });
});
