import { describe, expect, it } from 'vitest';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { rulesOf } from '../../rules/corporations/index.ts';
import { patchCells } from '../../rules/lookups/placement/patch-room.ts';
import { resolve } from '../../rules/window.ts';
import { at, colony, face, inWindow, lay, layPatch, own, place, resolveItem } from '../colony.ts';

const corporation = 'wormhole';
const biomassStep = { kind: 'advance', track: 'biomass', steps: 1 } as const;

describe('Wormhole Corp.', () => {
  it('PU-EX24: an enlarged biomass area advances to the next double space, with a choice', () => {
    const scene = colony({ corporation }, (area, table) => {
      lay(area, 'I2-biomass-civ @ 5,0 r0');
      area.trackers.biomass = 1;
      face(table, 'I2-tech-biomass');
    });
    place(scene, 'I2-tech-biomass @ 6,0 r2');
    resolveItem(scene, 'advance', 'biomass');
    expect(own(scene).trackers.biomass).toBe(2);
    expect(scene.answers(0)).toEqual([{ mark: 'advance' }, { mark: 'patch' }]);
    scene.when(0, { mark: 'advance' });
    expect(own(scene).pending).toContainEqual({ kind: 'advance', track: 'civ', steps: 1 });
    expect(rulesOf(own(scene)).points(own(scene), 'biomass')).toBe(1);
  });

  it('PU-10.3.1 the benefits of all five steps', () => {
    const gains = [1, 2, 3, 4, 5].map((step) => {
      const scene = inWindow({ corporation }, (area) => {
        area.trackers.biomass = step - 1;
        area.pending = [biomassStep];
      });
      const [{ mark }] = scene.answers(0);
      scene.when(0, { mark });
      const { trackers } = own(scene);
      return scene.play.askedOf(0)[0]?.question === 'synergy' ? 'synergy' : JSON.stringify(trackers);
    });
    expect(gains[0]).toBe('synergy');
    expect(gains.slice(1).map((text) => JSON.parse(text))).toMatchObject([
      { civ: 1, biomass: 2 },
      { water: 1, biomass: 3 },
      { tech: 1, biomass: 4 },
      { rover: 1, biomass: 5 },
    ]);
  });

  it('PU-10.3.2 points by step, PU-10.3.1 regress by one double space', () => {
    expect(CORPORATIONS.wormhole.biomassPoints).toEqual([0, 0, 1, 2, 3, 5]);
    const scene = inWindow({ corporation }, (area) => {
      area.trackers.biomass = 1;
      area.pending = [{ kind: 'regress', steps: 3, tracks: ['biomass'] }];
    });
    expect(own(scene).trackers.biomass).toBe(0);
  });

  it('PU-10.3.3 a biomass building without expansion gives nothing; a patch is enough to expand', () => {
    const advances = (patch: boolean) => {
      const scene = colony({ corporation }, (area, table) => {
        lay(area, 'I2-rover-tech @ 5,0 r0');
        if (patch) layPatch(area, at(7, 1));
        face(table, 'I2-tech-biomass');
      });
      // (6,0) tech, (6,1) biomass
      place(scene, 'I2-tech-biomass @ 6,0 r0');
      return own(scene).pending.some((item) => item.kind === 'advance' && item.track === 'biomass');
    };
    expect([false, true].map(advances)).toEqual([false, true]);
  });

  it('PU-10.3.4 energy never advances biomass (PU-R11)', () => {
    const scene = colony({ corporation }, (area, table) => {
      lay(area, 'I2-tech-biomass @ 5,0 r0');
      face(table, 'I2-civ-energy');
    });
    // (6,0) civ, (6,1) energy beside (5,1) biomass
    place(scene, 'I2-civ-energy @ 6,0 r0');
    expect(own(scene).pending).toContainEqual({ kind: 'energy', tracks: ['civ'], placed: true });
  });

  it('PU-10.3.5 LVL1: from step 5 back to 0, any number of times', () => {
    const scene = inWindow({ corporation }, (area) => {
      Object.assign(area.trackers, { biomass: 5, tech: 3 });
    });
    scene.when(0, { act: 'use', tech: 'wormhole-1' });
    expect(own(scene).trackers.biomass).toBe(0);
    scene
      .position((table) => {
        table.areas[0].trackers.biomass = 5;
      })
      .doing(resolve({ seat: 0, at: 'event' }));
    expect(scene.may(0, { act: 'use', tech: 'wormhole-1' })).toBe(true);
  });

  it('PU-10.3.6 LVL2: patches on tiles, not on patches, not on meteorites; what lies under counts no longer', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'V3-civ-energy-m @ 5,0 r0');
      area.meteorites = [at(5, 0)];
      layPatch(area, at(7, 1));
      area.trackers.tech = 5;
      area.rovers = [{ at: at(6, 0), loaded: false }];
      area.reserve = 1;
      area.pending = [{ kind: 'patch' }];
    });
    expect(scene.may(0, { cell: at(6, 1) })).toBe(true);
    expect(scene.may(0, { cell: at(7, 1) })).toBe(false);
    expect(scene.may(0, { cell: at(5, 0) })).toBe(false);
    scene.when(0, { use: 'place', cell: at(6, 0) });
    expect(own(scene).rovers).toEqual([]);
    expect(own(scene).cells[at(6, 0)]).toBe(3);
  });

  it('PU-10.3.7 LVL3: once per round one more patch', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.trackers.tech = 7;
      area.pending = [{ kind: 'patch' }, { kind: 'patch' }];
    });
    scene
      .when(0, { use: 'more' })
      .when(0, { cell: at(6, 0) })
      .when(0, { cell: at(6, 1) });
    expect(own(scene).patches).toHaveLength(2);
    expect(scene.may(0, { use: 'more' })).toBe(false);
  });

  it('PU-10.3.8 LVL4: patches may be stored', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.trackers.tech = 10;
      area.pending = [{ kind: 'patch' }];
    });
    scene.when(0, { use: 'store' });
    expect(own(scene).stored).toBe(1);
  });

  it('PU-10.3.9 LVL5: a patch on a meteorite destroys it', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'V3-civ-energy-m @ 5,0 r0');
      area.meteorites = [at(5, 0)];
      area.trackers.tech = 14;
      area.pending = [{ kind: 'patch' }];
    });
    scene.when(0, { use: 'place', cell: at(5, 0) });
    expect(own(scene)).toMatchObject({ meteorites: [], collected: 0 });
  });

  it('PU-R53: on Arashi no patch on the ring, on Pajitnov no sliding on top of a tile', () => {
    const arashi = inWindow({ corporation, planet: 'arashi' }, (area) => {
      lay(area, 'I2-civ-energy @ 5,4 r0');
      area.trackers.tech = 5;
    });
    expect(patchCells(own(arashi))).toContain(at(5, 4));
    expect(patchCells(own(arashi))).not.toContain(at(5, 5));
    const pajitnov = inWindow({ corporation, planet: 'pajitnov' }, (area) => {
      lay(area, 'V3-civ-energy @ 5,4 r0');
      for (const [x, y] of [
        [4, 4],
        [7, 4],
        [5, 3],
        [6, 3],
        [5, 5],
        [7, 5],
        [6, 6],
      ])
        layPatch(area, at(x, y));
      area.trackers.tech = 5;
    });
    expect(patchCells(own(pajitnov))).toContain(at(6, 4));
  });
});
