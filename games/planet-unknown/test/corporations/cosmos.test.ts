import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../rules/corporations/index.ts';
import { collectedLifepods } from '../../rules/lookups/tokens.ts';
import { activeTech } from '../../rules/techs.ts';
import { canAdvance } from '../../rules/tracks.ts';
import { at, colony, face, inWindow, lay, own, place, resolveItem } from '../colony.ts';

const corporation = 'cosmos';

describe('Cosmos Inc.', () => {
  it('PU-EX25: the tracker jumps over a lifepod and does not gain what lies under it', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.trackers.biomass = 1;
      area.parked = [{ track: 'biomass', row: 2 }];
      area.pending = [{ kind: 'advance', track: 'biomass', steps: 1 }];
    });
    expect(own(scene).trackers.biomass).toBe(3);
    expect(scene.asked(0).question).toBe('patch');
  });

  it('PU-10.4.1 a collected lifepod goes to the scoring area or a free space', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.movement = 1;
      area.rovers = [{ at: at(6, 2), loaded: false }];
      area.reserve = 0;
      area.trackers.civ = 4;
      area.parked = [{ track: 'tech', row: 9 }];
      area.lifepods = area.lifepods.slice(0, 5);
    });
    scene.when(0, { act: 'step', to: at(7, 2) });
    expect(scene.asked(0).question).toBe('lifepod-to');
    expect(collectedLifepods(own(scene))).toBe(2);
    expect(scene.may(0, { to: 'score' })).toBe(true);
    expect(scene.may(0, { to: 'space', track: 'civ', row: 4 })).toBe(false);
    expect(scene.may(0, { to: 'space', track: 'tech', row: 9 })).toBe(false);
    expect(scene.answers(0)).toHaveLength(1 + 5 * 16 - 5 - 1);
    scene.when(0, { to: 'space', track: 'civ', row: 5 });
    expect(own(scene).parked).toContainEqual({ track: 'civ', row: 5 });
  });

  it('PU-10.4.2 several in a row, down as well, and none left means no move', () => {
    const scene = inWindow({ corporation }, (area) => {
      Object.assign(area.trackers, { civ: 4, rover: 14 });
      area.parked = [
        { track: 'civ', row: 3 },
        { track: 'civ', row: 2 },
        { track: 'rover', row: 15 },
      ];
      area.pending = [{ kind: 'regress', steps: 1, tracks: ['civ'] }];
    });
    expect(own(scene).trackers.civ).toBe(1);
    expect(canAdvance(own(scene), 'rover')).toBe(false);
  });

  it('PU-10.4.3 a medal or a tech under a lifepod is void', () => {
    const scene = inWindow({ corporation }, (area) => {
      Object.assign(area.trackers, { civ: 5, tech: 4 });
      area.parked = [
        { track: 'civ', row: 2 },
        { track: 'tech', row: 3 },
      ];
    });
    const area = own(scene);
    expect(rulesOf(area).points(area, 'civ')).toBe(2);
    area.trackers.civ = 4;
    expect(rulesOf(area).points(area, 'civ')).toBe(0);
    expect(activeTech(area, 'diagonal-steps')).toBeUndefined();
  });

  it('PU-10.4.5 LVL1: diagonal steps', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.trackers.tech = 3;
      area.movement = 1;
      area.rovers = [{ at: at(5, 5), loaded: false }];
      area.reserve = 0;
    });
    expect(scene.answers(0).filter(({ act }) => act === 'step')).toHaveLength(8);
  });

  it('PU-10.4.5 LVL2: once per game up to three lifepods', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.trackers.tech = 5;
      area.scored = 2;
      area.lifepods = area.lifepods.slice(0, 4);
    });
    scene.when(0, { act: 'use', tech: 'cosmos-2' });
    scene.when(0, { from: 'score' });
    expect(scene.may(0, { to: 'score' })).toBe(false);
    scene.when(0, { to: 'space', track: 'water', row: 3 });
    scene.when(0, { from: 'space', track: 'water', row: 3 }).when(0, { to: 'space', track: 'water', row: 4 });
    scene.when(0, { from: 'none' });
    expect(own(scene)).toMatchObject({ scored: 1, parked: [{ track: 'water', row: 4 }] });
    expect(own(scene).used.game).toEqual(['cosmos-2']);
    expect(scene.may(0, { act: 'use' })).toBe(false);
  });

  it('PU-10.4.5 LVL3: a tile with energy lets one lifepod move', () => {
    const scene = colony({ corporation }, (area, table) => {
      area.trackers.tech = 7;
      area.scored = 1;
      area.lifepods = area.lifepods.slice(0, 5);
      face(table, 'I2-civ-energy');
    });
    place(scene, 'I2-civ-energy @ 5,0 r0');
    resolveItem(scene, 'reposition');
    scene.when(0, { from: 'score' }).when(0, { to: 'space', track: 'rover', row: 7 });
    expect(own(scene).parked).toEqual([{ track: 'rover', row: 7 }]);
  });

  it('PU-10.4.5 LVL4: a step onto energy is free, but needs a point in the pool (PU-R12)', () => {
    const start = (movement: number) =>
      inWindow({ corporation }, (area) => {
        lay(area, 'I4-energy-water @ 3,1 r0');
        area.trackers.tech = 10;
        area.movement = movement;
        area.rovers = [{ at: at(3, 2), loaded: false }];
        area.reserve = 0;
      });
    expect(start(0).answers(0)).toEqual([]);
    const scene = start(1)
      .when(0, { act: 'step', to: at(3, 1) })
      .when(0, { act: 'step', to: at(4, 1) });
    expect(own(scene).movement).toBe(1);
    scene.when(0, { act: 'step', to: at(5, 1) });
    expect(own(scene).movement).toBe(0);
  });

  it('PU-7.5.3 LVL4: a rover that glided into a dead end of energy steps back', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I4-energy-water @ 3,1 r0');
      lay(area, 'I2-energy-water @ 4,2 r0');
      area.trackers.tech = 10;
      area.movement = 1;
      area.rovers = [{ at: at(5, 2), loaded: false }];
      area.reserve = 0;
    });
    const way = [at(4, 2), at(4, 1), at(3, 1)];
    for (const to of way) scene.when(0, { act: 'step', to });
    expect(own(scene).rovers[0].at).toBe(at(3, 1));
    scene.when(0, { act: 'step', to: at(4, 1) }).when(0, { act: 'step', to: at(4, 2) });
    expect(own(scene).movement).toBe(1);
    // The same step is not made for nothing over and over again (PU-20.2), but anew after a paid one.
    expect(scene.may(0, { act: 'step', to: at(4, 1) })).toBe(false);
    scene.position((table) => {
      table.areas[0].movement = 2;
    });
    scene.when(0, { act: 'step', to: at(5, 2) }).when(0, { act: 'step', to: at(4, 2) });
    expect(scene.may(0, { act: 'step', to: at(4, 1) })).toBe(true);
    scene.when(0, { act: 'confirm' });
    expect(own(scene).rovers).toEqual([{ at: at(4, 2), loaded: false }]);
  });

  it('PU-20.2 LVL4: what one rover glided over is free for another', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I4-energy-water @ 3,1 r0');
      area.trackers.tech = 10;
      area.movement = 1;
      area.rovers = [at(3, 2), at(2, 2)].map((cell) => ({ at: cell, loaded: false }));
      area.reserve = 0;
      area.extraRovers = 1;
    });
    scene.when(0, { act: 'step', from: at(3, 2), to: at(3, 1) }).when(0, { act: 'step', from: at(3, 1), to: at(4, 1) });
    expect(scene.may(0, { act: 'step', from: at(4, 1), to: at(3, 1) })).toBe(true);
    scene.position((table) => {
      table.areas[0].rovers.reverse();
    });
    expect(scene.may(0, { act: 'step', from: at(4, 1), to: at(3, 1) })).toBe(true);
  });

  it('PU-10.4.5 LVL5: once per round one lifepod', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.trackers.tech = 14;
      area.used.game = ['cosmos-2'];
      area.scored = 1;
      area.lifepods = area.lifepods.slice(0, 5);
    });
    scene.when(0, { act: 'use', tech: 'cosmos-5' }).when(0, { from: 'score' });
    scene.when(0, { to: 'space', track: 'rover', row: 7 });
    expect(own(scene).used.round).toEqual(['cosmos-5']);
    expect(scene.may(0, { act: 'use' })).toBe(false);
  });
});
