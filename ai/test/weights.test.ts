import { gzipSync } from 'node:zlib';
import { games } from '@orrery/games';
import type { GameParts } from '@orrery/games/contract';
import { Play, randomFrom } from '@orrery/kernel';
import { playOut } from '@orrery/kernel/random';
import { describe, expect, test } from 'vitest';
import {
  flatten,
  hashOfNames,
  inputCount,
  judge,
  loadWeights,
  STRENGTH,
  scoreAll,
  sensibly,
  softmax,
  type Weights,
} from '../index.ts';

const trained: { readonly parts: GameParts; readonly seats: number }[] = [];
for (const parts of games) {
  const { weights } = await parts.bot();
  if (weights !== undefined) trained.push({ parts, seats: (weights as Weights).seats[0] });
}

/** A position in the middle of a game played by judgement. */
async function somewhere({ rules, bot }: GameParts, seats: number, seed: string) {
  const { game } = await rules();
  const { heuristic } = await bot();
  const positions: Float32Array[] = [];
  const play = Play.start(game, { seats, seed });
  playOut(
    play,
    randomFrom(seed),
    ({ match }) => {
      if (heuristic.quiet?.(match) && heuristic.features)
        positions.push(flatten(heuristic.features, heuristic.features.read(match)));
    },
    sensibly(heuristic),
  );
  return positions[positions.length >> 1];
}

describe.each(trained)('weights of $parts.id', ({ parts, seats }) => {
  test('fit the rules and inputs of today: otherwise train again', async () => {
    const { game } = await parts.rules();
    const { heuristic, weights } = await parts.bot();
    const file = weights as Weights;
    const train = `run npm run train -- --game ${parts.id}`;
    expect(file.names, `the features changed: ${train}`).toBe(hashOfNames(heuristic.features!));
    expect(file.editions, `the rules changed: ${train}`).toContain(game.edition);
    expect(loadWeights(file, parts.id, heuristic.features!)).not.toHaveProperty('unfit');
    for (const size of file.seats)
      expect(
        judge({ heuristic, weights }, Play.start(game, { seats: size, seed: 1 }).match, STRENGTH.expert),
      ).not.toHaveProperty('unfit');
  });

  test('are small enough for a phone', async () => {
    const text = JSON.stringify((await parts.bot()).weights);
    expect(text.length).toBeLessThan(200_000);
    expect(gzipSync(text).length).toBeLessThan(60_000);
  });

  test('give chances that add up to 1, and turn with the seats', async () => {
    const { heuristic, weights } = await parts.bot();
    const loaded = loadWeights(weights, parts.id, heuristic.features!);
    if ('unfit' in loaded) throw new Error(loaded.unfit);
    const own = heuristic.features!.own.length;
    const flat = await somewhere(parts, seats, 'turn');
    const shares = softmax(scoreAll(loaded.net, flat, seats, own).wins);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    const row = 1 + own;
    const turned = flat.slice();
    for (let seat = 0; seat < seats; seat++)
      turned.set(flat.subarray(seat * row, (seat + 1) * row), ((seat + 1) % seats) * row);
    const after = softmax(scoreAll(loaded.net, turned, seats, own).wins);
    for (let seat = 0; seat < seats; seat++) expect(after[(seat + 1) % seats]).toBeCloseTo(shares[seat], 5);
  });
});

describe('weights that do not fit', () => {
  const [{ parts, seats }] = trained;
  const damaged: { readonly [how: string]: (file: Weights) => unknown } = {
    'of another game': (file) => ({ ...file, game: 'another' }),
    'of other inputs': (file) => ({ ...file, names: 'x' }),
    cut: (file) => ({ ...file, numbers: file.numbers.slice(0, -5) }),
    altered: (file) => ({ ...file, numbers: [file.numbers[0] + 1, ...file.numbers.slice(1)] }),
    'with something that is no number': (file) => ({ ...file, mean: [Number.NaN, ...file.mean.slice(1)] }),
    'of another edition': (file) => ({ ...file, editions: [0] }),
    'for other tables': (file) => ({ ...file, seats: [] }),
    'without options': (file) => ({ ...file, options: undefined }),
    empty: () => ({}),
  };

  test.each(Object.keys(damaged))('%s: the hand-made judgement plays, and says why', async (how) => {
    const { game } = await parts.rules();
    const { heuristic, weights } = await parts.bot();
    const { match } = Play.start(game, { seats, seed: 1 });
    const { judgement, unfit } = judge(
      { heuristic, weights: damaged[how](weights as Weights) },
      match,
      STRENGTH.expert,
    );
    expect(judgement).toBe(heuristic);
    expect(unfit).toMatch(/\w/);
  });

  test('levels by hand never ask for them', async () => {
    const { game } = await parts.rules();
    const bot = await parts.bot();
    const { match } = Play.start(game, { seats, seed: 1 });
    expect(judge(bot, match, STRENGTH.hard)).toEqual({ judgement: bot.heuristic });
    expect(inputCount(bot.heuristic.features!)).toBe((bot.weights as Weights).mean.length);
  });
});
