import { Play, randomFrom, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import { soFar } from '../flight/so-far.ts';
import type { Seen } from '../read/table.ts';

const partsOf = ({ table: { zones, docks, launched, lost } }: Seen) => ({ zones, docks, launched, lost });

describe('what is being told grows from the picture before to the picture after', () => {
  test.each([1, 2, 3, 5])('with %i seats', (seats) => {
    const play = Play.start(game, { seats, options: {}, seed: 'so far' });
    const random = randomFrom(`so far ${seats}`);
    while (!play.over) {
      const [{ seat, answers }] = play.pending.filter(({ offer }) => !offer);
      // A view is a picture of its own: the match goes on without it.
      const before = structuredClone(view(play, 0));
      const events = play.answer(seat, answers[random() % answers.length]);
      const after = view(play, 0);
      expect(partsOf(soFar(before, [], after))).toEqual(partsOf(before));
      expect(partsOf(soFar(before, events, after))).toEqual(partsOf(after));
    }
  });
});
