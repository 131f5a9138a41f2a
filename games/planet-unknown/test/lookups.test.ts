import { view } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../rules/lookups/atlas.ts';
import {
  depots,
  forecast,
  nextSpaces,
  personalMissions,
  preview,
  previewPatch,
  roverPath,
  techStates,
  trackPoints,
  whyNotPatch,
  whyNotRover,
} from '../rules/lookups/index.ts';
import { at, colony, coverAllBut, face, inWindow, lay, own, parse } from './colony.ts';

describe('lookups', () => {
  it('PU-20.4 the preview of a placement', () => {
    const scene = colony({}, (area, table) => {
      lay(area, 'I4-energy-water @ 3,1 r0');
      lay(area, 'I2-rover-tech @ 4,2 r1');
      area.rovers = [{ at: at(3, 3), loaded: false }];
      area.reserve = 1;
      face(table, 'I2-civ-energy');
    });
    const { table } = view(scene.play, 0);
    const shown = preview(table, 0, parse('I2-civ-energy @ 3,2 r2'));
    expect(shown.buildings).toEqual([
      { terrain: 'civ', tracks: ['civ'], steps: 1 },
      { terrain: 'energy', tracks: ['civ', 'water', 'tech'], steps: 1 },
    ]);
    expect(shown.destroys).toEqual({ rovers: [at(3, 3)], lifepods: [] });
    expect(shown.meteorite).toBeNull();
  });

  it('PU-20.4 lines that become complete; a meteorite spoils them', () => {
    const with2 = (tile: string) => {
      const scene = colony({}, (area, table) => {
        coverAllBut(area, [at(5, 0), at(6, 0)], chartOf(area).cells);
        face(table, tile);
      });
      return preview(scene.table, 0, parse(`${tile} @ 5,0 r1`)).completes;
    };
    expect(with2('I2-civ-energy')).toEqual({ rows: [0], columns: [5, 6] });
    expect(with2('I2-civ-energy-m')).toEqual({ rows: [], columns: [6] });
    const patched = colony({}, (area) => coverAllBut(area, [at(5, 0)], chartOf(area).cells));
    expect(previewPatch(patched.table, 0, at(5, 0)).completes).toEqual({ rows: [0], columns: [5] });
  });

  it('what each orientation of the station would show', () => {
    const scene = colony({}, (_, table) => face(table, 'N5-rover-tech', 'I2-civ-energy'));
    expect(depots(scene.table, 0).map(({ tile }) => tile)).toEqual(['N5-rover-tech', 'I2-civ-energy']);
    const { rotation } = scene.table.station;
    expect(depots(scene.table, 1, (rotation + 3) % 6).map(({ tile }) => tile)).toEqual([
      'N5-rover-tech',
      'I2-civ-energy',
    ]);
  });

  it('the next spaces of a tracker, its points, and techs', () => {
    const scene = colony({}, (area) => {
      Object.assign(area.trackers, { water: 2, tech: 3, rover: 15 });
    });
    expect(nextSpaces(own(scene), 'water')).toEqual([
      { space: { track: 'water', row: 3 }, marks: [{ mark: 'synergy' }], repeats: false },
    ]);
    expect(nextSpaces(own(scene), 'rover')).toMatchObject([{ repeats: true }]);
    expect(trackPoints(own(scene))).toMatchObject({ water: 1, rover: 5 });
    expect(techStates(own(scene)).map(({ active }) => active)).toEqual([true, false, false, false, false]);
  });

  it('a path for a rover, and why there is none', () => {
    const scene = inWindow({}, (area) => {
      area.movement = 3;
      area.rovers = [at(4, 8), at(5, 8)].map((cell) => ({ at: cell, loaded: false }));
      area.reserve = 0;
    });
    expect(roverPath(scene.table, 0, at(4, 8), at(5, 9))).toEqual([at(4, 9), at(5, 9)]);
    expect(whyNotRover(scene.table, 0, at(4, 8), at(5, 8))).toMatchObject({ why: 'rover-in-the-way' });
    expect(whyNotRover(scene.table, 0, at(4, 8), at(4, 2))).toMatchObject({ why: 'too-far' });
    expect(whyNotRover(scene.table, 0, at(4, 8), at(0, 0))).toMatchObject({ why: 'off-the-grid' });
    own(scene).movement = 0;
    expect(whyNotRover(scene.table, 0, at(4, 8), at(4, 9))).toMatchObject({ why: 'no-movement' });
  });

  it('why a patch may not lie somewhere', () => {
    const scene = colony({}, (area) => {
      lay(area, 'I2-civ-energy-m @ 5,0 r0');
      area.meteorites = [at(5, 1)];
    });
    const why = (x: number, y: number) => whyNotPatch(scene.table, 0, at(x, y), false)?.why;
    expect([why(0, 0), why(5, 0), why(5, 1), why(8, 8), why(6, 0)]).toEqual([
      'off-the-grid',
      'already-covered',
      'patch-on-meteorite',
      'not-adjacent',
      undefined,
    ]);
  });

  it('the forecast counts what the viewer knows', () => {
    const scene = colony({ options: { personal: true } }, (area) => {
      area.scored = 2;
      area.kept[0] = { ...area.kept[0], cards: ['civ-07'] };
      area.missions = { ...area.missions, cards: ['mission-24'] };
    });
    expect(forecast(view(scene.play, 0).table, 0).categories).toMatchObject({ tokens: 2, cards: 2 });
    expect(forecast(view(scene.play, 1).table, 0).categories).toMatchObject({ tokens: 2, cards: 0 });
    expect(personalMissions(view(scene.play, 0).table, 0)).toEqual([{ mission: 'mission-24', fulfilled: true }]);
    expect(personalMissions(view(scene.play, 1).table, 0)).toEqual([]);
  });
});
