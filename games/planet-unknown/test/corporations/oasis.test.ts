import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../rules/corporations/index.ts';
import { canAdvance } from '../../rules/tracks.ts';
import { at, colony, face, inWindow, lay, own, place, resolveItem } from '../colony.ts';

const corporation = 'oasis';
const waterStep = { kind: 'advance', track: 'water', steps: 1 } as const;

describe('Oasis Ultd.', () => {
  const example = (tech: number) => {
    const scene = colony({ corporation }, (area, table) => {
      Object.assign(area.trackers, { water: 1, biomass: 2, tech });
      face(table, 'V3-water-rover');
    });
    place(scene, 'V3-water-rover @ 2,1 r1');
    return resolveItem(scene, 'advance', 'water');
  };

  it('PU-EX28 (a): a blocked water tracker loses all its steps', () => {
    expect(own(example(0)).trackers.water).toBe(1);
  });

  it('PU-EX28 (b): with LVL1 it jumps to index 3 and goes on to 4, with 1 movement and no synergy', () => {
    const area = own(example(3));
    expect(area.trackers.water).toBe(4);
    expect(area.movement).toBe(1);
    expect(area.pending.some(({ kind }) => kind === 'synergy')).toBe(false);
  });

  it('PU-10.7.1 the whole path with its benefits', () => {
    const gains = Array.from({ length: 23 }, (_, index) => {
      const scene = inWindow({ corporation }, (area) => {
        area.trackers.water = index;
        area.pending = [waterStep];
      });
      expect(own(scene).trackers.water).toBe(index + 1);
      const asked = scene.play.askedOf(0)[0]?.question;
      return asked ?? own(scene).movement;
    });
    expect(gains).toEqual([
      0,
      'synergy',
      1,
      0,
      2,
      0,
      'synergy',
      0,
      'synergy',
      0,
      0,
      'synergy',
      0,
      0,
      2,
      0,
      2,
      'synergy',
      0,
      0,
      0,
      0,
      0,
    ]);
  });

  it('PU-9.2 and PU-R21: medals of the water column by the index of the path', () => {
    const area = own(colony({ corporation }));
    const points = [9, 10, 12, 13, 18, 19, 20, 21, 22, 23].map((index) => {
      area.trackers.water = index;
      return rulesOf(area).points(area, 'water');
    });
    expect(points).toEqual([0, 3, 3, 6, 6, 9, 9, 12, 12, 15]);
    expect(rulesOf(area).topped(area, 'water')).toBe(true);
  });

  it('PU-10.7.2 one step for each water cell on ice, one step from other sources', () => {
    const scene = colony({ corporation }, (_, table) => face(table, 'V3-water-rover'));
    place(scene, 'V3-water-rover @ 2,1 r1');
    expect(own(scene).pending).toContainEqual({ kind: 'advance', track: 'water', steps: 2, placed: true });
  });

  it('PU-10.7.4 others are blocked by the water tracker, up and down', () => {
    const area = own(colony({ corporation }));
    Object.assign(area.trackers, { water: 8, civ: 3 });
    expect(canAdvance(area, 'civ')).toBe(false);
    area.trackers.civ = 5;
    expect(rulesOf(area).behind(area, 'civ')).toBeUndefined();
    area.trackers.tech = 3;
    expect(rulesOf(area).behind(area, 'civ')).toMatchObject({ row: 3 });
  });

  it('PU-10.7.4 the water tracker goes back along its path', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.trackers.water = 7;
      area.pending = [{ kind: 'regress', steps: 2, tracks: ['water'] }];
    });
    expect(own(scene).trackers.water).toBe(5);
    expect(rulesOf(own(scene)).at(own(scene), 'water')).toMatchObject({ track: 'rover', row: 5 });
  });

  it('PU-10.7.5 LVL2: at the start of the round one movement for each rover on water', () => {
    const scene = colony({ corporation }, (area) => {
      lay(area, 'I4-energy-water @ 3,1 r0');
      area.trackers.tech = 5;
      area.rovers = [at(5, 1), at(3, 1)].map((cell) => ({ at: cell, loaded: false }));
      area.reserve = 0;
    }).doing({ do: 'tile-block' });
    expect(own(scene).movement).toBe(1);
  });

  it('PU-10.7.5 LVL3, LVL4, LVL5: what placing a tile gives', () => {
    const kinds = (tech: number, tile: string, text: string) => {
      const scene = colony({ corporation }, (area, table) => {
        area.trackers.tech = tech;
        face(table, tile);
      });
      place(scene, text);
      return own(scene).pending.map((item) => (item.kind === 'advance' ? `${item.kind} ${item.track}` : item.kind));
    };
    expect(kinds(7, 'I2-rover-tech', 'I2-rover-tech @ 5,0 r0')).toEqual([
      'advance water',
      'advance rover',
      'advance tech',
    ]);
    expect(kinds(7, 'I2-rover-tech', 'I2-rover-tech @ 3,1 r0')).toEqual(['advance rover', 'advance tech']);
    expect(kinds(14, 'I2-water-rover', 'I2-water-rover @ 6,0 r0')).toEqual([
      'advance water',
      'patch',
      'synergy',
      'advance rover',
    ]);
  });
});
