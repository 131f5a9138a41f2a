import { describe, expect, it } from 'vitest';
import { missionPoints } from '../rules/lookups.ts';
import { production } from '../rules/production.ts';
import { left, positioned, resolving, stackEvents, told, won, zonesAsked } from './scenes.ts';

/** A position in which this production phase has just run. */
const produced = (phase: number, text: string, seats = 3) => positioned(seats, text).doing(production({ phase }));

describe('examples: production', () => {
  it('MRP-EX04 two tied for three tokens', () => {
    const scene = produced(3, 'HE=sylvanite up; HE {0:2,1:2,2:1}');
    expect([0, 1, 2].map((company) => won(scene, company))).toEqual(['1 sylvanite', '1 sylvanite', '']);
    expect(left(scene, 'HE')).toBe('1 sylvanite');
  });

  it('MRP-EX05 three tied for two tokens', () => {
    const scene = produced(2, 'AU=ice up; AU {0:1,1:1,2:1}');
    expect([0, 1, 2].map((company) => won(scene, company))).toEqual(['', '', '']);
    expect(left(scene, 'AU')).toBe('2 ice');
  });

  it('MRP-EX06 leftovers are won later', () => {
    const scene = produced(3, 'AU=ice up; AU {0:2,1:1,2:1}; Left AU 2 ice');
    expect(won(scene, 0)).toBe('5 ice');
    expect(left(scene, 'AU')).toBe('');
  });

  it('MRP-EX07 dots of the production symbols', () => {
    const scene = positioned(3, 'SS=celerium up; MT=ice down');
    const after = [1, 2, 3].map((phase) => {
      scene.doing(production({ phase }));
      return left(scene, 'SS');
    });
    expect(after).toEqual(['1 celerium', '3 celerium', '6 celerium']);
    expect(left(scene, 'MT')).toBe('');
    expect([0, 1, 2].map((company) => won(scene, company))).toEqual(['', '', '']);
  });

  it('MRP-EX29 Even and Uneven Ground act only in the third production', () => {
    const text = `HE=celerium up; HE {0:4,1:1,2:1}; disc-even-ground on HE up
                  MS=ice up; MS {0:4,1:1}; disc-uneven-ground on MS up`;
    const scene = produced(3, text);
    expect([0, 1, 2].map((company) => won(scene, company))).toEqual(['1 celerium', '3 ice, 1 celerium', '1 celerium']);
    const earlier = produced(2, text);
    expect([0, 1, 2].map((company) => won(earlier, company))).toEqual(['2 ice, 2 celerium', '', '']);
    const { table } = positioned(3, 'VB {0:4,1:1}; disc-even-ground on VB up');
    expect([0, 1].map((company) => missionPoints(table, company, 'mis-polar-claim'))).toEqual([6, 0]);
  });

  it('MRP-EX30 Rockburst beats Synergy', () => {
    const scene = produced(
      3,
      'disc-synergy on HE up; disc-rockburst on AU up; AU=ice up; HE=ice up; TS=ice up; SM=ice up',
    );
    expect(['AU', 'HE', 'TS', 'SM'].map((code) => left(scene, code))).toEqual(['', '3 ice', '4 ice', '4 ice']);
  });

  it.each([
    ['{0:4,1:2,2:1}', ['', '3 sylvanite', ''], ''],
    ['{0:4,1:2,2:2}', ['', '1 sylvanite', '1 sylvanite'], '1 sylvanite'],
    ['{0:3,1:3,2:1}', ['1 sylvanite', '1 sylvanite', ''], '1 sylvanite'],
    ['{0:4}', ['', '', ''], '3 sylvanite'],
    ['{}', ['', '', ''], '3 sylvanite'],
  ])('MRP-EX31 Subterfuge with %s', (heads, taken, rest) => {
    const scene = produced(3, `SS=sylvanite up; disc-subterfuge on SS up; SS ${heads}`);
    expect([0, 1, 2].map((company) => won(scene, company))).toEqual(taken);
    expect(left(scene, 'SS')).toBe(rest);
  });

  it('MRP-EX38 Phobos', () => {
    const text = 'PH=ice up; PH {0:2,1:1}; disc-synergy on VB up; AU=ice up; SM=ice up';
    expect(won(produced(1, text), 0)).toBe('1 ice');
    const third = produced(3, text);
    expect(won(third, 0)).toBe('3 ice');
    expect(told(third, 'produced')).toContainEqual({ type: 'produced', zone: 'ausonia', resource: 'ice', n: 4 });
    expect(told(third, 'produced')).toContainEqual({ type: 'produced', zone: 'syrtis-major', resource: 'ice', n: 4 });
    const explorer = resolving(positioned(3, 'PH {0:2,1:1}; SM {0:1}'), 0, 'explorer');
    expect(explorer.answers(0).some(({ from, to }) => from === 'phobos' || to === 'phobos')).toBe(false);
    const scientist = positioned(3, '').position((table) => {
      stackEvents(table, 'disc-lichens');
    });
    expect(zonesAsked(resolving(scientist, 0, 'scientist'), 0)).not.toContain('PH');
  });
});
