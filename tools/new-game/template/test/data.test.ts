import { copy } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { checkData } from '../data/check.ts';
import { DECK, FILES, type Files, MOONS } from '../data/index.ts';

describe('the data', () => {
  it('is in order: five moons (TM-1.1) and 36 cards (TM-1.2)', () => {
    expect(checkData()).toEqual([]);
    expect([MOONS.length, DECK.length]).toEqual([5, 36]);
  });

  const faults: [string, (files: Files) => void, string][] = [
    ['a number that is too large', ({ moons }) => void Object.assign(moons.io, { room: 9 }), 'moons.json, io, room'],
    ['a word for a number', ({ cards }) => void Object.assign(cards, { hand: 'three' }), 'cards.json, hand'],
    ['a moon of no box', ({ moons }) => void Object.assign(moons, { deimos: moons.io }), 'Unrecognized key: "deimos"'],
    ['a moon left out', ({ moons }) => void Reflect.deleteProperty(moons, 'titan'), 'moons.json, titan'],
    [
      'too few cards (TM-1.3)',
      ({ cards }) => void Object.assign(cards, { highest: 30 }),
      'cards.json, highest: 30; at least 32',
    ],
  ];
  it.each(faults)('%s is found', (_, spoil, found) => {
    const files = copy(FILES);
    spoil(files);
    expect(checkData(files)).toEqual([expect.stringContaining(found)]);
  });
});
