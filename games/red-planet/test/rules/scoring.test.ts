import { describe, expect, it } from 'vitest';
import { MISSION_IDS } from '../../data/events.ts';
import { missionPoints } from '../../rules/lookups.ts';
import { scoring, standing } from '../../rules/scoring.ts';
import { holds, positioned, resultsOf, told } from '../scenes.ts';

const PLACES = {
  many: 'VB {0:1}; AU {0:1}; HE {0:1}; TS {0:1}; MT {0:1}; SS {0:1}; MS {0:1}; SM {0:1}; VM {0:1}; PH {0:1}',
};

const pointsOf = (mission: string, text: string, company = 0) =>
  missionPoints(positioned(3, text).table, company, mission);

describe('section 9.3: missions', () => {
  it('MRP-1.8 there are thirteen', () => {
    expect(MISSION_IDS).toHaveLength(13);
  });

  it.each([
    ['mis-western-influence', 'MT {0:1}; SS {0:1}; MS {0:1}; VM {0:1}'],
    ['mis-northern-influence', 'VB {0:1}; AU {0:1}; MS {0:1}; SM {0:1}'],
    ['mis-southern-influence', 'HE {0:1}; TS {0:1}; MT {0:1}; SS {0:1}'],
  ])('MRP-9.3.11 to MRP-9.3.13 %s looks at %s', (mission, text) => {
    expect(pointsOf(mission, text)).toBe(7);
    expect(pointsOf(mission, text.split(';').slice(1).join(';'))).toBe(4);
  });

  it.each([
    ['mis-strategic-zones', 'SM {0:1,1:1}', 8, 8],
    ['mis-phobos-garrison', 'PH {0:2,1:1}', 8, 0],
    ['mis-polar-claim', 'VB {0:1,1:2}', 0, 6],
    ['mis-phobos-garrison', '', 0, 0],
  ])('MRP-9.3.2, MRP-9.3.14, MRP-9.3.15, MRP-9.3.22, MRP-16.15 %s with %s', (mission, text, first, second) => {
    expect([pointsOf(mission, text, 0), pointsOf(mission, text, 1)]).toEqual([first, second]);
  });

  it('MRP-9.3.16, MRP-9.3.17 barons need at least one token', () => {
    const { table } = positioned(3, '');
    expect(missionPoints(table, 0, 'mis-sylvanite-baron')).toBe(0);
    table.companies[0].points.sylvanite = 1;
    expect(missionPoints(table, 0, 'mis-sylvanite-baron')).toBe(7);
    expect(missionPoints(table, 0, 'mis-celerium-baron')).toBe(0);
  });

  it("MRP-9.3.18 Heroes' Memorial: one each, at most seven", () => {
    expect(pointsOf('mis-memorial', 'LiS {0:5}')).toBe(5);
    expect(pointsOf('mis-memorial', 'LiS {0:9}')).toBe(7);
  });

  it('MRP-9.3.19 Expansion: one for each zone beyond the third, Phobos included', () => {
    expect(pointsOf('mis-expansion', 'VB {0:1}; AU {0:1}; PH {0:4}')).toBe(0);
    expect(pointsOf('mis-expansion', 'VB {0:1}; AU {0:1}; PH {0:4}; HE {0:1}')).toBe(1);
    expect(pointsOf('mis-expansion', PLACES.many)).toBe(7);
  });

  it('MRP-9.3.20 Mass Settlement: thirteen in zones, ships do not count', () => {
    expect(pointsOf('mis-mass-settlement', 'VB {0:6}; PH {0:7}')).toBe(7);
    expect(pointsOf('mis-mass-settlement', 'VB {0:6}; PH {0:6}; D1 ship-24 [0,0]')).toBe(0);
  });

  it('MRP-9.3.21 Diversified Mining: two of each kind', () => {
    const { table } = positioned(3, '');
    table.companies[0].points = { ice: 2, sylvanite: 2, celerium: 1 };
    expect(missionPoints(table, 0, 'mis-diversified-mining')).toBe(0);
    table.companies[0].points.celerium = 2;
    expect(missionPoints(table, 0, 'mis-diversified-mining')).toBe(8);
  });

  it('MRP-9.3.6 "most" compares neutral companies and bots too', () => {
    expect(missionPoints(positioned(2, 'PH {0:1,2:2}').table, 0, 'mis-phobos-garrison')).toBe(0);
    expect(missionPoints(positioned(1, 'PH {0:1,1:2}').table, 0, 'mis-phobos-garrison')).toBe(0);
  });
});

describe('section 10: final scoring and victory', () => {
  it('MRP-10.3.1, MRP-15.11 all missions are revealed, each scores', () => {
    const scene = positioned(3, 'PH {0:1}; VB {0:1}').position((table) => {
      holds(table, 0, 'mis-phobos-garrison', 'mis-polar-claim');
      holds(table, 1);
      holds(table, 2);
    });
    scene.doing(scoring({}));
    expect(scene.table.companies[0].kept.cards).toEqual([]);
    expect(scene.table.companies[0].revealed).toMatchObject({ seen: 'all' });
    expect(told(scene, 'mission-revealed').map(({ points }) => points)).toEqual([8, 6]);
    expect(told(scene, 'scored').map(({ points }) => points)).toEqual([14, 0, 0]);
  });

  it('MRP-10.3.2 scores may be negative; the running score counts what is still hidden', () => {
    const scene = positioned(3, 'HE {0:1}; disc-radiation-leak on HE').position((table) => {
      for (const company of [0, 1, 2]) holds(table, company);
    });
    const { rows } = standing(scene.play.match);
    expect(rows.map(({ total }) => total)).toEqual([-3, 0, 0]);
    expect(rows.map(({ place }) => place)).toEqual([3, 1, 1]);
  });

  it('MRP-10.4.4 the same criteria rank the other places', () => {
    const roles = ['main', 'main', 'main', 'main'] as const;
    const { rows } = resultsOf([...roles], [10, 30, 10, 10], [5, 2, 6, 5], 4);
    expect(rows.map(({ place }) => place)).toEqual([3, 1, 2, 3]);
  });

  it('MRP-11.12 a main company beats a neutral one in a tie, whatever the tokens', () => {
    const roles = ['main', 'main', 'neutral', 'neutral'] as const;
    const { rows, winners } = resultsOf([...roles], [31, 25, 31, 18], [1, 9, 9, 9], 2);
    expect(winners).toEqual([0]);
    expect(rows.map(({ place }) => place)).toEqual([1, 3, 2, 4]);
  });

  it('MRP-12.8 the human wins a tie only after the tokens', () => {
    const roles = ['main', 'bot', 'bot'] as const;
    expect(resultsOf([...roles], [28, 28, 28], [9, 9, 9], 1)).toMatchObject({ winners: [0], verdict: 'prospector' });
    expect(resultsOf([...roles], [28, 28, 28], [9, 10, 9], 1).rows.map(({ place }) => place)).toEqual([2, 1, 3]);
  });
});
