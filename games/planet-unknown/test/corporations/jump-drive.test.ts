import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../rules/corporations/index.ts';
import { openContest } from '../../rules/lookups/scoring/missions.ts';
import { scoreOf } from '../../rules/lookups/scoring/score.ts';
import { resolve } from '../../rules/window.ts';
import { at, colony, face, inWindow, lay, layPatch, own, place, resolveItem } from '../colony.ts';

const corporation = 'jump-drive';

describe('Jump Drive', () => {
  it('PU-10.6.1 the tech track pays less and less', () => {
    const scene = colony({ corporation });
    const area = own(scene);
    const points = [0, 1, 5, 6, 8, 11, 15].map((row) => {
      area.trackers.tech = row;
      return rulesOf(area).points(area, 'tech');
    });
    expect(points).toEqual([0, 5, 5, 3, 2, 1, 1]);
  });

  it('PU-EX27 and PU-10.6.2: a lifepod opens a tech at once, here B', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      lay(area, 'I2-biomass-civ @ 5,2 r0');
      area.movement = 2;
      area.rovers = [{ at: at(7, 1), loaded: false }];
      area.reserve = 0;
    });
    scene.when(0, { act: 'step', to: at(7, 2) });
    resolveItem(scene, 'lifepod');
    expect(scene.answers(0)).toEqual([
      { to: 'score' },
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((slot) => ({ to: 'slot', tech: `jump-drive-${slot}` })),
    ]);
    scene.when(0, { to: 'slot', tech: 'jump-drive-b' });
    scene.position((table) => {
      table.areas[0].rovers[0].at = at(5, 0);
    });
    // From the civ cell of one tile to the civ cell of the other, once per round, for 1 movement.
    expect(scene.answers(0).filter(({ act }) => act === 'jump')).toEqual([
      { act: 'jump', from: at(5, 0), to: at(5, 3) },
    ]);
    scene.when(0, { act: 'jump' });
    expect(own(scene)).toMatchObject({ movement: 0, used: { round: ['jump-drive-b'] } });
  });

  it('PU-10.6.3 A: once per round a synergy instead of a patch', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.slots = ['jump-drive-a'];
      area.lifepods = area.lifepods.slice(0, 5);
      area.pending = [{ kind: 'patch' }];
    });
    scene.when(0, { use: 'synergy' });
    expect(scene.asked(0).question).toBe('synergy');
    expect(own(scene)).toMatchObject({ patches: [], used: { round: ['jump-drive-a'] } });
  });

  it('PU-13.4.7 A is of no use in a round without synergies', () => {
    const scene = inWindow({ corporation }, (area, table) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.slots = ['jump-drive-a'];
      area.pending = [{ kind: 'patch' }];
      table.rule = { rule: 'no-synergy' };
    });
    expect(scene.may(0, { use: 'synergy' })).toBe(false);
  });

  it('PU-10.6.3 C: once per round a synergy of two steps, with both benefits', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.slots = ['jump-drive-c'];
      area.trackers.biomass = 1;
      area.pending = [{ kind: 'synergy' }];
    });
    scene.when(0, { track: 'biomass', steps: 2 });
    expect(own(scene).trackers.biomass).toBe(3);
    expect(own(scene).pending.map(({ kind }) => kind)).toEqual(['synergy', 'patch']);
    resolveItem(scene, 'synergy');
    expect(scene.may(0, { steps: 2 })).toBe(false);
  });

  it('PU-10.6.4 D: the tech building as energy, also beside another tech area; fixed at placement', () => {
    const scene = colony({ corporation }, (area, table) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      lay(area, 'I2-rover-tech @ 4,1 r0');
      area.slots = ['jump-drive-d'];
      face(table, 'I2-tech-biomass');
    });
    // (5,2) tech beside (5,1) energy, which touches civ (5,0) and rover (4,1); (4,2) is tech; (5,3) biomass
    place(scene, 'I2-tech-biomass @ 5,2 r0');
    expect(own(scene).pending).toContainEqual({ kind: 'tech-as-energy', tracks: ['civ', 'biomass', 'rover', 'tech'] });
    resolveItem(scene, 'tech-as-energy');
    scene.when(0, { track: 'rover' });
    expect(own(scene).trackers).toMatchObject({ tech: 0, rover: 1 });
    // It is tech all the same.
    expect(own(scene).cells[at(5, 2)] & 7).toBe(5);
  });

  it('PU-10.6.5 and PU-EX27: E claims a whole row, here row 3', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.slots = ['jump-drive-e'];
      area.trackers.water = 3;
    });
    scene.when(0, { act: 'use', tech: 'jump-drive-e' }).when(0, { track: 'water' });
    expect(own(scene)).toMatchObject({ claims: [1], movement: 1, trackers: { water: 3, civ: 0 } });
    expect(own(scene).pending.map(({ kind }) => kind)).toEqual(['synergy', 'patch']);
    expect(own(scene).used.game).toEqual(['jump-drive-e']);
  });

  it('PU-10.6.6 F: one of three missions for everybody; best 5, tied best 2 each (PU-R32)', () => {
    const scene = inWindow({ seats: 3, corporation }, (area) => {
      area.slots = ['jump-drive-f'];
    });
    scene.when(0, { act: 'use', tech: 'jump-drive-f' });
    expect(scene.answers(0)).toHaveLength(3);
    scene.position((table) => {
      const [area] = table.areas;
      const { drawn } = area.contest as NonNullable<typeof area.contest>;
      (drawn as { cards: readonly string[] }).cards = ['mission-25', ...drawn.cards.slice(1)];
    });
    scene.when(0, { mission: 'mission-25' });
    const judged = (collected: number[]) => {
      scene.table.areas.forEach((area, seat) => {
        area.collected = collected[seat];
      });
      return openContest(scene.table)?.points;
    };
    expect(judged([1, 3, 2])).toEqual([0, 5, 0]);
    expect(judged([3, 3, 2])).toEqual([2, 2, 0]);
    expect(scoreOf(scene.table, 1)).toContainEqual({ item: 'contest', points: 2 });
  });

  it('PU-10.6.6 no F alone (PU-R14)', () => {
    const scene = inWindow({ seats: 1, corporation }, (area) => {
      area.slots = ['jump-drive-f'];
    });
    expect(scene.answers(0)).toEqual([]);
  });

  it('PU-10.6.2 a tech is inactive again when an event destroys its lifepod', () => {
    const scene = inWindow({ corporation }, (area) => {
      area.slots = ['jump-drive-c'];
      area.pending = [{ kind: 'destroy-lifepod', from: 'corporation' }];
    });
    expect(own(scene).slots).toEqual([]);
    scene
      .position((table) => table.areas[0].pending.push({ kind: 'synergy' }))
      .doing(resolve({ seat: 0, at: 'event' }));
    expect(scene.may(0, { steps: 2 })).toBe(false);
  });

  it('PU-10.6.3 B: a patch is a piece of its own', () => {
    const scene = inWindow({ corporation }, (area) => {
      lay(area, 'I3-biomass-civ @ 5,0 r0');
      layPatch(area, at(6, 0));
      area.slots = ['jump-drive-b'];
      area.movement = 1;
      area.rovers = [{ at: at(6, 0), loaded: false }];
      area.reserve = 0;
    });
    // I3: (5,0) civ, (5,1) biomass, (5,2) biomass
    const jumps = scene.answers(0).filter(({ act }) => act === 'jump');
    expect(jumps.map(({ to }) => to)).toEqual([at(5, 1), at(5, 2)]);
  });

  it('PU-4.9 B is not started in the end-of-game block (PU-R44)', () => {
    const scene = colony({ corporation }, (area) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      lay(area, 'I2-biomass-civ @ 5,2 r0');
      area.slots = ['jump-drive-b'];
      area.rovers = [{ at: at(5, 0), loaded: false }];
      area.reserve = 0;
      area.trackers.rover = 1;
      area.pending = [{ kind: 'advance', track: 'rover', steps: 1 }];
    }).doing({ do: 'end-game' });
    expect(own(scene).movement).toBe(1);
    expect(scene.may(0, { act: 'step' })).toBe(true);
    expect(scene.may(0, { act: 'jump' })).toBe(false);
  });
});
