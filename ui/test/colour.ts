/** Colour arithmetic for the tests: contrast, distance, and how colour-blind eyes see. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

const light = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG contrast. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Machado, Oliveira and Fernandes 2009, full strength, on linear light. */
const EYES: { readonly [eyes: string]: Matrix } = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear light as these eyes see it. */
export function seenWith(eyes: string, colour: Rgb): Rgb {
  const given = colour.map(linear);
  const matrix = EYES[eyes];
  if (!matrix) return given as unknown as Rgb;
  return matrix.map((row) =>
    Math.max(
      0,
      row.reduce((sum, part, at) => sum + part * given[at], 0),
    ),
  ) as unknown as Rgb;
}

/** Distance of two linear colours as CIE 1976 sees it. */
export function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((value, at) => value - b[at]));
}

function lab([red, green, blue]: Rgb): number[] {
  const x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
  const y = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
  const [fx, fy, fz] = [x, y, z].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}
