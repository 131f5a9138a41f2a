import { describe, expect, it } from 'vitest';
import { iceMonopoly, missionPoints } from '../rules/lookups.ts';
import { standing } from '../rules/scoring.ts';
import type { Company } from '../rules/table.ts';
import { holds, positioned, resultsOf } from './scenes.ts';

type Points = Company['points'];

const points = (ice: number, sylvanite: number, celerium: number): Points => ({ ice, sylvanite, celerium });

describe('examples: scoring', () => {
  it.each([
    ['', 0],
    ['HE {0:6}', 1],
    ['HE {0:1}; SM {0:1}', 2],
    ['AU {0:1}; HE {0:1}; TS {0:2}', 4],
    ['AU {0:1}; HE {0:1}; TS {0:2}; SM {0:1}', 7],
    ['VB {0:1}; MT {0:1}; SS {0:1}; MS {0:1}; VM {0:1}; PH {0:1}', 0],
  ])('MRP-EX08 influence mission scale: %s', (text, expected) => {
    expect(missionPoints(positioned(3, text).table, 0, 'mis-eastern-influence')).toBe(expected);
  });

  it('MRP-EX09 a tie for "most" fulfils a mission', () => {
    const { table } = positioned(3, '');
    [3, 3, 1].forEach((n, company) => {
      table.companies[company].points.celerium = n;
    });
    expect([1, 2].map((company) => missionPoints(table, company, 'mis-celerium-baron'))).toEqual([6, 0]);
  });

  it('MRP-EX10 Strategic Zones counts the sum', () => {
    const { table } = positioned(3, 'SM {0:3,1:2}; VM {2:3,1:2}');
    expect([0, 1, 2].map((company) => missionPoints(table, company, 'mis-strategic-zones'))).toEqual([0, 8, 0]);
  });

  it.each([
    [
      [7, 4, 2],
      [9, 0, 0],
    ],
    [
      [5, 5, 2],
      [4, 4, 0],
    ],
    [
      [3, 3, 3],
      [3, 3, 3],
    ],
    [
      [1, 1, 1, 1],
      [2, 2, 2, 2],
    ],
    [
      [2, 2, 2, 2, 2],
      [1, 1, 1, 1, 1],
    ],
    [
      [2, 2, 2, 2, 2, 2],
      [1, 1, 1, 1, 1, 1],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ])('MRP-EX11 Ice Monopoly and ties: %j', (ice, expected) => {
    const { table } = positioned(ice.length, '');
    ice.forEach((n, company) => {
      table.companies[company].points.ice = n;
    });
    expect(iceMonopoly(table)).toEqual(expected);
  });

  it('MRP-EX12 composition of the final score', () => {
    const scene = positioned(3, 'VB {0:1}; AU {0:1}; disc-radiation-leak on VB up; disc-lichens on AU up');
    scene.position((table) => {
      holds(table, 0, 'mis-northern-influence');
      table.companies[0].points = points(4, 3, 2);
      table.companies[1].points = points(3, 0, 0);
    });
    const [row] = standing(scene.play.match).rows;
    expect(row.items.map(({ item, points: n }) => [item, n])).toEqual([
      ['missions', 2],
      ['ice-monopoly', 9],
      ['ice', 4],
      ['sylvanite', 6],
      ['celerium', 6],
      ['discoveries', 0],
    ]);
    expect(row.total).toBe(27);
  });

  it('MRP-EX13 breaking ties for victory', () => {
    const mains: Company['role'][] = ['main', 'main', 'main'];
    const broken = resultsOf(mains, [31, 31, 29], [12, 14, 20], 3);
    expect(broken.winners).toEqual([1]);
    expect(broken.rows.map(({ place }) => place)).toEqual([2, 1, 3]);
    const shared = resultsOf(mains, [31, 31, 29], [12, 12, 20], 3);
    expect(shared).toMatchObject({ winners: [0, 1], verdict: 'shared' });
    expect(shared.rows.map(({ place }) => place)).toEqual([1, 1, 3]);
  });

  it('MRP-EX36 points of neutral colours', () => {
    const scene = positioned(2, '').position((table) => {
      [3, 2, 6, 0].forEach((n, company) => {
        table.companies[company].points.ice = n;
      });
    });
    const rows = standing(scene.play.match).rows.map(({ seat, items }) => [
      seat,
      items.find(({ item }) => item === 'ice-monopoly')?.points,
    ]);
    expect(rows).toEqual([
      [0, 0],
      [1, 0],
      [0, 9],
      [1, 0],
    ]);
  });

  it.each([
    [[25, 31, 20, 18], [0, 0], [1], undefined],
    [[25, 31, 32, 18], [0, 0], [], 'both-lose'],
    [[31, 25, 31, 18], [0, 0], [0], undefined],
    [[31, 31, 20, 18], [15, 13], [0], undefined],
    [[31, 31, 20, 18], [15, 15], [0, 1], 'shared'],
  ])('MRP-EX37 two-player results: %j with tokens %j', (totals, tokens, winners, verdict) => {
    const outcome = resultsOf(['main', 'main', 'neutral', 'neutral'], totals, [...tokens, 20, 20], 2);
    expect(outcome.winners).toEqual(winners);
    expect(outcome.verdict).toBe(verdict);
  });

  it.each([
    [[28, 28, 20], [13, 13, 9], [0], 'prospector'],
    [[28, 28, 20], [12, 13, 9], [], 'solo-lost'],
    [[40, 28, 20], [12, 13, 9], [0], 'superintendent'],
    [[33, 28, 20], [12, 13, 9], [0], 'foreman'],
    [[48, 28, 20], [12, 13, 9], [0], 'magnate'],
  ])('MRP-EX42 solo result: %j with tokens %j', (totals, tokens, winners, verdict) => {
    const outcome = resultsOf(['main', 'bot', 'bot'], totals, tokens, 1);
    expect(outcome.winners).toEqual(winners);
    expect(outcome.verdict).toBe(verdict);
  });
});
