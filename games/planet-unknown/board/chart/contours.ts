/** Lines of equal height, as on a survey map: a field of hills cut at some levels. */

export interface Relief {
  /** Makes the hills of each planet its own. */
  readonly seed: number;
  /** Waves across and down the map: unequal ones make dunes and ridges. */
  readonly across: number;
  readonly down: number;
  readonly levels: number;
}

const SPAN = 12;
/** Squares of the marching grid for one cell. */
const FINE = 3;

type Field = (x: number, y: number) => number;

/** A sum of a few waves in odd directions: smooth, endless and always the same for a seed. */
function fieldOf({ seed, across, down }: Relief): Field {
  const waves = Array.from({ length: 6 }, (_, i) => {
    const angle = seed * 1.7 + i * 2.399;
    const pitch = 0.7 + 0.34 * i;
    return {
      x: Math.cos(angle) * pitch * across,
      y: Math.sin(angle) * pitch * down,
      phase: seed * 3.1 + i * 1.3,
      weight: 1 / (1 + 0.6 * i),
    };
  });
  return (x, y) => waves.reduce((sum, wave) => sum + wave.weight * Math.sin(wave.x * x + wave.y * y + wave.phase), 0);
}

type Point = readonly [number, number];

/** Where the level crosses the border between two corners. */
const crossing = (a: Point, b: Point, [va, vb]: Point, level: number): Point => {
  const t = (level - va) / (vb - va);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
};

/** The piece of a level line inside one square, by its four corners. */
function segments(corners: readonly Point[], values: readonly number[], level: number): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < 4; i++) {
    const next = (i + 1) % 4;
    if (values[i] < level !== values[next] < level)
      found.push(crossing(corners[i], corners[next], [values[i], values[next]], level));
  }
  return found;
}

/** All level lines over the frame as one path, in units of the drawing. */
export function contours(relief: Relief, unit: number): string {
  const field = fieldOf(relief);
  const side = SPAN * FINE;
  const at = (i: number) => i / FINE;
  const heights = Array.from({ length: side + 1 }, (_, row) =>
    Array.from({ length: side + 1 }, (_, column) => field(at(column), at(row))),
  );
  const parts: string[] = [];
  const say = ([x, y]: Point) => `${Math.round(x * unit)} ${Math.round(y * unit)}`;
  for (let level = 0; level < relief.levels; level++) {
    const cut = -1.6 + (3.2 * (level + 0.5)) / relief.levels;
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) {
        const corners: Point[] = [
          [at(column), at(row)],
          [at(column + 1), at(row)],
          [at(column + 1), at(row + 1)],
          [at(column), at(row + 1)],
        ];
        const values = [
          heights[row][column],
          heights[row][column + 1],
          heights[row + 1][column + 1],
          heights[row + 1][column],
        ];
        const line = segments(corners, values, cut);
        for (let i = 0; i + 1 < line.length; i += 2) parts.push(`M${say(line[i])}L${say(line[i + 1])}`);
      }
  }
  return parts.join('');
}
