import type { Standing } from '@orrery/kernel';
import { type Face, type GameScreen, namedColumns, type Speaker, ticksOf } from '@orrery/ui';
import { expect, test } from 'vitest';
import type { LogLine, Moment } from '../../host/host.ts';
import { columnsOf, linesOf, seriesOf, swingsOf } from '../../replay/statistics.ts';
import { itemsOf, totalsAfter } from '../../result/score-table.tsx';

const line = (at: number, type: string): LogLine => ({ at, event: { type } });
const faces = [0, 1].map((id): Face => ({ id, seat: id, name: `P${id}`, you: id === 0, mark: id }));
const screen = {
  scores: (view: { table: { points: number[] } }) => view.table.points,
  statistics: (view: { table: { ships: number[] } }) => [{ name: 'ships', values: view.table.ships }],
} as unknown as Pick<GameScreen, 'scores' | 'statistics'>;
const moment = (points: number[], ships: number[]) => ({ view: { table: { points, ships } } }) as unknown as Moment;
const standing = {
  rows: [
    { seat: 1, total: 20, place: 1, items: [] },
    { seat: 0, total: 9, place: 2, items: [] },
  ],
  winners: [1],
} as unknown as Standing;

test('while points are counted, totals are those of the items counted so far', () => {
  const row = (seat: number, cards: number, moons: number) => ({
    ...{ seat, total: cards + moons, place: 1 },
    items: [
      { item: 'cards', points: cards },
      { item: 'moons', points: moons },
      { item: 'never', points: 0 },
    ],
  });
  const end = { rows: [row(0, 3, 4), row(1, 5, 0)], winners: [0] } as unknown as Standing;
  const say = ((key: string) => key) as Speaker;
  const items = itemsOf(end, say);
  expect(items).toEqual(['item.cards', 'item.moons']);
  expect([0, 1, 2, 3].map((shown) => totalsAfter(end, items, shown, say))).toEqual([
    [0, 0],
    [3, 5],
    [7, 5],
    [7, 5],
  ]);
});

test('columns are the beginnings of rounds, not of phases, and the end', () => {
  const log = [line(0, 'round'), line(2, 'phase'), line(5, 'round'), line(6, 'moved'), line(8, 'phase')];
  const heading = ({ type }: { type: string }) => type !== 'moved';
  expect(columnsOf(log, { heading }, 11).map(({ at }) => at)).toEqual([0, 5, 11]);
  expect(columnsOf([], { heading }, 4)).toEqual([{ at: 4 }]);
});

test('points are those of each moment, in the end as counted; a game adds series of its own', () => {
  const moments = [moment([0, 0], [1, 2]), moment([4, 3], [2, 2]), moment([5, 6], [0, 3])];
  const [points, ships, ...others] = seriesOf({ screen, moments, standing, faces });
  expect(others).toEqual([]);
  expect(linesOf(points, faces).map(({ name, values }) => [name, values])).toEqual([
    ['P0', [0, 4, 9]],
    ['P1', [0, 3, 20]],
  ]);
  expect([ships.name, linesOf(ships, faces)[1].values]).toEqual(['ships', [2, 2, 3]]);
  expect(swingsOf(points, faces, 2).map(({ face, points: by, column }) => [face.name, by, column])).toEqual([
    ['P1', 17, 1],
    ['P0', 4, 0],
  ]);
});

test('a series in which nothing ever happened is left out', () => {
  const moments = [moment([0, 0], [0, 0]), moment([4, 3], [0, 0]), moment([5, 6], [0, 0])];
  expect(seriesOf({ screen, moments, standing, faces }).map(({ name }) => name)).toEqual(['points']);
});

test.each([
  [
    [0, 3],
    [0, 1, 2, 3],
  ],
  [
    [7, 38],
    [0, 10, 20, 30, 40],
  ],
  [
    [-4, 10],
    [-5, 0, 5, 10],
  ],
  [[], [0, 1]],
])('an axis for %j has round numbers', (values, ticks) => {
  expect(ticksOf(values as number[])).toEqual(ticks);
});

test.each([
  [4, [0, 1, 2, 3]],
  [12, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11]],
  [25, [0, 3, 6, 9, 12, 15, 18, 21, 24]],
])('of %i columns so many are named that their names do not touch', (count, named) => {
  expect(namedColumns(count)).toEqual(named);
});
