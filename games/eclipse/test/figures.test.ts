import { expect, test } from 'vitest';
import { tableWith } from '../board/figures/example-table.ts';
import { BATTLE, BOMBARDING, DISCS, EXPLORING, PINNING, REPUTATION, UPGRADES } from '../board/figures/examples.ts';
import { hexOf, REPUTATION_DRAWS } from '../data/index.ts';
import {
  hits,
  isLegalBlueprint,
  linksOf,
  rotations,
  sectorOf,
  shipsIn,
  sideOf,
  unpinned,
  upkeep,
  valuesOf,
  withPart,
} from '../rules/lookups/index.ts';
import { drawsOf } from '../rules/reputation.ts';
import { TERRANS, table } from './stage.ts';

test('ECL-7.5: one of the two ways to lay the new sector connects it, the other does not', () => {
  const { table: map, hex, zone, rotations: shown } = EXPLORING;
  expect(shown.map((rotation) => rotations(map, 0, hex, zone).includes(rotation))).toEqual([true, false]);
});

test('ECL-3.6: of two cruisers one may leave to the sector where the picture shows it', () => {
  const { before, after } = PINNING;
  expect(unpinned(before, sectorOf(before, 201), 0)).toBe(1);
  expect(linksOf(before, 1, false)).toContain(0);
  const ships = (map: typeof before) => map.map.map(({ fleets }) => fleets.reduce((sum, one) => sum + shipsIn(one), 0));
  expect([ships(before), ships(after)]).toEqual([
    [0, 3],
    [1, 2],
  ]);
  expect(unpinned(after, sectorOf(after, 201), 0)).toBe(0);
});

test('ECL-9.4: the printed Interceptor has one energy to spare: a Hull may be added, a Plasma Cannon may not', () => {
  const [player] = tableWith().players;
  const { energyProduced, energyUsed } = valuesOf(player, 'interceptor');
  expect([energyProduced, energyUsed]).toEqual([3, 2]);
  const allowed = UPGRADES.parts.map((part) =>
    isLegalBlueprint('interceptor', valuesOf(withPart(player, 'interceptor', UPGRADES.slot, part), 'interceptor')),
  );
  expect(allowed).toEqual([true, false]);
});

test('ECL-15.2: both sides have a type of equal initiative, so that the defender is seen to come first', () => {
  const initiatives = (seat: number) =>
    sideOf(BATTLE.table, BATTLE.sector, seat).map(({ values }) => values.initiative);
  const [mine, theirs] = [initiatives(BATTLE.attacker), initiatives(BATTLE.defender)];
  expect(mine.some((one) => theirs.includes(one))).toBe(true);
  expect(Math.max(...theirs)).toBeGreaterThan(Math.max(...mine));
});

test('ECL-6.3: a disc that leaves the track for an action raises the upkeep', () => {
  const [player] = tableWith().players;
  const stage = table(TERRANS.slice(0, 2));
  stage.player(0).discs = DISCS.before;
  stage.scene.when(0, { do: 'influence' });
  expect(stage.player(0).discs).toBe(DISCS.after);
  expect(upkeep({ ...player, discs: DISCS.after })).toBeGreaterThan(upkeep({ ...player, discs: DISCS.before }));
});

test('ECL-15.9: for taking part and a destroyed Cruiser three tiles of the bag are drawn', () => {
  const party = { seat: 0, units: [], fought: true, kills: REPUTATION_DRAWS.cruiser, fled: false, order: [] };
  expect(REPUTATION.drawn).toHaveLength(drawsOf(party));
  expect(REPUTATION.kept).toBe(Math.max(...REPUTATION.drawn));
});

test('ECL-16.2: both dice hit, and there are as many cubes as dice', () => {
  const { before, faces, after } = BOMBARDING;
  const [{ values }] = sideOf(before, 201, 0);
  expect(faces.filter((face) => hits(face, values.computer, 0))).toHaveLength(2);
  expect(values.cannons).toEqual([1, 0, 0, 0]);
  expect(sectorOf(before, 201).cubes.filter(Boolean)).toHaveLength(faces.length);
  expect(sectorOf(after, 201).cubes.some(Boolean)).toBe(false);
  expect(hexOf(201).squares).toHaveLength(2);
});
