import { Play, randomFrom } from '@orrery/kernel';
import { playOut, randomSetup } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { TILES } from '../data/tiles.ts';
import { game } from '../rules/index.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import { cellAt, hasCell, numberOf, SIZE, terrainNumber, xOf, yOf } from '../rules/lookups/ground.ts';
import { tileCells } from '../rules/lookups/orientation.ts';
import { ladder } from '../rules/lookups/placement/ladder.ts';
import { whyNotPlace } from '../rules/lookups/placement/why-not.ts';
import { openTiles } from '../rules/lookups/station.ts';
import type { Area, Placement, Table } from '../rules/table.ts';
import { activeTech } from '../rules/techs.ts';

/** A second, naive reading of PU-5 and PU-11, cell by cell, against which the fast one is held. */
function naive(table: Table, seat: number): Set<string> {
  const area = table.areas[seat];
  const all = openTiles(table, seat).flatMap((tile) => everyWay(tile));
  const legal = all.filter((placement) => obeysBase(area, placement));
  const rungs = [
    legal.filter((placement) => obeysPlanet(area, placement) && obeysEvent(table, area, placement)),
    legal.filter((placement) => obeysPlanet(area, placement)),
    legal.filter((placement) => obeysEvent(table, area, placement) && firstOnPerimeter(area, placement)),
    legal.filter((placement) => firstOnPerimeter(area, placement)),
  ];
  return new Set((rungs.find((rung) => rung.length > 0) ?? []).map((placement) => looks(placement)));
}

function everyWay(tile: string): Placement[] {
  const ways: Placement[] = [];
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      for (const turn of [0, 1, 2, 3]) for (const flip of [false, true]) ways.push({ tile, x, y, turn, flip });
  return ways;
}

/** What the planet would look like: equal looks are equal placements (PU-20.1). */
const looks = (placement: Placement): string =>
  `${placement.tile} ${tileCells(placement)
    .map(({ cell, code }) => `${cell}:${code}`)
    .sort()
    .join(' ')}`;

const inFrame = (placement: Placement): boolean => {
  const xs = tileCells({ ...placement, x: 0, y: 0 }).map(({ cell }) => cell);
  return xs.every((cell) => xOf(cell) + placement.x < SIZE && yOf(cell) + placement.y < SIZE);
};

const sideBySide = (one: number, other: number): boolean =>
  Math.abs(xOf(one) - xOf(other)) + Math.abs(yOf(one) - yOf(other)) === 1;

const cellsOf = (placement: Placement): number[] => tileCells(placement).map(({ cell }) => cell);

const isEmpty = (area: Area): boolean => area.cells.every((code) => code === 0);

function obeysBase(area: Area, placement: Placement): boolean {
  const { grid, perimeter, planet, special } = chartOf(area);
  if (!inFrame(placement)) return false;
  const cells = cellsOf(placement);
  if (!cells.every((cell) => hasCell(grid, cell) && area.cells[cell] === 0)) return false;
  if (isEmpty(area))
    return cells.some(
      (cell) => hasCell(perimeter, cell) || (planet.rule.type === 'centre-first' && hasCell(special, cell)),
    );
  const free = activeTech(area, 'ignore-adjacency');
  const { terrain } = free?.effect ?? {};
  if (free && (!terrain || TILES[placement.tile].terrains.includes(terrain))) return true;
  return cells.some((cell) => area.cells.some((code, other) => code !== 0 && sideBySide(cell, other)));
}

const firstOnPerimeter = (area: Area, placement: Placement): boolean =>
  !isEmpty(area) || cellsOf(placement).some((cell) => hasCell(chartOf(area).perimeter, cell));

