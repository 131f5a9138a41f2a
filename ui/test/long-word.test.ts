import { expect, test } from 'vitest';
import { partable, parted } from '../long-word.ts';

test('a long word is parted before the syllable in its middle', () => {
  const words = ['kamieniołomu', 'laboratorium', 'Brygadzista', 'Przemytnik', 'Zprostředkovatel', 'Greenhouse', 'Wok'];
  expect(words.map((word) => parted(word).replace('\u00ad', '-'))).toEqual([
    'kamie-niołomu',
    'labora-torium',
    'Bry-gadzista',
    'Prze-mytnik',
    'Zprostřed-kovatel',
    'Green-house',
    'Wok',
  ]);
});

test('only words that a narrow card may not hold can be parted', () => {
  expect(partable('Sabotażysta laboratorium')).toBe('Sabotażysta labora\u00adtorium');
});
