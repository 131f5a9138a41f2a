import { decide, type Level } from '@orrery/ai';
import { randomFrom, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { turn } from '../../rules/turn.ts';
import { positioned } from '../../test/position.ts';
import { blunder } from '../blunders.ts';
import { heuristic } from '../index.ts';

describe('what no bot does', () => {
  it('loses a moon with the last card while another card wins it', () => {
    const scene = positioned(2, { moons: { europa: '0:10 1:20' }, hands: [[1, 12, 30]] });
    const { play } = scene.doing(turn({ seat: 0 })).when(0, { moon: 'europa' });
    const asked = scene.asked(0);
    expect(blunder(play.table, 0, asked, { card: 1 })).toBe('lost-with-the-last-card');
    expect(blunder(play.table, 0, asked, { card: 30 })).toBeUndefined();
    for (const level of ['easy', 'medium', 'hard'] satisfies Level[]) {
      const { card } = decide(game, heuristic, view(play, 0), { level, random: randomFrom(level) });
      expect([12, 30], level).toContain(card);
    }
  });
});
