import { count, view } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { CELLS, cellOf } from '../../data/index.ts';
import { endsOf, fieldsOf, range } from '../../rules/lookups/index.ts';
import { layoutFor, pointOf } from '../galaxy/layout.ts';
import { runnersIn } from '../galaxy/race.tsx';
import { automaTurnOf } from '../read/automa.ts';
import { planOf } from '../read/plan.ts';
import { playThrough } from './table.tsx';

test('S-2: points of two digits take more room, so that they end with their card', () => {
  const [nine] = runnersIn([9]);
  const [twelve, seven] = runnersIn([12, 7]);
  expect(nine).toBeLessThan(-20);
  expect(seven).toBeCloseTo(nine);
  expect(twelve).toBeLessThan(seven - 27);
});

describe('S-3 the flight plan', () => {
  test('MC-8.10, MC-8.14: every legal end has a route within range that ends there', () => {
    playThrough(3, 3, (play) => {
      for (const { question, seat } of play.asked()) {
        if (question !== 'travel') continue;
        const { table } = view(play, seat);
        const { fields, sectors } = endsOf(table, seat);
        const far = range(table.players[seat]);
        for (const { key } of fields) {
          const { route, steps } = planOf(table, seat, { to: key });
          expect(route[0]).toBe(table.players[seat].ark);
          expect(route.at(-1)).toBe(key);
          expect(steps).toBeLessThanOrEqual(far);
        }
        for (const cell of sectors) expect(planOf(table, seat, { discover: cell }).steps).toBeLessThanOrEqual(far);
      }
    });
  });

  test('MC-8.40: it tells whose outposts the landing pays', () => {
    let told = 0;
    playThrough(2, 5, (play) => {
      const { table } = view(play, 0);
      for (const { key, type, cell } of fieldsOf(table.galaxy).values()) {
        if (type !== 'planet' || cell === 'C' || key === table.players[0].ark) continue;
        const { income } = planOf(table, 0, { to: key });
        expect(income.map(({ player }) => player)).toEqual(table.galaxy[cell]?.outposts);
        told += income.length;
      }
    });
    expect(told).toBeGreaterThan(0);
  });
});

describe('S-1 the galaxy', () => {
  test.each([
    { width: 816, height: 728 },
    { width: 360, height: 288 },
    { width: 488, height: 220 },
  ])('all fields stand inside their own cell of $width x $height', (room) => {
    const layout = layoutFor(room);
    const play = playThrough(2, 1, () => {});
    const { table } = view(play, 0);
    for (const { key } of fieldsOf(table.galaxy).values()) {
      const { x, y } = pointOf(layout, table, key);
      const at = CELLS[Math.floor(y / layout.cell.height) * 3 + Math.floor(x / layout.cell.width)];
      expect(at).toBe(cellOf(key));
    }
  });
});

test('S-10: a turn of the Automa is told with one report for every row of its card', () => {
  let turns = 0;
  playThrough(1, 2, (play) => {
    const { table } = view(play, 0);
    const turn = automaTurnOf(table);
    if (!turn || table.turn?.player !== 0 || (table.automa && count(table.automa.current) > 0)) return;
    expect(turn.rows.every(({ report }) => report !== undefined)).toBe(true);
    turns += 1;
  });
  expect(turns).toBeGreaterThan(10);
});
