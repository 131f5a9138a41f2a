import { describe, expect, it } from 'vitest';
import { resolve } from '../../rules/window.ts';
import { at, colony, face, lay, mayPlace, own, place, resolveItem } from '../colony.ts';

describe('worked examples: Universal Coalition', () => {
  it('PU-EX12 Universal LVL1 (PU-10.1.1)', () => {
    const withTech = (row: number) =>
      colony({}, (area, table) => {
        lay(area, 'I2-civ-energy @ 5,0 r0');
        area.trackers.tech = row;
        face(table, 'I2-rover-tech');
      });
    expect(mayPlace(withTech(3), 'I2-rover-tech @ 6,6 r0')).toBe(true);
    expect(mayPlace(withTech(2), 'I2-rover-tech @ 6,6 r0')).toBe(false);
  });

  it('PU-EX13 Universal LVL2 (PU-10.1.2)', () => {
    const scene = colony({}, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      Object.assign(area.trackers, { tech: 5, biomass: 2 });
      area.pending = [{ kind: 'advance', track: 'biomass', steps: 1 }];
    }).doing(resolve({ seat: 0, at: 'after' }));
    expect(scene.asked(0).question).toBe('patch');
    expect(scene.may(0, { use: 'place', cell: at(6, 0) })).toBe(true);
    scene.when(0, { use: 'store' });
    expect(own(scene).stored).toBe(1);
  });

  it('PU-EX14 Universal LVL3 (PU-10.1.3)', () => {
    const scene = colony({}, (area) => {
      Object.assign(area.trackers, { tech: 7, rover: 3 });
      area.pending = [{ kind: 'advance', track: 'rover', steps: 1 }];
    }).doing(resolve({ seat: 0, at: 'event' }));
    expect(own(scene).movement).toBe(3);
  });

  it('PU-EX15 Universal LVL4 (PU-10.1.4)', () => {
    const scene = colony({}, (area, table) => {
      Object.assign(area.trackers, { tech: 10, water: 2 });
      face(table, 'I2-water-rover');
    });
    place(scene, 'I2-water-rover @ 3,1 r0');
    resolveItem(scene, 'advance', 'water');
    expect(own(scene).trackers.water).toBe(4);
    expect(own(scene).pending).toContainEqual({ kind: 'synergy' });
    resolveItem(scene, 'synergy');
    scene.when(0, { track: 'water' });
    expect(own(scene).trackers.water).toBe(5);
  });

  it('PU-EX16 Universal LVL5 (PU-10.1.5)', () => {
    const scene = colony({}, (area, table) => {
      area.trackers.tech = 14;
      face(table, 'V3-civ-energy-m');
    });
    place(scene, 'V3-civ-energy-m @ 5,0 r0');
    expect(own(scene).meteorites).toEqual([]);
  });
});
