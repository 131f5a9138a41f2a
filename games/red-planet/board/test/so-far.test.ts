import { type Event, Play, randomFrom, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import { soFar } from '../flight/so-far.ts';
import { lasts } from '../flight/times.ts';
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

test('what a crew finds, and the next ship at the dock, are not seen before it has landed', () => {
  const play = Play.start(game, { seats: 3, options: {}, seed: 'landing' });
  const random = randomFrom('landing');
  const found: Event<RedPlanet>[] = [];
  while (!play.over) {
    const [{ seat, answers }] = play.pending.filter(({ offer }) => !offer);
    const events = play.answer(seat, answers[random() % answers.length]);
    found.push(...events.filter((_, at) => events[at - 1]?.type === 'landed'));
  }
  const brought = found.filter(({ type }) => type === 'resource-found' || type === 'dock-filled');
  expect(brought.length).toBeGreaterThan(3);
  // What takes no time happens together with what came before it.
  for (const event of brought) expect(lasts(event)).toBeGreaterThan(0);
});
