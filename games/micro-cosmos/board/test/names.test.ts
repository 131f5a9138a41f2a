import { view } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../rules/lookups/index.ts';
import { fieldIn, fieldNames } from '../read/names.ts';
import { playThrough } from './table.tsx';

test('fields have a number only where a card has several of a kind, and are called alike everywhere', () => {
  const seen = view(
    playThrough(4, 2, () => undefined),
    0,
  );
  const say = (key: string, args = {}) => `${key} ${JSON.stringify(args)}`;
  const names = fieldNames(seen, say);
  const fields = [...fieldsOf(seen.table.galaxy).values()].filter(({ key }) => `field.${key}` in names);
  const numbered = fields.filter((field) => fieldIn(say, seen.table, field).startsWith('board.field.numbered'));
  const several = fields.filter((field) =>
    fields.some((other) => other !== field && other.cell === field.cell && other.type === field.type),
  );
  expect(several.length).toBeGreaterThan(1);
  expect(numbered).toEqual(several);
  expect(new Set(Object.values(names)).size).toBe(fields.length);
});
