import { describe, expect, it } from 'vitest';
import type { Terrain } from '../data/ids.ts';
import { MISSIONS } from '../data/missions.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import { codeOf, hasCell } from '../rules/lookups/ground.ts';
import { fulfils, measure, rivalries } from '../rules/lookups/scoring/missions.ts';
import type { Area } from '../rules/table.ts';
import { at, colony, coverAllBut, own } from './colony.ts';

const empty = (): Area => own(colony());

/** Paints a block of terrain; `buildings` of its first cells carry one. */
function paint(area: Area, terrain: Terrain, [x, y, w, h]: readonly number[], buildings = 0): void {
  let left = buildings;
  for (let dy = 0; dy < h; dy++)
    for (let dx = 0; dx < w; dx++) area.cells[at(x + dx, y + dy)] = codeOf(terrain, left-- > 0);
}

const score = (mission: string, area: Area): number => measure(area, MISSIONS[mission].neighbour);
const isDone = (mission: string, area: Area): boolean => fulfils(area, MISSIONS[mission].personal);

const named = (ids: readonly number[], terrains: readonly Terrain[]): [string, Terrain][] =>
  ids.map((n, i) => [`mission-${String(n).padStart(2, '0')}`, terrains[i]]);

describe('neighbour missions', () => {
  it.each(named([1, 2, 3, 4, 5], ['civ', 'energy', 'tech', 'biomass', 'rover']))(
    'PU-12.2 %s: buildings of %s on the perimeter',
    (mission, terrain) => {
      const area = empty();
      paint(area, terrain, [5, 0, 2, 3], 6);
      // (5,0) and (6,0) are perimeter cells, (5,1) to (6,2) are not.
      expect(score(mission, area)).toBe(2);
      expect(MISSIONS[mission].neighbour.compare).toBe('most');
    },
  );

  it.each(named([6, 7, 8, 9, 10, 11], ['biomass', 'rover', 'energy', 'civ', 'tech', 'water']))(
    'PU-12.2 %s: largest area of %s',
    (mission, terrain) => {
      const area = empty();
      expect(score(mission, area)).toBe(0);
      paint(area, terrain, [3, 3, 3, 2]);
      paint(area, terrain, [7, 5, 2, 2]);
      expect(score(mission, area)).toBe(6);
    },
  );

  it.each(named([12, 13, 14, 15, 16, 17], ['biomass', 'rover', 'energy', 'civ', 'tech', 'water']))(
    'PU-12.2 %s: number of areas of %s; corners do not connect',
    (mission, terrain) => {
      const area = empty();
      paint(area, terrain, [3, 3, 2, 2]);
      paint(area, terrain, [5, 5, 2, 2]);
      expect(score(mission, area)).toBe(2);
    },
  );

  it.each(named([18, 19, 20, 21, 22, 23], ['tech', 'water', 'energy', 'biomass', 'rover', 'civ']))(
    'PU-12.2 %s: fewest buildings of %s',
    (mission, terrain) => {
      const area = empty();
      paint(area, terrain, [3, 3, 3, 3], 4);
      expect(score(mission, area)).toBe(4);
      expect(MISSIONS[mission].neighbour.compare).toBe('least');
    },
  );

  it('PU-12.2.2 mission-24: tracks at their top', () => {
    const area = empty();
    Object.assign(area.trackers, { civ: 15, rover: 15, tech: 14 });
    expect(score('mission-24', area)).toBe(2);
    const wormhole = own(colony({ corporation: 'wormhole' }));
    wormhole.trackers.biomass = 5;
    expect(score('mission-24', wormhole)).toBe(1);
  });

  it('PU-12.2.3 mission-25, -26, -27, -28: collected tokens, wherever they lie on the board', () => {
    const area = own(colony({ corporation: 'cosmos' }));
    Object.assign(area, { collected: 4, scored: 1, parked: [{ track: 'civ', row: 9 }], held: 1 });
    expect(['25', '26', '27', '28'].map((n) => score(`mission-${n}`, area))).toEqual([4, 3, 4, 3]);
    expect(['25', '26', '27', '28'].map((n) => MISSIONS[`mission-${n}`].neighbour.compare)).toEqual([
      'most',
      'most',
      'least',
      'least',
    ]);
  });

  it('PU-9.3 least: the smaller number wins; with two players all cards lie between both', () => {
    const { table } = colony({}, (area, table) => {
      area.collected = 2;
      table.areas[1].collected = 5;
      table.missions.between = { ...table.missions.between, cards: ['mission-25', 'mission-27', 'mission-26'] };
    });
    expect(rivalries(table).map(({ points }) => points)).toEqual([
      [0, 5],
      [5, 0],
      [2, 2],
    ]);
  });
});

