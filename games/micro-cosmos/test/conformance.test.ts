import { Play, randomFrom } from '@orrery/kernel';
import { conformance, playOut, unbalanced } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../data/index.ts';
import { check } from '../rules/check.ts';
import { game, type M } from '../rules/index.ts';
import { sensibly } from './sensible.ts';

// By blind choice, and by one that completes planets.
conformance(game, { games: 20, few: 2 });
conformance(game, { games: 40, few: 3, choose: sensibly });

/** All seats, levels and lengths, each by itself. */
const GAMES = [
  ...Object.keys(LEVELS).map((difficulty) => ({ seats: 1, difficulty })),
  { seats: 2, difficulty: 'easy' },
  { seats: 3, difficulty: 'easy' },
  { seats: 4, difficulty: 'easy' },
].flatMap((one) => [false, true].map((longGame) => ({ ...one, longGame })));

describe('whole games', () => {
  it.each(GAMES)('MC-13.1, MC-13.2, MC-13.3: $seats seats, $difficulty, long: $longGame', ({ seats, ...options }) => {
    let byPlanets = 0;
    for (let seed = 0; seed < 6; seed++) {
      const play = Play.start(game, { seats, options, seed: `whole ${seed}` });
      const points: number[] = [];
      const look = (now: M) => {
        sound(now);
        // MC-23.6: points on the track never fall.
        now.table.players.forEach((player, id) => {
          const booked = Object.values(player.points).reduce((sum, vp) => sum + vp, 0);
          expect(booked).toBeGreaterThanOrEqual(points[id] ?? 0);
          points[id] = booked;
        });
      };
      playOut(play, randomFrom(`whole ${seed}`), look, sensibly);
      look(play);
      if (play.table.ending?.cause === 'planets') byPlanets += 1;
      // MC-23.8: everybody had the same number of turns.
      expect(play.table.players.map(({ turns }) => turns)).toEqual(play.table.players.map(() => play.table.round));
    }
    expect(byPlanets).toBeGreaterThan(0);
  });
});

function sound(play: M): void {
  const wrong = [...check(play.match), ...unbalanced(play)];
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}
