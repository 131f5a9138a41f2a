import { at, type Point } from './polar.ts';

/** A small repeatable source of irregularity, so that the coasts look drawn by hand and never change. */
export function wobble(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Offsets along a line that begin and end at zero: midpoint displacement. */
function ragged(depth: number, height: number, next: () => number): number[] {
  let offsets = [0, 0];
  let reach = height;
  for (let level = 0; level < depth; level++) {
    const finer: number[] = [];
    for (let i = 0; i + 1 < offsets.length; i++)
      finer.push(offsets[i], (offsets[i] + offsets[i + 1]) / 2 + next() * reach);
    finer.push(offsets[offsets.length - 1]);
    offsets = finer;
    reach *= 0.56;
  }
  return offsets;
}

export interface Corner {
  readonly bearing: number;
  readonly radius: number;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** A coast between two corners that keeps to its ring: it wanders in and out. */
export function ringCoast(from: Corner, to: Corner, seed: number): Point[] {
  const offsets = ragged(5, 15, wobble(seed));
  return offsets.map((offset, i) => {
    const t = i / (offsets.length - 1);
    return at(mix(from.bearing, to.bearing, t), mix(from.radius, to.radius, t) + offset);
  });
}

/** A coast that runs outwards: it wanders to both sides. */
export function radialCoast(from: Corner, to: Corner, seed: number): Point[] {
  const offsets = ragged(5, 20, wobble(seed));
  return offsets.map((offset, i) => {
    const t = i / (offsets.length - 1);
    const radius = mix(from.radius, to.radius, t);
    return at(mix(from.bearing, to.bearing, t) + ((offset / radius) * 180) / Math.PI, radius);
  });
}

/** The canyon wall between the two inner zones: a long bend through the middle. */
export function innerCoast(from: Corner, to: Corner, seed: number): Point[] {
  const offsets = ragged(5, 10, wobble(seed));
  const [ax, ay] = at(from.bearing, from.radius);
  const [bx, by] = at(to.bearing, to.radius);
  return offsets.map((offset, i) => {
    const t = i / (offsets.length - 1);
    const bend = Math.sin(t * Math.PI * 2) * 18 - Math.sin(t * Math.PI) * 52;
    return [mix(ax, bx, t) + bend + offset, mix(ay, by, t) + offset * 0.3];
  });
}
