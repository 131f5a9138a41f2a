import { describe, expect, it } from 'vitest';
import type { Area } from '../../rules/table.ts';
import { activeTech } from '../../rules/techs.ts';
import { at, colony, face, inWindow, lay, mayPlace, own, place } from '../colony.ts';

const corporation = 'horizon';

/** The position of PU-EX26. */
function site(area: Area): void {
  lay(area, 'I4-water-rover @ 3,1 r0');
  lay(area, 'V3-tech-biomass-m @ 5,2 r0');
  area.meteorites = [at(5, 2)];
  area.rovers = [{ at: at(6, 2), loaded: false }];
  area.reserve = 3;
  area.movement = 3;
}

describe('Horizon Group', () => {
  it('PU-EX26 (A, B): loaded on entering, delivered at a rover building', () => {
    const scene = inWindow({ corporation }, site).when(0, { act: 'step', from: at(6, 2), to: at(5, 2) });
    expect(own(scene)).toMatchObject({ meteorites: [], collected: 0, rovers: [{ at: at(5, 2), loaded: true }] });
    scene.when(0, { act: 'step', to: at(5, 1) });
    expect(own(scene)).toMatchObject({ collected: 1, rovers: [{ loaded: false }] });
  });

  it('PU-EX26 (C): LVL4, on water terrain the load may be destroyed', () => {
    const scene = inWindow({ corporation }, (area) => {
      site(area);
      area.trackers.tech = 10;
    });
    scene
      .when(0, { act: 'step', to: at(5, 2) })
      .when(0, { act: 'step', to: at(4, 2) })
      .when(0, { act: 'step', to: at(4, 1) });
    expect(scene.asked(0).question).toBe('sink-meteorite');
    scene.when(0, { sink: true });
    expect(own(scene)).toMatchObject({ collected: 0, meteorites: [], rovers: [{ loaded: false }] });
  });

  it('PU-10.5.4 a loaded rover leaves the next meteorite, but takes lifepods', () => {
    const scene = inWindow({ corporation }, (area) => {
      site(area);
      area.rovers = [{ at: at(6, 2), loaded: true }];
    });
    scene.when(0, { act: 'step', to: at(5, 2) });
    expect(own(scene).meteorites).toEqual([at(5, 2)]);
    scene.when(0, { act: 'step', to: at(6, 2) }).when(0, { act: 'step', to: at(7, 2) });
    expect(own(scene).scored).toBe(1);
  });

  it('PU-10.5.3 a rover deployed on a meteorite loads it, on a rover building it delivers at once', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I2-water-rover-m @ 5,0 r0');
      area.meteorites = [at(5, 1)];
      area.pending = [{ kind: 'deploy' }];
    });
    scene.when(0, { cell: at(5, 1) });
    expect(own(scene)).toMatchObject({ collected: 1, meteorites: [] });
  });

  it('PU-10.5.5 a destroyed loaded rover leaves its meteorite on the tile (PU-R13); no patch on a loaded rover', () => {
    const scene = colony({ corporation }, (area, table) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.rovers = [{ at: at(6, 1), loaded: true }];
      area.reserve = 3;
      area.pending = [{ kind: 'patch' }];
      face(table, 'I2-civ-energy-m');
    });
    scene.when(0, { act: 'item', kind: 'patch' });
    expect(scene.may(0, { cell: at(6, 1) })).toBe(false);
    scene.when(0, { cell: at(4, 1) });
    place(scene, 'I2-civ-energy-m @ 6,0 r0');
    expect(own(scene)).toMatchObject({ rovers: [], meteorites: [at(6, 1), at(6, 1)], lost: { rovers: 1 } });
  });

  it('PU-10.5.6 LVL1: tiles with rover terrain need not be adjacent', () => {
    const scene = colony({ corporation }, (area, table) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.trackers.tech = 3;
      face(table, 'I4-civ-energy', 'I2-rover-tech');
    });
    expect(mayPlace(scene, 'I2-rover-tech @ 6,6 r0')).toBe(true);
    expect(mayPlace(scene, 'I4-civ-energy @ 6,6 r0')).toBe(false);
  });

  it('PU-10.5.6 LVL2: at the start of the round one movement for each loaded rover', () => {
    const scene = colony({ corporation }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.trackers.tech = 5;
      area.rovers = [
        { at: at(5, 0), loaded: true },
        { at: at(5, 1), loaded: true },
        { at: at(6, 1), loaded: false },
      ];
      area.reserve = 1;
    }).doing({ do: 'tile-block' });
    expect(own(scene).movement).toBe(2);
  });

  it('PU-10.5.6 LVL3: each meteorite collected gives a patch', () => {
    const scene = inWindow({ corporation }, (area) => {
      site(area);
      area.trackers.tech = 7;
      area.rovers = [{ at: at(5, 2), loaded: true }];
      area.meteorites = [];
    });
    scene.when(0, { act: 'step', to: at(5, 1) });
    expect(own(scene).collected).toBe(1);
    expect(own(scene).pending).toEqual([{ kind: 'patch' }]);
  });

  it('PU-10.5.6 LVL5: once per round the rover tracker advances', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.trackers.tech = 14;
    });
    scene.when(0, { act: 'use', tech: 'horizon-5' });
    expect(own(scene).trackers.rover).toBe(1);
    expect(own(scene).used.round).toEqual(['horizon-5']);
    expect(activeTech(own(scene), 'advance')).toBeDefined();
    expect(scene.play.over).toBe(true);
  });

  it('PU-10.5.7 effects collect loaded meteorites directly', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.rovers = [{ at: at(5, 5), loaded: true }];
      area.reserve = 3;
      area.pending = [{ kind: 'meteorite' }];
    });
    expect(own(scene)).toMatchObject({ collected: 1, rovers: [{ loaded: false }] });
  });
});
