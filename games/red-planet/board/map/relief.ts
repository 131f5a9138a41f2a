import { wobble } from './coast.ts';
import { at, type Point } from './polar.ts';

/** What the engraver saw on the ground: decoration only. Positions are fixed so that they stay clear of the pieces. */

export interface Crater {
  readonly at: Point;
  readonly size: number;
}

export const CRATERS: readonly Crater[] = (
  [
    [20, 395, 15],
    [38, 250, 17],
    [66, 408, 12],
    [84, 262, 12],
    [98, 414, 19],
    [122, 268, 11],
    [136, 408, 15],
    [172, 402, 13],
    [186, 262, 14],
    [206, 420, 16],
    [226, 268, 11],
    [240, 408, 16],
    [262, 255, 15],
    [278, 408, 12],
    [292, 262, 13],
    [328, 402, 15],
    [342, 256, 12],
    [110, 190, 10],
    [262, 192, 9],
    [206, 190, 11],
  ] as const
).map(([bearing, radius, size]) => ({ at: at(bearing, radius), size }));

/** Short scratches of the burin, all over the globe, one path for each of a few strengths. */
export function scratches(seed: number, count: number, reach: number): string {
  const next = wobble(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const bearing = (next() + 1) * 180;
    const radius = Math.sqrt((next() + 1) / 2) * reach;
    const [x, y] = at(bearing, radius);
    const length = 5 + (next() + 1) * 5;
    path += `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 2).toFixed(0)} ${(next() * 3).toFixed(0)} ${length.toFixed(0)} ${(next() * 2).toFixed(0)}`;
  }
  return path;
}

/** Parallels of a globe that leans towards the reader. */
export function parallels(radius: number, count: number, tilt: number): string {
  let path = '';
  for (let i = 1; i < count; i++) {
    const latitude = -1 + (2 * i) / count;
    const half = Math.sqrt(1 - latitude * latitude) * radius;
    const y = latitude * radius * Math.cos(tilt);
    path += `M${(-half).toFixed(0)} ${y.toFixed(0)}A${half.toFixed(0)} ${(half * Math.sin(tilt)).toFixed(0)} 0 0 0 ${half.toFixed(0)} ${y.toFixed(0)}`;
  }
  return path;
}

export function meridians(radius: number, count: number): string {
  let path = '';
  for (let i = 1; i < count; i++) {
    const half = Math.abs(Math.cos((Math.PI * i) / count)) * radius;
    const side = i < count / 2 ? 0 : 1;
    path += `M0 ${-radius}A${half.toFixed(0)} ${radius} 0 0 ${side} 0 ${radius}`;
  }
  return path;
}
