import { FAINT } from '@orrery/games/contract';
import {
  type Answer,
  type Game,
  Play,
  type Random,
  randomFrom,
  type Seat,
  type View,
  type Vocabulary,
  view,
} from '@orrery/kernel';
import { highCard, ticTacToe } from '@orrery/kernel/samples';
import { describe, expect, test } from 'vitest';
import { choose, decide, type Level, plain, STRENGTH, type Strength, thinkWithPauses } from '../index.ts';

type Player = (seen: View<never>, random: Random) => Answer;

const bot =
  <G extends Vocabulary>(game: Game<G>, level: Level): Player =>
  (seen, random) =>
    decide(game, plain(game), seen as unknown as View<G>, { level, random });

/** Plays a whole game; each seat gets to see its own view only. */
function winners<G extends Vocabulary>(game: Game<G>, seed: number, players: readonly Player[]): readonly Seat[] {
  const play = Play.start(game, { seats: players.length, seed });
  const random = randomFrom(`match ${seed}`);
  while (!play.over) {
    const seat = play.awaited[0];
    play.answer(seat, players[seat](view(play, seat) as unknown as View<never>, random));
  }
  return play.standing().winners;
}

describe('tic-tac-toe', () => {
  const hard = bot(ticTacToe, 'hard');
  const random = bot(ticTacToe, 'random');

  test.each([0, 1])('hard never loses against random play from seat %i', (seat) => {
    let wins = 0;
    for (let game = 0; game < 100; game++) {
      const result = winners(ticTacToe, game, seat === 0 ? [hard, random] : [random, hard]);
      expect(result).toContain(seat);
      if (result.length === 1) wins++;
    }
    expect(wins).toBeGreaterThan(75);
  });

  test('hard against hard is a draw', () => {
    for (let game = 0; game < 10; game++) expect(winners(ticTacToe, game, [hard, hard])).toEqual([0, 1]);
  });

  test('each level beats the one below', () => {
    const share = (one: Level, other: Level) => {
      let points = 0;
      for (let game = 0; game < 100; game++) {
        const seat = game % 2;
        const [a, b] = [bot(ticTacToe, one), bot(ticTacToe, other)];
        const result = winners(ticTacToe, game, seat === 0 ? [a, b] : [b, a]);
        if (result.includes(seat)) points += 1 / result.length;
      }
      return points / 100;
    };
    expect(share('easy', 'random')).toBeGreaterThan(0.52);
    expect(share('medium', 'easy')).toBeGreaterThan(0.5);
    expect(share('hard', 'easy')).toBeGreaterThan(0.55);
  });
});

describe('high-card, with hidden hands, simultaneous bids and drafts', () => {
  test.each([2, 3, 4])('medium takes far more than its share at %i seats', (seats) => {
    let points = 0;
    const games = 8;
    for (let game = 0; game < games; game++) {
      const place = game % seats;
      const players = Array.from({ length: seats }, (_, seat) => bot(highCard, seat === place ? 'medium' : 'random'));
      const result = winners(highCard, game, players);
      if (result.includes(place)) points += 1 / result.length;
    }
    expect(points / games).toBeGreaterThan(1.5 / seats);
  });

  test('the same random gives the same answer, and thinking changes no view', () => {
    const play = Play.start(highCard, { seats: 3, seed: 5 });
    const seen = view(play, 1);
    const before = JSON.stringify(seen);
    const once = () => decide(highCard, plain(highCard), seen, { level: 'hard', random: randomFrom('same') });
    expect(once()).toEqual(once());
    expect(JSON.stringify(seen)).toBe(before);
  });
});

