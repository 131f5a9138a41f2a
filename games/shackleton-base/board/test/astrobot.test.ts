import { expect, test } from 'vitest';
import { stretchesOf } from '../read/astrobot.ts';

test('SHB-21.15: a search is told in stretches that failed for one reason, in its order', () => {
  expect(stretchesOf([])).toEqual([]);
  expect(
    stretchesOf([
      { at: 'K29', why: 'no-astronaut' },
      { at: 'K30', why: 'no-astronaut' },
      { at: 'K01', why: 'would-not-receive' },
      { at: 'K02', why: 'no-astronaut' },
    ]),
  ).toEqual([
    { from: 'K29', to: 'K30', why: 'no-astronaut' },
    { from: 'K01', to: 'K01', why: 'would-not-receive' },
    { from: 'K02', to: 'K02', why: 'no-astronaut' },
  ]);
});