describe('personal missions', () => {
  it.each(named([1, 2, 3, 4, 5, 6], ['civ', 'tech', 'biomass', 'water', 'rover', 'energy']))(
    'PU-12.2.4 %s: a full 3 x 3 of %s',
    (mission, terrain) => {
      const area = empty();
      paint(area, terrain, [4, 4, 3, 3]);
      expect(isDone(mission, area)).toBe(true);
      area.cells[at(5, 5)] = codeOf(terrain === 'civ' ? 'tech' : 'civ');
      expect(isDone(mission, area)).toBe(false);
    },
  );

  it.each(named([7, 8, 9, 10, 11, 12], ['civ', 'tech', 'biomass', 'water', 'rover', 'energy']))(
    'PU-12.2.4 %s: one area of %s with six buildings',
    (mission, terrain) => {
      const area = empty();
      paint(area, terrain, [4, 4, 4, 2], 5);
      expect(isDone(mission, area)).toBe(false);
      paint(area, terrain, [4, 4, 4, 2], 6);
      expect(isDone(mission, area)).toBe(true);
    },
  );

  it.each(named([13, 14, 15, 16, 17, 18], ['civ', 'biomass', 'tech', 'water', 'rover', 'energy']))(
    'PU-12.2.4 %s: a full 2 x 5 of %s, either way',
    (mission, terrain) => {
      const [wide, high, short] = [empty(), empty(), empty()];
      paint(wide, terrain, [3, 4, 5, 2]);
      paint(high, terrain, [4, 3, 2, 5]);
      paint(short, terrain, [4, 3, 2, 4]);
      expect([wide, high, short].map((area) => isDone(mission, area))).toEqual([true, true, false]);
    },
  );

  it.each([
    ['mission-19', 'civ'],
    ['mission-20', 'tech'],
    ['mission-21', 'biomass'],
    ['mission-22', 'water'],
    ['mission-23', 'rover'],
  ] as const)('PU-12.2.2 %s: the %s track at its top', (mission, track) => {
    const area = empty();
    area.trackers[track] = 14;
    expect(isDone(mission, area)).toBe(false);
    area.trackers[track] = 15;
    expect(isDone(mission, area)).toBe(true);
  });

  it('PU-12.2.2 the last space of Oasis water is index 23', () => {
    const area = own(colony({ corporation: 'oasis' }));
    area.trackers.water = 22;
    expect(isDone('mission-22', area)).toBe(false);
    area.trackers.water = 23;
    expect(isDone('mission-22', area)).toBe(true);
  });

  it('mission-24: at most five energy buildings', () => {
    const area = empty();
    paint(area, 'energy', [3, 3, 3, 2], 5);
    expect(isDone('mission-24', area)).toBe(true);
    paint(area, 'energy', [3, 3, 3, 2], 6);
    expect(isDone('mission-24', area)).toBe(false);
  });

  it('mission-25: nine meteorites; mission-26: more lifepods than meteorites', () => {
    const area = empty();
    area.collected = 8;
    expect(isDone('mission-25', area)).toBe(false);
    area.collected = 9;
    expect(isDone('mission-25', area)).toBe(true);
    Object.assign(area, { collected: 2, scored: 2 });
    expect(isDone('mission-26', area)).toBe(false);
    area.scored = 3;
    expect(isDone('mission-26', area)).toBe(true);
  });

  it('PU-12.2.5 mission-27 and mission-28: all ice, all land; Petra has no ice and its currents are no land', () => {
    const cells = (planet: Area['planet'], kind: 'ice' | 'land') => {
      const chart = chartOf({ planet });
      return chart.cells.filter((cell) => hasCell(chart[kind], cell));
    };
    const area = empty();
    for (const cell of cells('ksb-4156', 'ice')) area.cells[cell] = codeOf('tech');
    expect(['mission-27', 'mission-28'].map((mission) => isDone(mission, area))).toEqual([true, false]);
    const petra = own(colony({ planet: 'petra' }));
    expect(isDone('mission-27', petra)).toBe(true);
    const { cells: all, special } = chartOf(petra);
    coverAllBut(
      petra,
      all.filter((cell) => hasCell(special, cell)),
      all,
    );
    expect(isDone('mission-28', petra)).toBe(true);
  });

  it('PU-12.2.4 Petra: currents count as energy in rectangles and areas', () => {
    const area = own(colony({ planet: 'petra' }));
    expect(score('mission-08', area)).toBe(37);
    expect(score('mission-14', area)).toBe(1);
  });

  it('every mission card has a test above', () => {
    expect(Object.keys(MISSIONS)).toHaveLength(28);
  });
});
