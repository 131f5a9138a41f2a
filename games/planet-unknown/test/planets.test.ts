import { describe, expect, it } from 'vitest';
import { PLANETS } from '../data/planets/index.ts';
import type { PlanetId } from '../data/planets/planet.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import { cellOf, hasCell } from '../rules/lookups/ground.ts';
import { patchCells } from '../rules/lookups/placement/patch-room.ts';
import { completeLines, uncovered } from '../rules/lookups/scoring/lines.ts';
import { terrainAt } from '../rules/lookups/terrain.ts';
import type { Area, Table } from '../rules/table.ts';
import { at, colony, coverAllBut, face, inWindow, lay, layPatch, mayPlace, own, place } from './colony.ts';

const on = (planet: PlanetId, change?: (area: Area, table: Table) => void) => colony({ planet }, change);

describe('planets', () => {
  it('PU-5.5 and PU-9: cells, perimeter and medals of every planet', () => {
    const facts = Object.values(PLANETS).map(({ id, rowMedals, columnMedals }) => {
      const { cells, perimeter, ice } = chartOf({ planet: id });
      const medals = [...rowMedals, ...columnMedals].reduce((sum, n) => sum + n, 0);
      return [
        id,
        cells.length,
        cells.filter((cell) => hasCell(perimeter, cell)).length,
        cells.filter((cell) => hasCell(ice, cell)).length,
        medals,
      ];
    });
    expect(facts).toEqual([
      ['ksb-4156', 96, 28, 21, 40],
      ['k-273', 96, 28, 80, 40],
      ['persephone', 96, 28, 27, 40],
      ['petra', 96, 28, 0, 40],
      ['gaia', 96, 28, 24, 40],
      ['arashi', 96, 28, 22, 40],
      ['tartarus', 96, 28, 23, 40],
      ['charybdis', 96, 28, 31, 40],
      ['kaax', 96, 28, 25, 40],
      ['pajitnov', 96, 28, 28, 40],
      ['oblivion', 96, 44, 36, 40],
      ['cerberus', 96, 45, 29, 39],
      ['lacuna', 94, 32, 28, 40],
    ]);
  });

  it('PU-11.1 KSB-4156: no rule', () => {
    const scene = on('ksb-4156', (_, table) => face(table, 'I2-rover-tech'));
    expect(mayPlace(scene, 'I2-rover-tech @ 3,1 r1')).toBe(true);
  });

  it('PU-11.2 K-273: not on land and ice at once', () => {
    const scene = on('k-273', (area, table) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      face(table, 'I2-rover-tech');
    });
    // (4,1) is ice, (5,1) is covered land; (4,2) ice
    expect(mayPlace(scene, 'I2-rover-tech @ 4,1 r0')).toBe(true);
    const land = on('k-273', (area, table) => {
      lay(area, 'I2-civ-energy @ 5,2 r0');
      face(table, 'I2-rover-tech');
    });
    // (5,1) land and (4,1) ice
    expect(mayPlace(land, 'I2-rover-tech @ 4,1 r1')).toBe(false);
    expect(
      land.refusal(0, { act: 'place', tile: 'I2-rover-tech', x: 4, y: 1, turn: 1, flip: false }).details,
    ).toMatchObject({
      why: 'no-straddle',
      rule: 'PU-11.2',
    });
  });

  it('PU-11.3 Persephone: only the cell with the building matters', () => {
    const scene = on('persephone', (area, table) => {
      lay(area, 'I2-rover-tech @ 5,0 r0');
      face(table, 'I3-biomass-civ');
    });
    // I3 turned: civ building in the north west is forbidden, in the north east it may lie.
    expect(mayPlace(scene, 'I3-biomass-civ @ 4,1 r0')).toBe(false);
    expect(mayPlace(scene, 'I3-biomass-civ @ 6,0 r0')).toBe(true);
    const quarters: [string, string][] = [
      ['I2-civ-energy', 'I2-civ-energy @ 7,2 r0'],
      ['I2-rover-tech', 'I2-rover-tech @ 4,7 r0'],
      ['I2-energy-water', 'I2-energy-water @ 7,7 r0'],
    ];
    for (const [tile, text] of quarters) {
      const other = on('persephone', (area, table) => {
        area.trackers.tech = 3;
        lay(area, 'I2-biomass-civ @ 6,0 r0');
        face(table, tile);
      });
      expect(mayPlace(other, text), text).toBe(false);
    }
  });

  it('PU-11.4 Petra: uncovered currents are energy and covered, but no pieces', () => {
    const scene = on('petra', (area, table) => {
      lay(area, 'I2-rover-tech @ 6,4 r0');
      area.trackers.tech = 3;
      face(table, 'I2-energy-water');
    });
    // (3,1) energy joins the currents (4,1), (4,2), (5,2) ... (5,5), beside which rover and tech lie.
    place(scene, 'I2-energy-water @ 3,1 r0');
    expect(terrainAt(own(scene), at(4, 1))).toBe(6);
    expect(scene.answers(0)).toEqual([{ track: 'water' }, { track: 'rover' }, { track: 'tech' }]);
    expect(patchCells(own(scene))).not.toContain(at(5, 1));
    const full = own(on('petra', (area) => coverAllBut(area, [cellOf([4, 1])], chartOf(area).cells)));
    expect(uncovered(full)).toEqual([]);
    expect(completeLines(full).rows).toHaveLength(12);
  });

  it('PU-11.4 Petra: currents never count against a tile or a rover (PU-R16)', () => {
    const scene = on('petra', (area, table) => {
      lay(area, 'I2-rover-tech @ 5,0 r0');
      area.rovers = [{ at: at(5, 1), loaded: false }];
      area.movement = 1;
      area.reserve = 1;
      table.rule = { rule: 'rover-forbidden-terrain', terrain: 'energy' };
    });
    expect(scene.may(0, { act: 'step', to: at(5, 2) })).toBe(true);
  });

  it('PU-11.5 Gaia: a covered city is worth nothing', () => {
    const scene = on('gaia', (area) => layPatch(area, cellOf([5, 0])));
    const row = scene.play.standing().rows[0].items.find(({ item }) => item === 'cities');
    expect(row?.points).toBe(14);
  });

  it('PU-11.6 Arashi: a piece on the ring needs a cell off the ring', () => {
    const scene = on('arashi', (area, table) => {
      lay(area, 'I2-civ-energy @ 5,3 r0');
      face(table, 'I2-rover-tech');
    });
    expect(mayPlace(scene, 'I2-rover-tech @ 4,4 r0')).toBe(true);
    expect(mayPlace(scene, 'I2-rover-tech @ 5,5 r0')).toBe(false);
    expect(mayPlace(scene, 'I2-rover-tech @ 5,5 r1')).toBe(false);
    expect(patchCells(own(scene))).not.toContain(at(5, 5));
  });

  it('PU-11.7 Tartarus: tiles on one side, rovers do not cross, diagonal movers pass the two gaps', () => {
    const scene = on('tartarus', (area, table) => {
      lay(area, 'I2-civ-energy @ 5,1 r0');
      face(table, 'I2-rover-tech');
      area.rovers = [{ at: at(5, 3), loaded: false }];
      area.movement = 1;
      area.reserve = 1;
    });
    // (5,0) and (6,0) lie west, (6,1) east; adjacency works across the chasm.
    expect(mayPlace(scene, 'I2-rover-tech @ 6,0 r0')).toBe(false);
    expect(mayPlace(scene, 'I2-rover-tech @ 6,1 r0')).toBe(true);
    const steps = (answers: readonly { act?: unknown; to?: unknown }[]) =>
      answers.filter(({ act }) => act === 'step').map(({ to }) => to);
    expect(steps(scene.answers(0))).toEqual([at(5, 2), at(4, 3)]);
    const cosmos = colony({ planet: 'tartarus', corporation: 'cosmos' }, (area) => {
      area.trackers.tech = 3;
      area.rovers = [{ at: at(5, 3), loaded: false }];
      area.movement = 1;
      area.reserve = 0;
    });
    expect(steps(cosmos.answers(0))).toContain(at(6, 4));
    expect(steps(cosmos.answers(0))).not.toContain(at(6, 2));
  });

  it('PU-11.8 Charybdis: the first piece covers the centre', () => {
    const scene = on('charybdis', (_, table) => face(table, 'I2-rover-tech'));
    expect(mayPlace(scene, 'I2-rover-tech @ 5,5 r0')).toBe(true);
    expect(mayPlace(scene, 'I2-rover-tech @ 5,0 r0')).toBe(false);
    expect(patchCells(own(scene))).toEqual([at(5, 5), at(6, 5), at(5, 6), at(6, 6)]);
  });

  it("PU-11.9 K'Aax: no rover on uncovered toxic cells, not by a jump either", () => {
    const scene = inWindow({ planet: 'kaax' }, (area) => {
      lay(area, 'I2-civ-energy @ 3,2 r0');
      area.rovers = [{ at: at(4, 3), loaded: false }];
      area.movement = 1;
      area.reserve = 1;
      area.pending = [{ kind: 'relocate' }];
    });
    const steps = scene.answers(0).flatMap(({ act, to }) => (act === 'step' ? [to] : []));
    // (4,2), (5,3) and (4,4) are toxic; (3,3) is covered.
    expect(steps).toEqual([at(3, 3)]);
    scene.when(0, { kind: 'relocate' }).when(0, { from: at(4, 3) });
    expect(scene.may(0, { cell: at(2, 2) })).toBe(false);
    expect(scene.may(0, { cell: at(3, 2) })).toBe(true);
  });

  it('PU-11.10 Pajitnov: pieces are slid in (PU-R23, PU-R24)', () => {
    const ring = [
      [4, 4],
      [5, 4],
      [6, 4],
      [4, 5],
      [6, 5],
      [4, 6],
      [5, 6],
      [6, 6],
    ];
    const scene = on('pajitnov', (area) => {
      for (const [x, y] of ring) layPatch(area, at(x, y));
    });
    expect(patchCells(own(scene))).not.toContain(at(5, 5));
    const open = on('pajitnov', (area, table) => {
      for (const [x, y] of ring.slice(0, 7)) layPatch(area, at(x, y));
      face(table, 'I2-rover-tech');
    });
    // (6,6) is open: (5,5) is closed all the same, (6,6) is not.
    expect(patchCells(own(open))).not.toContain(at(5, 5));
    expect(patchCells(own(open))).toContain(at(6, 6));
    const slot = on('pajitnov', (area, table) => {
      for (const [x, y] of [
        [4, 4],
        [4, 5],
        [6, 4],
        [6, 5],
        [5, 6],
      ])
        layPatch(area, at(x, y));
      face(table, 'I2-rover-tech');
    });
    expect(mayPlace(slot, 'I2-rover-tech @ 5,4 r0')).toBe(true);
  });

  it('PU-11.11 Oblivion: the black hole makes no perimeter', () => {
    const scene = on('oblivion', (_, table) => face(table, 'I2-rover-tech'));
    expect(mayPlace(scene, 'I2-rover-tech @ 3,2 r0')).toBe(false);
    expect(mayPlace(scene, 'I2-rover-tech @ 3,0 r0')).toBe(true);
    expect(mayPlace(scene, 'I2-rover-tech @ 0,5 r1')).toBe(false);
  });

  it('PU-11.12 Cerberus: two points for each covered world, meteorites or not (PU-R20)', () => {
    const { rule } = PLANETS.cerberus;
    if (rule.type !== 'worlds') throw new Error('no worlds');
    const scene = on('cerberus', (area) => {
      for (const xy of rule.worlds[2]) layPatch(area, cellOf(xy));
      area.meteorites = [cellOf(rule.worlds[2][0])];
    });
    const row = scene.play.standing().rows[0].items.find(({ item }) => item === 'worlds');
    expect(row?.points).toBe(2);
  });

  it('PU-11.13 Lacuna: holes are no cells', () => {
    const scene = on('lacuna', (area, table) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      face(table, 'I2-rover-tech');
      area.rovers = [{ at: at(5, 1), loaded: false }];
      area.movement = 1;
      area.reserve = 1;
    });
    expect(scene.may(0, { act: 'step', to: at(5, 2) })).toBe(false);
    expect(mayPlace(scene, 'I2-rover-tech @ 4,1 r0')).toBe(true);
    expect(mayPlace(scene, 'I2-rover-tech @ 6,1 r0')).toBe(false);
  });

  it('PU-11.16 extra tiles obey the planet always; a regular one only if it can (PU-5.8)', () => {
    const scene = on('arashi', (area, table) => {
      coverAllBut(area, [at(4, 5), at(5, 5)], chartOf(area).cells);
      face(table, 'I2-rover-tech');
    });
    expect(mayPlace(scene, 'I2-rover-tech @ 4,5 r1')).toBe(true);
    const extra = inWindow({ planet: 'arashi' }, (area, table) => {
      coverAllBut(area, [at(4, 5), at(5, 5)], chartOf(area).cells);
      area.decided = true;
      area.pending = [{ kind: 'extra-tile', buildings: true }];
      face(table, 'I2-rover-tech');
    });
    expect(own(extra).tiles).toEqual([]);
  });
});
