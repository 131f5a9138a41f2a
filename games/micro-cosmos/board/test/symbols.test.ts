import { expect, test } from 'vitest';
import { PATHS } from '../pieces/paths.ts';
import { symbols } from '../symbols.tsx';

test('every sign that is drawn tells its name and what it means', () => {
  const told = symbols.map(({ id }) => id);
  expect(Object.keys(PATHS).filter((sign) => !told.includes(sign))).toEqual([]);
});
