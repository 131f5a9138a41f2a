import type { Seat } from '@orrery/kernel';
import { type Terrain, TRACKS } from '../../../data/ids.ts';
import { type Contest, type Goal, type Metric, MISSION_POINTS, MISSIONS } from '../../../data/missions.ts';
import { rulesOf } from '../../corporations/index.ts';
import type { AreaView, TableView } from '../../table.ts';
import { chartOf } from '../atlas.ts';
import { buildingHere, cellAt, hasCell, numberOf, SIZE } from '../ground.ts';
import { areasOf, terrainMap } from '../terrain.ts';
import { collectedLifepods } from '../tokens.ts';
import { uncovered } from './lines.ts';

const buildings = (area: AreaView, terrain: Terrain): number[] =>
  chartOf(area).cells.filter((cell) => buildingHere(area, cell, terrain));

/** PU-12.2: the number that a neighbour mission compares. */
export function measure(area: AreaView, metric: Metric): number {
  switch (metric.metric) {
    case 'buildings-on-perimeter': {
      const { perimeter } = chartOf(area);
      return buildings(area, metric.terrain).filter((cell) => hasCell(perimeter, cell)).length;
    }
    case 'largest-area':
      return Math.max(0, ...areasOf(area, metric.terrain).map((cells) => cells.length));
    case 'area-count':
      return areasOf(area, metric.terrain).length;
    case 'buildings':
      return buildings(area, metric.terrain).length;
    case 'tracks-at-top':
      return TRACKS.filter((track) => rulesOf(area).topped(area, track)).length;
    case 'collected-meteorites':
      return area.collected;
    case 'collected-lifepods':
      return collectedLifepods(area);
  }
}

/** PU-12.2.4: a block of one terrain, lying either way. */
function hasRectangle(area: AreaView, terrain: Terrain, w: number, h: number): boolean {
  const map = terrainMap(area);
  const number = numberOf(terrain);
  const filled = (x: number, y: number, width: number, height: number): boolean => {
    for (let dy = 0; dy < height; dy++)
      for (let dx = 0; dx < width; dx++) if (map[cellAt(x + dx, y + dy)] !== number) return false;
    return true;
  };
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      if (x + w <= SIZE && y + h <= SIZE && filled(x, y, w, h)) return true;
      if (x + h <= SIZE && y + w <= SIZE && filled(x, y, h, w)) return true;
    }
  return false;
}

/** PU-12.2: a personal mission is fulfilled. */
export function fulfils(area: AreaView, goal: Goal): boolean {
  switch (goal.condition) {
    case 'rectangle':
      return hasRectangle(area, goal.terrain, goal.w, goal.h);
    case 'area-with-buildings':
      return areasOf(area, goal.terrain).some(
        (cells) => cells.filter((cell) => buildingHere(area, cell, goal.terrain)).length >= goal.min,
      );
    case 'track-at-top':
      return rulesOf(area).topped(area, goal.track);
    case 'buildings-at-most':
      return buildings(area, goal.terrain).length <= goal.max;
    case 'collected-meteorites-at-least':
      return area.collected >= goal.min;
    case 'more-collected-lifepods-than-meteorites':
      return collectedLifepods(area) > area.collected;
    case 'all-ice-covered':
      return uncovered(area).every((cell) => !hasCell(chartOf(area).ice, cell));
    case 'all-land-covered':
      return uncovered(area).every((cell) => !hasCell(chartOf(area).land, cell));
  }
}

/** A contest and how it stands. */
export interface Rivalry {
  readonly mission: string;
  readonly seats: readonly Seat[];
  readonly values: readonly number[];
  readonly points: readonly number[];
}

/** PU-9.3: the sole best gets 5, tied best 2 each. */
function judge({ areas }: TableView, mission: string, seats: readonly Seat[]): Rivalry {
  const contest: Contest = MISSIONS[mission].neighbour;
  const values = seats.map((seat) => measure(areas[seat], contest));
  const best = contest.compare === 'most' ? Math.max(...values) : Math.min(...values);
  const prize = values.filter((value) => value === best).length === 1 ? MISSION_POINTS.won : MISSION_POINTS.tied;
  return { mission, seats, values, points: values.map((value) => (value === best ? prize : 0)) };
}

/** The cards between neighbours (PU-3.6): card i between seats i and i + 1, with two players all between both. */
export function rivalries(table: TableView): Rivalry[] {
  const n = table.areas.length;
  return (table.missions.between.cards ?? []).map((mission, i) =>
    judge(table, mission, n === 2 ? [0, 1] : [i, (i + 1) % n]),
  );
}

/** PU-10.6.6: the card of Jump Drive F, for everybody. */
export function openContest(table: TableView): Rivalry | undefined {
  const mission = table.areas.flatMap(({ contest }) => contest?.chosen.cards ?? [])[0];
  return mission === undefined ? undefined : judge(table, mission, [...table.areas.keys()]);
}

export const pointsIn = ({ seats, points }: Rivalry, seat: Seat): number => points[seats.indexOf(seat)] ?? 0;
