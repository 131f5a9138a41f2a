/** Points on the globe: bearings in degrees clockwise from the top, distances from its centre. */
export type Point = readonly [x: number, y: number];

const TURN = Math.PI / 180;

export function at(bearing: number, radius: number): Point {
  return [radius * Math.sin(bearing * TURN), -radius * Math.cos(bearing * TURN)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const line = (points: readonly Point[]): string => `M${points.map(write).join('L')}`;

/** An arc to write along; it runs clockwise, or the other way where the letters would stand on their heads. */
export function arc(from: number, to: number, radius: number): string {
  const clockwise = to > from ? 1 : 0;
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${write(at(from, radius))}A${radius} ${radius} 0 ${large} ${clockwise} ${write(at(to, radius))}`;
}

/** A piece of a ring between two bearings. */
export function ringPiece(from: number, to: number, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0;
  const out = `M${write(at(from, outer))}A${outer} ${outer} 0 ${large} 1 ${write(at(to, outer))}`;
  return `${out}L${write(at(to, inner))}A${inner} ${inner} 0 ${large} 0 ${write(at(from, inner))}Z`;
}
