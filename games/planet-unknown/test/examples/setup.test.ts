import { given } from '@orrery/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { targetOf } from '../../rules/lookups/scoring/standing.ts';
import { facing } from '../../rules/lookups/station.ts';
import { uniqueCorporations, uniquePlanets } from '../../rules/setup/boards.ts';
import type { Table } from '../../rules/table.ts';
import { briefly } from '../colony.ts';

const shapes = (table: Table, seat: number) => facing(table, seat).map((stack) => table.station.stacks[stack].shape);

const symmetric = { planets: 'symmetric', corporations: 'symmetric' };

describe('worked examples: setup and station', () => {
  it('PU-EX01 civ decks (PU-3.5)', () => {
    const { civ } = given(game, { seats: 4, options: symmetric }).table;
    expect(civ.decks.map(({ cards }) => cards.length)).toEqual([5, 5, 5, 5]);
    expect(civ.box.reduce((sum, { cards }) => sum + cards.length, 0)).toBe(16);
  });

  it('PU-EX02 sections (PU-3.4, PU-4.1, PU-5.1)', () => {
    const scene = given(game, { seats: 5, options: symmetric });
    const { commander } = scene.table;
    scene.when(commander, { rotation: 2 });
    expect([0, 1, 2, 3, 4].map((seat) => shapes(scene.table, seat))).toEqual([
      ['S4', 'V3'],
      ['I4', 'L4'],
      ['N5', 'I2'],
      ['U5', 'O4'],
      ['Z5', 'I3'],
    ]);
    const tiles = new Set(scene.answers(0).map(({ tile }) => tile));
    expect([...tiles].map((tile) => String(tile).slice(0, 2)).sort()).toEqual(['S4', 'V3']);
  });

  it('PU-EX20 personal mission module (PU-13.2)', () => {
    const scene = given(game, { seats: 3, options: { ...symmetric, personal: true } });
    expect(scene.table.areas.map(({ missions }) => missions.cards.length)).toEqual([2, 2, 2]);
    expect(scene.table.missions.between.cards).toHaveLength(0);
    for (const seat of [0, 1, 2]) scene.when(seat, scene.answers(seat)[0]);
    expect(scene.table.areas.map(({ missions }) => missions.cards.length)).toEqual([1, 1, 1]);
    expect(scene.table.missions.between.cards).toHaveLength(3);
    expect(scene.table.missions.box.cards).toHaveLength(19);
    expect(scene.table.areas.map(({ dropped }) => dropped.cards.length)).toEqual([1, 1, 1]);
  });

  it('PU-EX21 event deck and solo target (PU-13.3.1, PU-14.5)', () => {
    const scene = given(game, { seats: 1, options: { ...symmetric, solo: 'balanced' } });
    expect(scene.table.events?.order.cards).toHaveLength(20);
    expect(targetOf({ red: 7, orange: 6, green: 7 })).toBe(58);
  });

  it('PU-EX22 solo rotation (PU-14.2)', () => {
    const scene = given(game, { seats: 1, options: symmetric });
    scene.when(0, scene.answers(0)[0]).when(0, { rotation: 0 });
    expect(scene.table.station.rotation).toBe(5);
    expect(shapes(scene.table, 0)).toEqual(['U5', 'O4']);
    while (scene.table.round === 1) {
      const [{ seat, answers }] = scene.play.asked();
      scene.when(seat, briefly(answers));
    }
    expect(shapes(scene.table, 0)).toEqual(['N5', 'I2']);
  });

  it('PU-EX34 boards by edition (PU-3.2, PU-R36)', () => {
    expect(uniquePlanets(false).sort()).toEqual(['arashi', 'gaia', 'k-273', 'persephone', 'petra', 'tartarus']);
    expect(uniqueCorporations(false).sort()).toEqual([
      'cosmos',
      'horizon',
      'jump-drive',
      'oasis',
      'republic',
      'wormhole',
    ]);
    expect(uniquePlanets(true)).toHaveLength(12);
    expect(uniqueCorporations(true)).toHaveLength(8);
  });
});