describe('a patient level', () => {
  const play = Play.start(ticTacToe, { seats: 2, seed: 1 });
  const seen = view(play, 0);
  const weighing = (...weights: number[]) => ({
    ...plain(ticTacToe),
    weigh: (_play: unknown, _seat: Seat, { answers }: { readonly answers: readonly Answer[] }) =>
      answers.map((_, at) => weights[at] ?? 0),
  });
  const visits = async (level: Strength, ...weights: number[]) =>
    (await thinkWithPauses(ticTacToe, weighing(...weights), seen, { level, random: randomFrom('patient') })).map(
      (one) => one.visits,
    );
  const sum = (list: readonly number[]) => list.reduce((all, n) => all + n, 0);
  const patient = { ...STRENGTH.hard, iterations: 200, least: 40, each: 4, floor: 0.05, byMean: true, slack: 0.005 };

  test('spends no look where all but one answer are blunders', async () => {
    expect(await visits(patient, 0, 1)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('tries every likely answer some times before it stops', async () => {
    const tried = await visits({ ...patient, iterations: 40 }, 1, 0.2, 0.2, 0.2);
    expect(Math.min(...tried.slice(0, 4))).toBeGreaterThanOrEqual(patient.each);
    expect(sum(tried)).toBeGreaterThanOrEqual(patient.least);
  });

  test('finds a good answer that judgement hardly considers, and never looks at blunders', async () => {
    const nearlyWon = Play.start(ticTacToe, { seats: 2, seed: 1 });
    for (const [seat, cell] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
    ] as const)
      nearlyWon.answer(seat, { cell });
    // Cells 2, 5, 6, 7 and 8 are left; 2 wins at once.
    const think = (level: Strength) =>
      thinkWithPauses(ticTacToe, weighing(FAINT, 0, 1, 0.5, 0.5), view(nearlyWon, 0), {
        level,
        random: randomFrom('faint'),
      });
    const [best, blunder] = await think(patient);
    expect(best.visits).toBeGreaterThan(patient.each);
    expect(blunder.visits).toBe(0);
    expect((await think({ ...STRENGTH.hard, iterations: 200 }))[0].visits).toBe(0);
  });

  test('takes the better of two answers that were both tried often', () => {
    const fund = { answer: { action: 'fund' }, visits: 17, total: 17 * 0.614 };
    const gateway = { answer: { action: 'gateway' }, visits: 47, total: 47 * 0.582 };
    const seldom = { answer: { action: 'pass' }, visits: 3, total: 3 * 0.99 };
    const random = randomFrom('choice');
    const opinions = [fund, gateway, seldom];
    expect(choose(opinions, { level: patient, random })).toEqual(fund.answer);
    expect(choose(opinions, { level: 'hard', random })).toEqual(gateway.answer);
  });

  test('takes turns among answers that are as good as each other', () => {
    const opinions = [0.5, 0.499, 0.4].map((mean, at) => ({ answer: { at }, visits: 20, total: 20 * mean }));
    const random = randomFrom('equals');
    const taken = new Set(Array.from({ length: 40 }, () => choose(opinions, { level: patient, random }).at));
    expect([...taken].sort()).toEqual([0, 1]);
  });
});

describe('thinking', () => {
  const play = Play.start(highCard, { seats: 4, seed: 9 });
  const seen = view(play, 2);
  const endless = { ...STRENGTH.hard, iterations: 1_000_000_000, ms: 120 };

  test('stops by the clock', async () => {
    const begin = performance.now();
    const thinking = { level: endless, random: randomFrom('clock'), clock: () => performance.now() };
    const thoughts = await thinkWithPauses(highCard, plain(highCard), seen, thinking);
    expect(seen.asked[0].answers).toContainEqual(choose(thoughts, thinking));
    expect(performance.now() - begin).toBeLessThan(20_000);
  });

  test('spends less where the choice is clear', async () => {
    let time = 0;
    const clock = () => (time += 40);
    const level = { ...endless, ms: 1000 };
    const won = Play.start(ticTacToe, { seats: 2, seed: 1 });
    for (const [seat, cell] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
    ] as const)
      won.answer(seat, { cell });
    const clear = view(won, 0);
    const thoughts = await thinkWithPauses(ticTacToe, plain(ticTacToe), clear, {
      level,
      random: randomFrom('clear'),
      clock,
    });
    expect(choose(thoughts, { level, random: randomFrom('clear') })).toEqual({ cell: 2 });
    expect(time).toBeLessThan(1000);
  });

  test('can be stopped from outside', async () => {
    const stop = new AbortController();
    const thinking = { level: { ...endless, ms: 60_000 }, random: randomFrom('stop'), signal: stop.signal };
    const thoughts = thinkWithPauses(highCard, plain(highCard), seen, thinking);
    setTimeout(() => stop.abort(new Error('enough')), 20);
    await expect(thoughts).rejects.toThrow('enough');
  });

  test('finds the same answer as the plain call when only rounds limit it', async () => {
    const thinking = () => ({ level: 'easy' as const, random: randomFrom('both') });
    const paused = thinking();
    const thoughts = await thinkWithPauses(highCard, plain(highCard), seen, paused);
    expect(choose(thoughts, paused)).toEqual(decide(highCard, plain(highCard), seen, thinking()));
  });

  test('refuses when nothing is asked', () => {
    const other = Play.start(ticTacToe, { seats: 2, seed: 1 });
    const waiting = view(other, 1);
    expect(() => decide(ticTacToe, plain(ticTacToe), waiting, { level: 'easy', random: randomFrom('x') })).toThrow(
      'nothing is asked',
    );
  });

  test('level random answers each listed answer about equally often', () => {
    const random = randomFrom('even');
    const counts = new Map<string, number>();
    for (let i = 0; i < 4000; i++) {
      const answer = JSON.stringify(decide(highCard, plain(highCard), seen, { level: 'random', random }));
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    expect(counts.size).toBe(seen.asked[0].answers.length);
    for (const count of counts.values()) expect(count).toBeGreaterThan(850);
  });
});
