import { below, hash, imagine, Play, randomFrom, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import { positioned } from '../../test/scenes.ts';
import { heuristic } from '../index.ts';
import { value } from '../value.ts';

/** Positions of random games at every number of seats. */
function* positions(games: number, every: number) {
  for (let seed = 0; seed < games; seed++) {
    const random = randomFrom(`judgement ${seed}`);
    const play = Play.start(game, { seats: 1 + (seed % 6), seed });
    for (let turn = 0; !play.over; turn++) {
      const front = play.pending[below(random, play.pending.length)];
      if (turn % every === 0) yield { play, front, random };
      play.answer(front.seat, front.answers[below(random, front.answers.length)]);
    }
    yield { play, front: undefined, random };
  }
}

describe('the judgement of Red Planet', () => {
  test('a value for each seat between 0 and 1, which with the other companies add up to 1 at most', () => {
    for (const { play } of positions(12, 5)) {
      const values = heuristic.value(play.match);
      expect(values).toHaveLength(play.seats);
      for (const one of values) expect(one >= 0 && one <= 1).toBe(true);
      expect(values.reduce((sum, one) => sum + one, 0)).toBeLessThan(1 + 1e-9);
    }
  });

  test('a weight for every answer, never all of them nothing', () => {
    for (const { play, front } of positions(12, 1)) {
      if (!front) continue;
      const [asked] = play.askedOf(front.seat);
      const weights = heuristic.weigh?.(play, front.seat, asked) ?? [];
      expect(weights).toHaveLength(front.answers.length);
      for (const one of weights) expect(Number.isFinite(one) && one >= 0).toBe(true);
      expect(Math.max(...weights)).toBeGreaterThan(0);
    }
  });

  test('what it supposes of others leaves the own view as it is', () => {
    let changed = 0;
    for (const { play, front, random } of positions(18, 3)) {
      if (!front) continue;
      const seen = view(play, front.seat);
      const world = imagine(game, seen, random);
      const before = hash(world.match.table);
      heuristic.suppose?.(world.match, front.seat, random);
      if (hash(world.match.table) !== before) changed++;
      expect(hash(view(world, front.seat))).toBe(hash(seen));
    }
    expect(changed).toBeGreaterThan(20);
  });

  test('more astronauts in a rich zone are better, and better the nearer the harvest', () => {
    const lead = (round: number, ours: number) => {
      const scene = positioned(3, `HE=celerium up; TS=ice up; HE {0:${ours},1:1}; TS {2:2}`);
      scene.table.track = round;
      return value(scene.play.match)[0];
    };
    expect(lead(2, 2)).toBeGreaterThan(lead(2, 1));
    expect(lead(2, 3)).toBeGreaterThan(lead(2, 2));
    expect(lead(11, 2) - lead(11, 1)).toBeGreaterThan(lead(2, 2) - lead(2, 1));
  });

  test('MRP-11.12 with two players a strong neutral company is bad for both', () => {
    const hopes = (neutral: number) =>
      value(positioned(2, `HE=celerium up; TS=celerium up; HE {0:2,2:${neutral}}; TS {1:2,3:1}`).play.match);
    const [own, other] = hopes(1);
    const [worse, alsoWorse] = hopes(5);
    expect(worse).toBeLessThan(own);
    expect(alsoWorse).toBeLessThan(other);
  });
});