function obeysPlanet(area: Area, placement: Placement): boolean {
  const { planet, ice, special } = chartOf(area);
  const { rule } = planet;
  const cells = tileCells(placement);
  switch (rule.type) {
    case 'no-straddle':
      return new Set(cells.map(({ cell }) => hasCell(ice, cell))).size === 1;
    case 'forbidden-buildings':
      return !cells.some(({ cell, building, part }) =>
        rule.quarters.some(
          ({ x, y, building: forbidden }) =>
            building &&
            TILES[placement.tile].terrains[part] === forbidden &&
            xOf(cell) >= x[0] &&
            xOf(cell) <= x[1] &&
            yOf(cell) >= y[0] &&
            yOf(cell) <= y[1],
        ),
      );
    case 'ring':
      return cells.some(({ cell }) => !rule.rows.includes(yOf(cell)));
    case 'chasm':
      return new Set(cells.map(({ cell }) => rule.sides[yOf(cell)][xOf(cell)])).size === 1;
    case 'centre-first':
      return !isEmpty(area) || cells.some(({ cell }) => hasCell(special, cell));
    case 'slide-in':
      return [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ].some(([dx, dy]) =>
        cells.every(({ cell }) => {
          const [x, y] = [xOf(cell) + dx, yOf(cell) + dy];
          const outside = x < 0 || y < 0 || x >= SIZE || y >= SIZE;
          return outside || area.cells[cellAt(x, y)] === 0;
        }),
      );
    default:
      return true;
  }
}

function obeysEvent({ rule }: Table, area: Area, placement: Placement): boolean {
  const { perimeter, ice } = chartOf(area);
  const cells = tileCells(placement);
  switch (rule?.rule) {
    case 'no-tile-on-perimeter':
      return !cells.some(({ cell }) => hasCell(perimeter, cell));
    case 'no-tile-on-ice':
      return !cells.some(({ cell }) => hasCell(ice, cell));
    case 'no-matching-terrain-adjacent':
      return !cells.some(({ cell, part }) =>
        area.cells.some(
          (code, other) =>
            terrainNumber(code) === numberOf(TILES[placement.tile].terrains[part]) && sideBySide(cell, other),
        ),
      );
    default:
      return true;
  }
}

describe('placements', () => {
  it('PU-5: the fast list equals the naive one, without duplicates, on every planet and under every event', () => {
    let compared = 0;
    const planets = new Set<string>();
    const rules = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const seed = `naive-${i}`;
      const random = randomFrom(seed);
      playOut(Play.start(game, randomSetup(game, seed)), random, (play) => {
        if (random() % 60 !== 0 || play.table.phase !== 'tile') return;
        for (const { seat } of play.asked()) {
          const { table } = play;
          if (table.areas[seat].decided) continue;
          const fast = ladder(table.areas[seat], openTiles(table, seat), table.rule);
          const seen = new Set(fast.map((placement) => looks(placement)));
          expect(seen.size, seed).toBe(fast.length);
          expect(seen, seed).toEqual(naive(table, seat));
          compared += 1;
          planets.add(table.areas[seat].planet);
          rules.add(table.rule?.rule ?? 'none');
        }
      });
    }
    expect(compared).toBeGreaterThan(40);
    expect(planets.size).toBe(13);
    expect(rules).toContain('no-matching-terrain-adjacent');
  });

  it('the reason why not exists exactly for what is not legal', () => {
    for (let i = 0; i < 12; i++) {
      const seed = `why-${i}`;
      const random = randomFrom(seed);
      playOut(Play.start(game, randomSetup(game, seed)), random, (play) => {
        if (random() % 60 !== 0 || play.table.phase !== 'tile') return;
        const { table } = play;
        const seat = play.asked().find((asked) => !table.areas[asked.seat].decided)?.seat;
        if (seat === undefined) return;
        const tiles = openTiles(table, seat);
        const legal = new Set(ladder(table.areas[seat], tiles, table.rule).map((placement) => looks(placement)));
        for (const placement of everyWay(tiles[0])) {
          const isLegal = inFrame(placement) && legal.has(looks(placement));
          const why = whyNotPlace(table, seat, placement, { tile: null, strict: false });
          expect(why === undefined, `${seed} ${JSON.stringify(placement)} ${why?.why}`).toBe(isLegal);
        }
      });
    }
  });
});
