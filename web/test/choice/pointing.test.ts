import type { Answer } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { isAbout } from '../../choice/pointing.ts';

const move = { kind: 'answer', answer: { do: 'move', from: 1, to: 2 } } as const;

test('a thing and a button are about the same where the thing says part of the answer', () => {
  expect(isAbout({ id: 'sector:1', says: { do: 'move', from: 1 } }, move, [])).toBe(true);
  expect(isAbout({ id: 'sector:3', says: { do: 'move', from: 3 } }, move, [])).toBe(false);
  expect(isAbout({ id: 'legend' }, move, [])).toBe(false);
});

test('a thing that begins something is about the answer that leads there', () => {
  const zone = { id: 'zone:1', begins: [{ do: 'explore' }] };
  expect(isAbout(zone, { kind: 'answer', answer: { do: 'explore' } }, [])).toBe(true);
  expect(isAbout(zone, { kind: 'answer', answer: { do: 'pass' } }, [])).toBe(false);
});

test('where answers are narrowed field by field, the value decides', () => {
  const option = { kind: 'value', field: 'ship', value: 'cruiser', count: 3 } as const;
  expect(isAbout({ id: 'ship', says: { ship: 'cruiser', from: 1 } }, option, [])).toBe(true);
  expect(isAbout({ id: 'ship', says: { ship: 'starbase' } }, option, [])).toBe(false);
});

test('a destination lights every way that leads there, unless all of them do', () => {
  const move = (from: number, to: number): Answer => ({ from, to });
  const answers = [move(1, 4), move(1, 5), move(2, 5), move(1, 6), move(2, 6), move(3, 6), { stop: true }];
  const lit = (to: number) =>
    [1, 2, 3].filter((from) =>
      isAbout({ id: `zone:${to}`, says: { to } }, { kind: 'value', field: 'from', value: from, count: 2 }, answers),
    );
  expect([4, 5, 6, 7].map(lit)).toEqual([[1], [1, 2], [], []]);
});

test('a thing that does not say the field means what all its answers have in common', () => {
  const space = { id: 'space:K01', says: { space: 'K01' } };
  const answers: readonly Answer[] = [
    { do: 'exploit', space: 'K01', with: 'engineer' },
    { do: 'exploit', space: 'K01', with: 'scientist' },
    { do: 'build' },
  ];
  const value = (field: string, wanted: string) => ({ kind: 'value', field, value: wanted, count: 2 }) as const;
  expect(isAbout(space, value('do', 'exploit'), answers)).toBe(true);
  expect(isAbout(space, value('do', 'build'), answers)).toBe(false);
  expect(isAbout(space, value('with', 'engineer'), answers)).toBe(false);
  expect(isAbout({ id: 'space:K09', says: { space: 'K09' } }, value('do', 'exploit'), answers)).toBe(false);
});
