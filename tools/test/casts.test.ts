import { expect, it } from 'vitest';
import { castsIn } from '../check/casts.ts';

const lines = (source: string) => castsIn('a.ts', source).map((cast) => Number(cast.split(':')[1]));

it('finds every kind of cast', () => {
  expect(lines('const a = b as C;')).toEqual([1]);
  expect(lines('const a = (b as object as C).d;')).toEqual([1, 1]);
  expect(lines('\nconst a = b!;\nconst c = d.e!.f;')).toEqual([2, 3]);
  expect(lines('const a = <C>b;')).toEqual([1]);
  expect(lines('const a = f(\n  b as C,\n);')).toEqual([2]);
});

it('leaves alone what only looks like one', () => {
  expect(lines("import { a as b } from './a.ts';\nexport { b as c };")).toEqual([]);
  expect(lines("const a = ['x'] as const;")).toEqual([]);
  expect(lines("const a = 'b as C'; // d as E\nlet e!: number;")).toEqual([]);
  expect(lines('const a = b !== !c;\nconst d = { e: 1 } satisfies F;')).toEqual([]);
});
