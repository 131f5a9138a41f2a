import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { chartOf } from '../../rules/lookups/atlas.ts';
import { scoreOf } from '../../rules/lookups/scoring/score.ts';
import type { Table } from '../../rules/table.ts';
import {
  at,
  briefly,
  colony,
  coverAllBut,
  face,
  lay,
  mayPlace,
  own,
  place,
  resolveItem,
  settle,
  told,
} from '../colony.ts';

const symmetric = { planets: 'symmetric', corporations: 'symmetric' };

describe('worked examples: tiles, tracks, rovers', () => {
  it('PU-EX03 two buildings (PU-6.2)', () => {
    const scene = colony({}, (_, table) => face(table, 'I2-tech-biomass'));
    settle(place(scene, 'I2-tech-biomass @ 5,0 r0'));
    expect(own(scene).trackers).toMatchObject({ tech: 1, biomass: 1, civ: 0, water: 0, rover: 0 });
    expect(own(scene).pending).toEqual([]);
  });

  it('PU-EX04 meteor symbol (PU-5.7, PU-9.1)', () => {
    const scene = colony({}, (_, table) => face(table, 'V3-civ-energy-m'));
    place(scene, 'V3-civ-energy-m @ 5,0 r0');
    expect(own(scene).meteorites).toEqual([at(5, 0)]);
    scene.position((table) => coverAllBut(table.areas[0], [], chartOf(table.areas[0]).cells));
    const lines = (table: Table) => scoreOf(table, 0).filter(({ item }) => item === 'rows' || item === 'columns');
    expect(lines(scene.table).map(({ points }) => points)).toEqual([20 - 1, 20 - 3]);
  });

  it('PU-EX05 first tile and adjacency (PU-5.4)', () => {
    const first = colony({}, (_, table) => face(table, 'I2-civ-energy'));
    expect(mayPlace(first, 'I2-civ-energy @ 5,4 r0')).toBe(false);
    expect(mayPlace(first, 'I2-civ-energy @ 5,0 r0')).toBe(true);
    expect(
      first.refusal(0, { act: 'place', tile: 'I2-civ-energy', x: 5, y: 4, turn: 0, flip: false }).details,
    ).toMatchObject({
      why: 'first-on-perimeter',
      rule: 'PU-5.4',
    });
    const later = colony({}, (area, table) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      face(table, 'I2-rover-tech');
    });
    expect(mayPlace(later, 'I2-rover-tech @ 6,2 r0')).toBe(false);
    expect(mayPlace(later, 'I2-rover-tech @ 6,1 r0')).toBe(true);
  });

  it('PU-EX06 water on ice (PU-6.3)', () => {
    const one = colony({}, (_, table) => face(table, 'I2-water-rover'));
    settle(place(one, 'I2-water-rover @ 3,1 r0'));
    expect(own(one).trackers).toMatchObject({ water: 1, rover: 1 });
    expect([at(3, 1), at(3, 2)]).toContain(own(one).rovers[0].at);
    const other = colony({}, (_, table) => face(table, 'T4-water-rover'));
    settle(place(other, 'T4-water-rover @ 4,1 r0'));
    expect(own(other).trackers.water).toBe(1);
  });

  it('PU-EX07 water off ice (PU-6.3)', () => {
    const scene = colony({}, (_, table) => face(table, 'I2-water-rover'));
    settle(place(scene, 'I2-water-rover @ 6,0 r0'));
    expect(own(scene).trackers).toMatchObject({ water: 0, rover: 1 });
  });

  it('PU-EX08 rover movement (PU-7.5.2-4)', () => {
    const scene = colony({}, (area) => {
      area.movement = 4;
      area.rovers = [at(4, 8), at(7, 5)].map((cell) => ({ at: cell, loaded: false }));
      area.reserve = 0;
    });
    scene.when(0, { act: 'step', from: at(4, 8), to: at(4, 9) }).when(0, { act: 'step', from: at(4, 9), to: at(5, 9) });
    expect(own(scene).scored).toBe(1);
    scene.when(0, { act: 'step', from: at(5, 9), to: at(6, 9) }).when(0, { act: 'step', from: at(7, 5), to: at(7, 6) });
    expect(own(scene)).toMatchObject({ movement: 0, scored: 1 });
    expect(own(scene).lifepods).not.toContain(at(5, 9));
  });

  it('PU-EX09 multiple benefit (PU-7.1.1)', () => {
    const scene = colony({}, (area) => {
      area.trackers.rover = 9;
      area.pending = [{ kind: 'advance', track: 'rover', steps: 1 }];
    });
    resolveItem(scene, 'advance', 'rover');
    expect(own(scene).trackers.rover).toBe(10);
    expect(own(scene).movement).toBe(3);
    expect(own(scene).pending).toEqual([{ kind: 'synergy' }]);
  });

  it('PU-EX10 energy on an empty planet (PU-6.4)', () => {
    const scene = colony({}, (_, table) => face(table, 'I2-civ-energy'));
    place(scene, 'I2-civ-energy @ 5,0 r0');
    expect(own(scene).pending).toContainEqual({ kind: 'energy', tracks: ['civ'], placed: true });
    settle(scene);
    expect(own(scene).trackers.civ).toBe(2);
  });

  it('PU-EX11 energy area (PU-6.4)', () => {
    const scene = colony({}, (area, table) => {
      lay(area, 'I4-energy-water @ 3,1 r0');
      lay(area, 'I2-rover-tech @ 4,2 r1');
      face(table, 'I2-civ-energy');
    });
    place(scene, 'I2-civ-energy @ 3,2 r2');
    resolveItem(scene, 'energy');
    expect(scene.answers(0)).toEqual([{ track: 'civ' }, { track: 'water' }, { track: 'tech' }]);
    scene.when(0, { track: 'water' });
    expect(own(scene).trackers.water).toBe(1);
  });

  it('PU-EX17 tile without room in the last round (PU-8.1 A, PU-8.2)', () => {
    const scene = given(game, { seats: 2, options: symmetric });
    scene.position((table) => {
      const [area] = table.areas;
      area.trackers.tech = 10;
      coverAllBut(area, [], chartOf(area).cells);
      area.lifepods = [];
      area.lost.lifepods = 6;
    });
    scene
      .position((table) => face(table, 'N5-energy-water-m'))
      .position((table) => {
        table.commander = 0;
      });
    const { rotation } = scene.table.station;
    if (scene.play.awaited[0] === 0) scene.when(0, { rotation });
    else scene.when(1, { rotation });
    expect(scene.table.announced.stuck).toEqual([0]);
    expect(scene.answers(0)).toEqual([{ act: 'take', tile: 'N5-energy-water-m' }]);
    scene.when(0, { act: 'take' });
    settle(scene);
    expect(own(scene).trackers.water).toBe(2);
    expect(own(scene).meteorites).toEqual([]);
    expect(own(scene).tiles).toEqual([]);
    scene.when(0, { act: 'confirm' });
    expect(scene.play.over).toBe(false);
    const placement = scene.answers(1).find(({ act }) => act === 'place');
    scene.when(1, placement);
    while (!scene.play.over) {
      const [{ seat, answers }] = scene.play.asked();
      scene.when(seat, answers[answers.length - 1]);
    }
    expect(told(scene, 'end-triggered')).toHaveLength(1);
    expect(scene.table.round).toBe(1);
  });

  it('PU-EX31 civ order (PU-7.3.3)', () => {
    const scene = given(game, { seats: 4, options: symmetric });
    scene.position((table) => {
      table.commander = 1;
      table.areas[0].claims = [1];
      table.areas[2].claims = [1];
    });
    scene.doing({ do: 'claims' });
    expect(scene.play.awaited).toEqual([2]);
    scene.when(2, scene.answers(2)[0]);
    const next = () => scene.play.awaited[0];
    while (next() === 2) scene.when(2, briefly(scene.answers(2)));
    expect(next()).toBe(0);
    expect(scene.asked(0).question).toBe('choose-card');
  });

  it('PU-EX32 destroyed rover (PU-5.6, PU-7.5.5)', () => {
    const scene = colony({}, (area, table) => {
      lay(area, 'I2-civ-energy @ 5,0 r0');
      area.rovers = [{ at: at(6, 1), loaded: false }];
      area.reserve = 1;
      face(table, 'V3-tech-biomass');
    });
    // (6,1), (7,1), (7,2)
    place(scene, 'V3-tech-biomass @ 6,1 r0');
    expect(own(scene).rovers).toEqual([]);
    expect(own(scene).lifepods).not.toContain(at(7, 2));
    expect(own(scene)).toMatchObject({ scored: 0, reserve: 1, lost: { rovers: 1, lifepods: 1 } });
  });

  it('PU-EX35 order of the two trackers (PU-7.2)', () => {
    const scene = () => {
      const one = colony({}, (area, table) => {
        Object.assign(area.trackers, { tech: 6, rover: 3 });
        face(table, 'I2-rover-tech');
      });
      return place(one, 'I2-rover-tech @ 5,0 r0');
    };
    const techFirst = resolveItem(scene(), 'advance', 'tech');
    expect(own(techFirst).movement).toBe(3);
    const roverFirst = resolveItem(scene(), 'advance', 'rover');
    expect(own(roverFirst).movement).toBe(2);
  });

  it('PU-EX36 only one of the two tiles fits (PU-5.2)', () => {
    const scene = colony({}, (area, table) => {
      coverAllBut(area, [at(5, 0), at(6, 0)], chartOf(area).cells);
      face(table, 'N5-rover-tech', 'I2-civ-energy');
    });
    const tiles = new Set(scene.answers(0).map(({ act, tile }) => `${act} ${tile}`));
    expect([...tiles]).toEqual(['place I2-civ-energy']);
  });
});
