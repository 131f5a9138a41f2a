import { describe, expect, it } from 'vitest';
import { patchCells } from '../../rules/lookups/placement/patch-room.ts';
import { at, inWindow, lay, own } from '../colony.ts';

// LVL1 to LVL5 as such: worked examples PU-EX12 to PU-EX16.
describe('Universal Coalition', () => {
  it('PU-10.1.1 patches must be adjacent all the same (PU-R29)', () => {
    const scene = inWindow({}, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.trackers.tech = 3;
    });
    expect(patchCells(own(scene))).toEqual([at(6, 0), at(4, 1), at(6, 1), at(5, 2)]);
  });

  it('PU-10.1.3 the top of the rover track pays 4 + 1 again and again; cards pay no more', () => {
    const scene = inWindow({}, (area) => {
      Object.assign(area.trackers, { rover: 15, tech: 7 });
      area.pending = [{ kind: 'advance', track: 'rover', steps: 1 }];
    });
    expect(own(scene).trackers.rover).toBe(15);
    expect(own(scene).movement).toBe(5);
  });

  it('PU-10.1.4 energy that advances water counts twice too (PU-R22)', () => {
    const scene = inWindow({}, (area) => {
      area.trackers.tech = 10;
      area.pending = [{ kind: 'energy', tracks: ['water'], placed: true }];
    });
    expect(own(scene).trackers.water).toBe(2);
  });

  it('PU-10.1.5 no meteorite from events either', () => {
    const scene = inWindow({}, (area) => {
      lay(area, 'I2-civ-energy-m @ 5,0 r0');
      area.trackers.tech = 14;
      area.pending = [{ kind: 'add-meteorite' }];
    });
    expect(own(scene).meteorites).toEqual([]);
  });

  it('PU-7.7.3 stored patches stay stored when the tech is lost', () => {
    const scene = inWindow({}, (area) => {
      area.trackers.tech = 5;
      area.stored = 1;
      area.pending = [{ kind: 'regress', steps: 1, tracks: ['tech'] }];
    });
    expect(own(scene)).toMatchObject({ stored: 1, trackers: { tech: 4 } });
  });
});
