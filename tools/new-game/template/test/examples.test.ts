import { describe, expect, it } from 'vitest';
import { turn } from '../rules/turn.ts';
import { positioned } from './position.ts';

/** The worked examples of EXAMPLES.md: Anna is seat 0, Bea seat 1. */
describe('examples', () => {
  it('TM-EX1: most light wins the moon (TM-5.1), and the highest star counts (TM-5.4)', () => {
    const scene = positioned(2, {
      moons: { io: '0:20' },
      hands: [
        [1, 2, 3],
        [24, 4, 5],
      ],
      stars: [12, 30],
    });
    scene
      .doing(turn({ seat: 1 }))
      .when(1, { moon: 'io' })
      .when(1, { card: 24 });
    expect(scene.told).toContainEqual({ type: 'moon-won', moon: 'io', winners: [1], points: 3 });
    expect(scene.play.standing().rows.map(({ total }) => total)).toEqual([0, 6]);
  });

  it('TM-EX2: tied players divide the points (TM-5.2)', () => {
    const scene = positioned(2, {
      moons: { europa: '0:15 1:6' },
      hands: [
        [1, 2, 3],
        [9, 4, 5],
      ],
    });
    scene
      .doing(turn({ seat: 1 }))
      .when(1, { moon: 'europa' })
      .when(1, { card: 9 });
    expect(scene.told).toContainEqual({ type: 'moon-won', moon: 'europa', winners: [0, 1], points: 2 });
  });
});
