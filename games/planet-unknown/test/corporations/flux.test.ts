import { describe, expect, it } from 'vitest';
import { isActive, techsOf } from '../../rules/techs.ts';
import { at, colony, face, inWindow, lay, own, place } from '../colony.ts';

const corporation = 'flux';

describe('Flux Industries', () => {
  it('PU-10.9.1 the token may move at every tech milestone', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.flux = 'civ';
      area.trackers.tech = 2;
      area.pending = [{ kind: 'advance', track: 'tech', steps: 1 }];
    });
    scene.when(0, { act: 'item', kind: 'flux' });
    scene.when(0, { track: 'water' });
    expect(own(scene).flux).toBe('water');
  });

  it('PU-10.9.2 only the highest tech reached is active', () => {
    const area = own(colony({ corporation }));
    area.flux = 'civ';
    const active = [2, 3, 5, 9, 10, 15].map((row) => {
      area.trackers.tech = row;
      return techsOf(area)
        .filter((tech) => isActive(area, tech))
        .map(({ id }) => id);
    });
    expect(active).toEqual([[], ['flux-1'], ['flux-2'], ['flux-3'], ['flux-4'], ['flux-5']]);
  });

  it('PU-10.9.3 LVL1: at the start of the round two movement for each rover on its terrain', () => {
    const scene = colony({ corporation }, (area) => {
      lay(area, 'I4-civ-energy @ 3,1 r0');
      area.flux = 'civ';
      area.trackers.tech = 3;
      area.rovers = [at(3, 1), at(5, 1)].map((cell) => ({ at: cell, loaded: false }));
      area.reserve = 0;
    }).doing({ do: 'tile-block' });
    expect(own(scene).movement).toBe(2);
  });

  it('PU-10.9.3 LVL2: once per game to the next milestone, gaining everything on the way (PU-R28)', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.flux = 'biomass';
      Object.assign(area.trackers, { tech: 5, biomass: 9 });
    });
    scene.when(0, { act: 'use', tech: 'flux-2' });
    expect(own(scene).trackers.biomass).toBe(11);
    expect(own(scene).pending.map(({ kind }) => kind)).toEqual(['synergy', 'patch']);
    expect(own(scene).used.game).toEqual(['flux-2']);
  });

  it('PU-10.9.3 LVL2: never on water', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.flux = 'water';
      area.trackers.tech = 5;
    });
    expect(scene.answers(0)).toEqual([]);
  });

  it('PU-EX30 (b): LVL2 is lost for good when LVL3 is reached', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.flux = 'biomass';
      area.trackers.tech = 6;
      area.pending = [
        { kind: 'advance', track: 'tech', steps: 1 },
        { kind: 'regress', steps: 1, tracks: ['tech'] },
      ];
    });
    scene.when(0, { kind: 'advance' }).when(0, { kind: 'regress' });
    expect(own(scene).trackers.tech).toBe(6);
    expect(scene.may(0, { act: 'use' })).toBe(false);
  });

  it('PU-17 LVL2 is lost also if LVL3 is passed in a round without milestones', () => {
    const scene = inWindow({ corporation }, (area, table) => {
      area.flux = 'biomass';
      area.trackers.tech = 6;
      area.frozen = ['flux-2'];
      table.rule = { rule: 'no-milestones' };
      area.pending = [{ kind: 'advance', track: 'tech', steps: 4 }, { kind: 'flux' }];
    });
    scene.when(0, { kind: 'advance' });
    expect(own(scene)).toMatchObject({ trackers: { tech: 10 }, used: { game: [] } });
    scene.doing({ do: 'end-round' });
    expect(own(scene).used.game).toEqual(['flux-2']);
  });

  it('PU-EX30 (a): LVL3 on water, each synergy of its track counts twice', () => {
    const kinds = (flux: 'water' | 'civ') => {
      const scene = inWindow({ corporation }, (area) => {
        area.flux = flux;
        Object.assign(area.trackers, { tech: 7, water: 2 });
        area.pending = [{ kind: 'advance', track: 'water', steps: 1 }, { kind: 'flux' }];
      });
      scene.when(0, { kind: 'advance' });
      return own(scene).pending.filter(({ kind }) => kind === 'synergy').length;
    };
    expect([kinds('water'), kinds('civ')]).toEqual([2, 1]);
  });

  it('PU-10.9.3 LVL3: civ one level higher, two patches, one more movement', () => {
    const after = (flux: 'civ' | 'biomass' | 'rover', row: number) => {
      const scene = inWindow({ corporation }, (area) => {
        area.flux = flux;
        area.trackers.tech = 7;
        area.trackers[flux] = row;
        area.pending = [{ kind: 'advance', track: flux, steps: 1 }, { kind: 'flux' }];
      });
      scene.when(0, { kind: 'advance' });
      return own(scene);
    };
    expect(after('civ', 2).claims).toEqual([2]);
    expect(after('civ', 13).claims).toEqual([4]);
    expect(after('biomass', 2).pending.filter(({ kind }) => kind === 'patch')).toHaveLength(2);
    expect(after('rover', 3).movement).toBe(3);
  });

  it('PU-10.9.3 LVL4: a tile with its terrain collects a meteorite, also the new one', () => {
    const scene = colony({ corporation }, (area, table) => {
      area.flux = 'civ';
      area.trackers.tech = 10;
      face(table, 'V3-civ-energy-m');
    });
    place(scene, 'V3-civ-energy-m @ 5,0 r0');
    scene.when(0, { kind: 'meteorite' });
    expect(own(scene)).toMatchObject({ collected: 1, meteorites: [] });
  });

  it('PU-10.9.3 LVL5: once per round the flux tracker advances', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.flux = 'water';
      area.trackers.tech = 14;
    });
    scene.when(0, { act: 'use', tech: 'flux-5' });
    expect(own(scene).trackers.water).toBe(1);
    expect(scene.play.over).toBe(true);
  });

  it('PU-10.9.4 two techs can work in one round: the old one stops, the new one starts at once', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.flux = 'rover';
      Object.assign(area.trackers, { tech: 6, rover: 3 });
      area.pending = [
        { kind: 'advance', track: 'tech', steps: 1 },
        { kind: 'advance', track: 'rover', steps: 1 },
      ];
    });
    scene.when(0, { kind: 'advance', track: 'tech' }).when(0, { kind: 'advance', track: 'rover' });
    expect(own(scene).movement).toBe(3);
  });
});
