import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copy } from '../copy.ts';
import { DeltaWriter, patch } from '../delta.ts';
import { hash } from '../hash.ts';
import { below, commitment, Luck, randomFrom, secretFrom, shuffled } from '../luck.ts';
import { delta } from '../testing/delta.ts';

/** Plain JSON; `__proto__` is no key of ours. */
const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

describe('copy, hash and delta of plain JSON', () => {
  it('a copy is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const twin = copy(value);
        expect(twin).toEqual(value);
        if (typeof value === 'object' && value !== null) expect(twin).not.toBe(value);
      }),
    );
  });

  it('the hash does not depend on the order of keys', () => {
    expect(hash({ a: 1, b: [2, { c: 'x', d: null }] })).toBe(hash({ b: [2, { d: null, c: 'x' }], a: 1 }));
    expect(hash([1, 2])).not.toBe(hash([2, 1]));
  });

  it('the hash survives JSON and tells different values apart', () => {
    const seen = new Map<string, string>();
    fc.assert(
      fc.property(plain, (value) => {
        const text = JSON.stringify(value);
        expect(hash(JSON.parse(text))).toBe(hash(JSON.parse(text)));
        const known = seen.get(hash(JSON.parse(text)));
        if (known !== undefined) expect(JSON.parse(known)).toEqual(JSON.parse(text));
        seen.set(hash(JSON.parse(text)), text);
      }),
      { numRuns: 2000 },
    );
  });

  it('hashes are the ones of earlier versions', () => {
    expect(hash({ zones: { hellas: [1, 0, 2] }, seat: null, over: false, share: 0.5 })).toBe('d5f24a6fa61def06');
  });

  it('a delta leads from one value to the other', () => {
    fc.assert(
      fc.property(plain, plain, (from, to) => {
        const [a, b] = [JSON.parse(JSON.stringify(from)), JSON.parse(JSON.stringify(to))];
        expect(patch(a, delta(a, b))).toEqual(b);
      }),
      { numRuns: 1000 },
    );
  });

  it('a delta takes no key for one that every object has', () => {
    const [from, to] = [{ toString: 1 }, { constructor: 2 }];
    expect(patch(from, delta(from, to))).toEqual(to);
    expect(patch(to, delta(to, from))).toEqual(from);
  });

  it('what several viewers see alike is written once, and what one of them sees otherwise is not mixed up with it', () => {
    const [open, turned] = [
      { zones: [1, 2], turn: 1 },
      { zones: [1, 3], turn: 2 },
    ];
    const writer = new DeltaWriter();
    const told = writer.write({ open, own: 1 }, { open: turned, own: 2 });
    expect(told).toBe('{"open":{"zones":{"1":[3]},"turn":[2]},"own":[2]}');
    turned.turn = 9;
    expect(writer.write({ open, own: 5 }, { open: turned, own: 5 })).toBe('{"open":{"zones":{"1":[3]},"turn":[2]}}');
    expect(writer.write({ open: { zones: [], turn: 9 } }, { open: turned })).toBe(
      '{"open":{"zones":{"0":[1],"1":[3],"#":2}}}',
    );
  });
});

describe('luck', () => {
  const luck = (seed: string) => new Luck({ secret: secretFrom(seed), drawn: {} });

  it('a new draw for one purpose shifts no other', () => {
    const one = luck('x');
    const other = luck('x');
    other.below('dice', 6);
    expect(other.shuffled('deck', [1, 2, 3, 4, 5, 6])).toEqual(one.shuffled('deck', [1, 2, 3, 4, 5, 6]));
  });

  it('every number is equally likely', () => {
    const random = randomFrom('fair');
    const counts = Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[below(random, 6)]++;
    const square = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(square).toBeLessThan(20.5); // chi-square with 5 degrees, 0.1 %
  });

  it('every order of a shuffle is equally likely', () => {
    const random = randomFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffled(random, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const square = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(counts.size).toBe(24);
    expect(square).toBeLessThan(49.7); // chi-square with 23 degrees, 0.1 %
  });

  it('a test can force outcomes by purpose', () => {
    const forced = new Luck({ secret: 's', drawn: {}, forced: { deck: [['c']], die: [4] } });
    expect(forced.shuffled('deck', ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
    expect(forced.below('die', 6)).toBe(4);
    const impossible = new Luck({ secret: 's', drawn: {}, forced: { deck: [['z']] } });
    expect(() => impossible.shuffled('deck', ['a'])).toThrow('not there');
  });

  it('a commitment fits its secret only', () => {
    expect(commitment(secretFrom('a'))).not.toBe(commitment(secretFrom('b')));
    expect(commitment(secretFrom('a'))).toBe(commitment(secretFrom('a')));
  });
});
