import { decide } from '@orrery/ai';
import { type Answer, Play, randomFrom, view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { heuristic } from '../bot/index.ts';
import { fit } from '../bot/placing.ts';
import { value } from '../bot/value.ts';
import { game } from '../rules/index.ts';
import type { Area, Placement, Table } from '../rules/table.ts';

const THINKING = { iterations: 24, ms: 0, depth: 2, temperature: 0 };

interface Decision {
  readonly area: Area;
  readonly answer: Answer;
  readonly answers: readonly Answer[];
}

/** Every decision of a game that bots play against each other. */
function decisions(seats: number, seed: string): { made: Decision[]; play: Play<Table> } {
  const play = Play.start(game, { seats, seed });
  const random = randomFrom(seed);
  const made: Decision[] = [];
  while (!play.over) {
    const seat = play.awaited[0];
    const answer = decide(game, heuristic, view(play, seat), { level: THINKING, random });
    made.push({ area: structuredClone(play.table.areas[seat]), answer, answers: play.askedOf(seat)[0].answers });
    play.answer(seat, answer);
  }
  return { made, play };
}

describe('Planet Unknown opponents', () => {
  const { made, play } = decisions(2, 'bots');

  it('score as people do, not as chance does', () => {
    for (const { total } of play.standing().rows) expect(total).toBeGreaterThan(20);
  });

  it('never lay a tile on a rover while a placement that fits no worse spares it', () => {
    const blunders = made.filter(({ area, answer, answers }) => {
      if (answer.act !== 'place' || !crushes(area, answer)) return false;
      return answers.some(
        (other) =>
          other.act === 'place' &&
          !crushes(area, other) &&
          fit(area, asPlacement(other)) >= fit(area, asPlacement(answer)) + 1,
      );
    });
    expect(blunders).toEqual([]);
  });

  it('never confirm while a token lies one step from a rover that may still move', () => {
    const blunders = made.filter(
      ({ area, answer, answers }) =>
        answer.act === 'confirm' &&
        answers.some(({ act, to }) => act === 'step' && [...area.lifepods, ...area.meteorites].includes(to as number)),
    );
    expect(blunders).toEqual([]);
  });

  it('values lie between lost and won and favour who leads', () => {
    const [one, other] = value(play.match);
    const [first, second] = play.standing().rows.map(({ total }) => total);
    expect(Math.min(one, other)).toBeGreaterThanOrEqual(0);
    expect(Math.max(one, other)).toBeLessThanOrEqual(1);
    expect(one > other).toBe(first > second);
  });
});

const asPlacement = (answer: Answer): Placement => answer as unknown as Placement;

const crushes = (area: Area, answer: Answer): boolean => {
  const alone = { ...area, lifepods: [] };
  return fit({ ...alone, rovers: [] }, asPlacement(answer)) > fit(alone, asPlacement(answer));
};
