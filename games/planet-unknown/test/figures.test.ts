import { expect, test } from 'vitest';
import { METEOR, PATCH, ROVER, ROW, type Standing, WATER } from '../board/figures/examples.ts';
import { codeOf } from '../rules/lookups/ground.ts';
import { completeLines } from '../rules/lookups/index.ts';
import { tileCells } from '../rules/lookups/orientation.ts';
import type { Area, Placement } from '../rules/table.ts';
import { colony, face, inWindow, own } from './colony.ts';

/** Puts on the planet what a picture shows. */
function put(area: Area, { tiles, patches = [], lifepods = [], meteorites = [], rovers = [] }: Standing): void {
  for (const placement of tiles) {
    for (const { cell, code } of tileCells(placement)) area.cells[cell] = code;
    area.tiles.push({ ...placement });
  }
  for (const cell of patches) area.cells[cell] = codeOf('biomass');
  Object.assign(area, { patches: [...patches], lifepods: [...lifepods], meteorites: [...meteorites] });
  area.rovers = rovers.map((at) => ({ at, loaded: false }));
}

const showing = (standing: Standing): Area => {
  const area = own(colony());
  put(area, standing);
  return area;
};

const tileTurn = (standing: Standing, { tile, ...placement }: Placement) =>
  colony({}, (area, table) => {
    put(area, standing);
    face(table, tile);
  }).when(0, { act: 'place', tile, ...placement });

test('PU-5.6, PU-5.7: the tile destroys the lifepod under it, and its meteorite lies where the picture shows it', () => {
  const { lifepods, meteorites, tiles } = own(tileTurn(METEOR.before, METEOR.placed));
  expect(lifepods).toEqual([]);
  expect(meteorites).toEqual(METEOR.after.meteorites);
  expect(tiles).toEqual(METEOR.after.tiles);
});

test('PU-6.3: water advances on ice, and not beside it', () => {
  const areas = WATER.placed.map((placed) => own(tileTurn(WATER.before, placed)));
  const gains = areas.map(({ pending }) => pending.some((item) => item.kind === 'advance' && item.track === 'water'));
  expect(gains).toEqual([true, false]);
  expect(areas[1].trackers).toMatchObject({ water: 0, rover: 1 });
});

test('PU-7.5.4: two steps of the rover collect the meteorite and the lifepod', () => {
  const scene = inWindow({}, (area) => {
    put(area, ROVER.before);
    area.movement = 2;
  });
  for (const [i, to] of ROVER.way.entries())
    scene.when(0, { act: 'step', from: i === 0 ? ROVER.before.rovers[0] : ROVER.way[i - 1], to });
  const { rovers, meteorites, lifepods } = own(scene);
  expect([rovers.map(({ at }) => at), meteorites, lifepods]).toEqual([ROVER.after.rovers, [], []]);
});

test('PU-7.7: the patch completes the row', () => {
  expect(completeLines(showing(PATCH.before)).rows).not.toContain(11);
  expect(completeLines(showing(PATCH.after)).rows).toContain(11);
});

test('PU-9.1: the row is complete without the meteorite and not with it', () => {
  expect(completeLines(showing(ROW.clean)).rows).toContain(ROW.at);
  expect(completeLines(showing(ROW.spoilt)).rows).not.toContain(ROW.at);
});
