import { decide, STRENGTH, sensibly } from '@orrery/ai';
import { type Answer, Play, randomFrom, view } from '@orrery/kernel';
import type { Scene } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { heuristic } from '../bot/index.ts';
import { Prospect } from '../bot/prospect.ts';
import { quiet } from '../bot/quiet.ts';
import { shapesThatFit } from '../bot/room.ts';
import { game } from '../rules/index.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import { codeOf, hasCell } from '../rules/lookups/ground.ts';
import { tileCells } from '../rules/lookups/orientation.ts';
import { isPlacement } from '../rules/lookups/placement/why-not.ts';
import { completeLines } from '../rules/lookups/scoring/lines.ts';
import { scoreOf } from '../rules/lookups/scoring/score.ts';
import type { Area, Cell } from '../rules/table.ts';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { at, colony, face, inWindow, lay } from './colony.ts';

const THINKING = { ...STRENGTH.hard, iterations: 40, depth: 4, ahead: 0 };
const SEEDS = ['one', 'two', 'three'];

const choose = (scene: Scene<PlanetUnknown>, seed: string): Answer =>
  decide(game, heuristic, view(scene.play, 0), { level: THINKING, random: randomFrom(seed) });

const cellsOf = (answer: Answer) => (isPlacement(answer) ? tileCells(answer) : []);

/** Everything is covered but for these cells; no lifepod is in the way. */
function fillBut(area: Area, open: readonly Cell[]): void {
  lay(area, 'I2-rover-tech @ 5,0 r0');
  for (const cell of chartOf(area).cells)
    if (area.cells[cell] === 0 && !open.includes(cell)) area.cells[cell] = codeOf('tech');
  for (const cell of open) area.cells[cell] = 0;
  area.lifepods = [];
}

function withTile(area: Area, answer: Answer): Area {
  const cells = area.cells.slice();
  for (const { cell, code } of cellsOf(answer)) cells[cell] = code;
  return { ...area, cells };
}

describe('Planet Unknown opponents placing a tile', () => {
  it('leave no gap that nothing but a patch fills, if the tile can lie without one', () => {
    const open = [at(3, 5), at(4, 5), at(5, 5), at(6, 5), at(3, 6)];
    const scene = colony({}, (area, table) => {
      fillBut(area, open);
      face(table, 'I3-rover-tech');
    });
    for (const seed of SEEDS) {
      const after = withTile(scene.table.areas[0], choose(scene, seed));
      const fits = shapesThatFit(after);
      expect(open.filter((cell) => after.cells[cell] === 0 && fits[cell] === 0)).toEqual([]);
    }
  });

  it('complete a line rather than begin another region', () => {
    const block = [5, 6, 7].flatMap((x) => [at(x, 8), at(x, 9), at(x, 10)]);
    const scene = colony({}, (area, table) => {
      fillBut(area, [at(3, 4), at(4, 4), ...block]);
      face(table, 'I2-rover-tech');
    });
    for (const seed of SEEDS) {
      const { rows } = completeLines(withTile(scene.table.areas[0], choose(scene, seed)));
      expect(rows).toContain(4);
    }
  });

  it('lay water on ice rather than on land that fits as well', () => {
    const [ice, land] = [
      [at(0, 5), at(0, 6)],
      [at(11, 5), at(11, 6)],
    ];
    const scene = colony({}, (area, table) => {
      fillBut(area, [...ice, ...land]);
      face(table, 'I2-water-rover');
    });
    expect(ice.every((cell) => hasCell(chartOf(scene.table.areas[0]).ice, cell))).toBe(true);
    for (const seed of SEEDS)
      expect(
        cellsOf(choose(scene, seed))
          .map(({ cell }) => cell)
          .sort((one, other) => one - other),
      ).toEqual(ice);
  });
});

describe('Planet Unknown opponents judging a position', () => {
  it('use a synergy of the last round for the medal it reaches', () => {
    const scene = inWindow({}, (area, table) => {
      table.announced.last = true;
      area.trackers = { civ: 11, water: 14, biomass: 6, rover: 12, tech: 8 };
      area.pending = [{ kind: 'synergy' }];
    });
    for (const seed of SEEDS) expect(choose(scene, seed)).toMatchObject({ track: 'water' });
  });

  it('expect exactly the score once no tile is to come', () => {
    const play = Play.start(game, { seats: 1, seed: 'end' });
    const random = randomFrom('end');
    const next = sensibly(heuristic);
    while (!play.over) {
      const { seat, answer } = next(play, random);
      play.answer(seat, answer);
    }
    const score = scoreOf(play.table, 0).reduce((sum, { points }) => sum + points, 0);
    expect(new Prospect(play.table.areas[0], 0).points()).toBeCloseTo(score, 0);
  });

  it('expect less of a planet with a gap than of one whose last cells lie together', () => {
    const expected = (...open: Cell[]) => {
      const { table } = colony({}, (area) => fillBut(area, open));
      return new Prospect(table.areas[0], 3).points();
    };
    expect(expected(at(5, 5), at(6, 5))).toBeGreaterThan(expected(at(5, 5), at(7, 5)) + 1);
  });

  it('play on while something is to be resolved, and judge when all is settled', () => {
    const scene = colony();
    expect(quiet(scene.play.match)).toBe(true);
    const waiting = inWindow({}, (area) => {
      area.pending = [{ kind: 'synergy' }, { kind: 'synergy' }];
    });
    expect(quiet(waiting.play.match)).toBe(false);
  });
});
