import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { TRACKS, type Track } from '../../data/ids.ts';
import { game } from '../../rules/index.ts';
import { chartOf } from '../../rules/lookups/atlas.ts';
import { cellOf, codeOf, hasCell, yOf } from '../../rules/lookups/ground.ts';
import { rivalries } from '../../rules/lookups/scoring/missions.ts';
import { scoreOf } from '../../rules/lookups/scoring/score.ts';
import type { Area } from '../../rules/table.ts';
import { colony, coverAllBut, layPatch } from '../colony.ts';

const symmetric = { planets: 'symmetric', corporations: 'symmetric' };

describe('worked examples: scoring', () => {
  it('PU-EX18 and PU-EX19 full scoring with neighbour missions (PU-9)', () => {
    const scene = given(game, { seats: 3, options: symmetric });
    scene.position((table) => {
      const [area, left, right] = table.areas;
      Object.assign(area.trackers, { civ: 3, water: 13, biomass: 6, rover: 15, tech: 11 } satisfies {
        [t in Track]: number;
      });
      area.scored = 4;
      area.collected = 5;
      const holiday = table.civ.decks.concat(table.civ.box).find(({ cards }) => cards.includes('civ-06'));
      if (holiday) (holiday as { cards: readonly string[] }).cards = holiday.cards.filter((card) => card !== 'civ-06');
      area.kept[0] = { ...area.kept[0], cards: ['civ-06'] };
      table.missions.between = { ...table.missions.between, cards: ['mission-07', 'mission-01', 'mission-04'] };
      table.missions.box = { ...table.missions.box, cards: [] };
      lines15(area);
      for (const one of [area, right]) perimeterBuildings(one, 3);
      roverArea(area, 21);
      roverArea(left, 20);
    });
    const points = Object.fromEntries(scoreOf(scene.table, 0).map(({ item, points: n }) => [item, n]));
    expect(points.rows + points.columns).toBe(15);
    expect(TRACKS.map((track) => points[`track-${track}`])).toEqual([1, 7, 1, 5, 1]);
    expect(points).toMatchObject({ lifepods: 4, meteorites: 1, 'civ-cards': 1, 'neighbour-missions': 7 });
    expect(Object.values(points).reduce((sum, n) => sum + n, 0)).toBe(43);
    const [withLeft, , withRight] = rivalries(scene.table);
    expect(withLeft).toMatchObject({ seats: [0, 1], values: [21, 20], points: [5, 0] });
    expect(withRight).toMatchObject({ seats: [2, 0], values: [3, 3], points: [2, 2] });
  });

  it('PU-EX33 planets in scoring (PU-11, PU-9)', () => {
    const full = (planet: Area['planet'], open: readonly number[] = []) => {
      const scene = colony({ planet }, (area) => coverAllBut(area, open, chartOf(area).cells));
      return Object.fromEntries(scoreOf(scene.table, 0).map(({ item, points }) => [item, points]));
    };
    const gaia = full('gaia', [cellOf([2, 2])]);
    expect(gaia).toMatchObject({ cities: 2, rows: 19, columns: 19 });
    const cerberus = full('cerberus');
    expect(cerberus.rows + cerberus.columns).toBe(39);
    expect(cerberus.worlds).toBe(6);
    const petra = full('petra', [cellOf([4, 1])]);
    expect(petra.rows + petra.columns).toBe(40);
  });
});

/** Complete lines worth 15: rows 0, 11, 1, 10, 2, 9 (1 each) and 3, 8, 4 (2 each), 5 (3). */
function lines15(area: Area): void {
  const rows = [0, 1, 2, 3, 4, 5, 8, 9, 10, 11];
  for (const cell of chartOf(area).cells) if (rows.includes(yOf(cell)) && area.cells[cell] === 0) layPatch(area, cell);
}

/** So many biomass buildings on the perimeter, on top of whatever lies there. */
function perimeterBuildings(area: Area, n: number): void {
  const { cells, perimeter } = chartOf(area);
  const edge = cells.filter((cell) => hasCell(perimeter, cell));
  for (const cell of edge.slice(0, n)) area.cells[cell] = codeOf('biomass', true);
}

/** One area of rover terrain with so many cells. */
function roverArea(area: Area, n: number): void {
  const inside = chartOf(area).cells.filter((cell) => yOf(cell) >= 2 && yOf(cell) <= 4);
  for (const cell of inside.slice(0, n)) area.cells[cell] = codeOf('rover');
}
