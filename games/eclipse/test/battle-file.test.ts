import { describe, expect, it } from 'vitest';
import { BadFile, readSides, trials } from '../tools/battle-file.ts';

const read = (file: unknown) => readSides(JSON.stringify(file));

describe('battle files', () => {
  it('one die against one die: the first to fire wins with 6/11', () => {
    const sides = read({ defender: [{ cannons: { yellow: 1 } }], attacker: [{ cannons: { yellow: 1 } }] });
    const { defender, attacker } = trials(sides, 20_000, 'test');
    expect(Math.abs(defender.share - 6 / 11)).toBeLessThan(4 * defender.error);
    expect(defender.wins + attacker.wins).toBe(20_000);
    expect(defender.error).toBeCloseTo(Math.sqrt(((6 / 11) * (5 / 11)) / 20_000), 3);
  });

  it('the same seed gives the same figures', () => {
    const sides = read({
      defender: [{ count: 2, cannons: { red: 1 } }],
      attacker: [{ hull: 3, cannons: { blue: 2 } }],
    });
    expect(trials(sides, 500, 'a')).toEqual(trials(sides, 500, 'a'));
    expect(trials(sides, 500, 'a')).not.toEqual(trials(sides, 500, 'b'));
  });

  it('sizes come from the file, from known names, or from the order of the list', () => {
    const { defender } = read({
      defender: [{ name: 'x' }, { name: 'dreadnought' }, { size: 9 }],
      attacker: [{}],
    });
    expect(Object.values(defender.size)).toEqual([3, 4, 9]);
  });

  it.each([
    [[], 'an object'],
    [{ defender: [], attacker: [{}] }, '"defender" must be a list'],
    [{ defender: [{}], attacker: [{ hull: -1 }] }, 'attacker[0].hull'],
    [{ defender: [{}], attacker: [{ cannons: { green: 1 } }] }, 'no dice of colour "green"'],
    [{ defender: [{ guns: 1 }], attacker: [{}] }, 'defender[0]: unknown field "guns"'],
    [{ defender: [{}], attacker: [{}], policy: 'x' }, 'unknown field "policy"'],
  ])('%j is refused with the place', (file, message) => {
    expect(() => read(file)).toThrow(BadFile);
    expect(() => read(file)).toThrow(message);
  });
});
