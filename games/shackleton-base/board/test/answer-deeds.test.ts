import { expect, test } from 'vitest';
import { ASTRONAUTS, PLACES } from '../../data/index.ts';
import { answersLeft } from '../own/answer-deeds.tsx';

/** Late in a game there are more places for a recruit than a small screen offers at first. */
const answers = ASTRONAUTS.flatMap((astronaut) => [...PLACES, 'ship'].map((place) => ({ astronaut, place })));

test('of many answers a part is chosen on the table first', () => {
  expect(answersLeft({ answers }, {})).toEqual([]);
});

test('then all that are left are offered: what would be chosen next lies under the sheet', () => {
  const left = answersLeft({ answers }, { astronaut: 'engineer' });
  expect(left.map(({ answer }) => answer.place)).toEqual([...PLACES, 'ship']);
  expect(left.map(({ at }) => answers[at])).toEqual(left.map(({ answer }) => answer));
});
