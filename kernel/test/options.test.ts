import { expect, test } from 'vitest';
import { type OptionSpecs, optionsFor, readOptions } from '../index.ts';

const specs: OptionSpecs = {
  events: { kind: 'choice', of: ['off', 'mild', 'custom'], default: 'off', seats: [2, 4] },
  alone: { kind: 'choice', of: ['mild', 'custom'], default: 'mild', seats: [1, 1] },
  red: { kind: 'number', min: 0, max: 9, default: 3, when: { events: 'custom', alone: 'custom' } },
};
const names = (...args: [number, { [name: string]: string }?]) => optionsFor(specs, ...args).map(([name]) => name);

test('options matter for their player counts', () => {
  expect(names(3)).toEqual(['events', 'red']);
  expect(names(1)).toEqual(['alone', 'red']);
});

test('an option that hangs on another matters with its value only, and only if that one matters', () => {
  expect(names(3, {})).toEqual(['events']);
  expect(names(3, { events: 'custom' })).toEqual(['events', 'red']);
  expect(names(3, { alone: 'custom' })).toEqual(['events']);
  expect(names(1, { alone: 'custom' })).toEqual(['alone', 'red']);
});

test('unknown options and values are refused by name', () => {
  expect(() => readOptions(specs, { blue: 1 })).toThrow('unknown-option');
  expect(() => readOptions(specs, { red: 10 })).toThrow('bad-option');
  expect(readOptions(specs, {})).toEqual({ events: 'off', alone: 'mild', red: 3 });
});
