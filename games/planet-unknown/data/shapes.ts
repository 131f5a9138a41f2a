/** The twelve shapes (PU-2.4) with the places of buildings and of the meteor symbol, lying as `turn: 0, flip: false`. */
export interface ShapeCell {
  readonly x: number;
  readonly y: number;
  /** Which of the tile's two terrains. */
  readonly part: 0 | 1;
  readonly building?: true;
  /** Only on tiles with a meteor. */
  readonly meteor?: true;
}

export const SHAPES = {
  N5: [
    { x: 2, y: 0, part: 1, building: true },
    { x: 3, y: 0, part: 1, meteor: true },
    { x: 0, y: 1, part: 0 },
    { x: 1, y: 1, part: 0, building: true },
    { x: 2, y: 1, part: 0 },
  ],
  F5: [
    { x: 2, y: 0, part: 1 },
    { x: 0, y: 1, part: 0, meteor: true },
    { x: 1, y: 1, part: 0 },
    { x: 2, y: 1, part: 1, building: true },
    { x: 1, y: 2, part: 0, building: true },
  ],
  I3: [
    { x: 0, y: 0, part: 1, building: true },
    { x: 0, y: 1, part: 0, building: true },
    { x: 0, y: 2, part: 0, meteor: true },
  ],
  V3: [
    { x: 0, y: 0, part: 0, meteor: true },
    { x: 1, y: 0, part: 0, building: true },
    { x: 1, y: 1, part: 1, building: true },
  ],
  T4: [
    { x: 0, y: 0, part: 1, building: true },
    { x: 1, y: 0, part: 0 },
    { x: 2, y: 0, part: 0, building: true },
    { x: 1, y: 1, part: 0, meteor: true },
  ],
  S4: [
    { x: 1, y: 0, part: 1, building: true },
    { x: 2, y: 0, part: 1 },
    { x: 0, y: 1, part: 0, building: true },
    { x: 1, y: 1, part: 0, meteor: true },
  ],
  L4: [
    { x: 1, y: 0, part: 0 },
    { x: 1, y: 1, part: 0, building: true },
    { x: 0, y: 2, part: 1, meteor: true },
    { x: 1, y: 2, part: 1, building: true },
  ],
  U5: [
    { x: 0, y: 0, part: 1, building: true },
    { x: 2, y: 0, part: 0, building: true },
    { x: 0, y: 1, part: 1 },
    { x: 1, y: 1, part: 0 },
    { x: 2, y: 1, part: 0, meteor: true },
  ],
  I2: [
    { x: 0, y: 0, part: 0, building: true },
    { x: 0, y: 1, part: 1, building: true, meteor: true },
  ],
  I4: [
    { x: 0, y: 0, part: 0, building: true },
    { x: 1, y: 0, part: 0 },
    { x: 2, y: 0, part: 1, building: true },
    { x: 3, y: 0, part: 1, meteor: true },
  ],
  O4: [
    { x: 0, y: 0, part: 1, building: true },
    { x: 1, y: 0, part: 1, meteor: true },
    { x: 0, y: 1, part: 0 },
    { x: 1, y: 1, part: 0, building: true },
  ],
  Z5: [
    { x: 0, y: 0, part: 1, building: true },
    { x: 0, y: 1, part: 1, meteor: true },
    { x: 1, y: 1, part: 0, building: true },
    { x: 2, y: 1, part: 0 },
    { x: 2, y: 2, part: 0 },
  ],
} as const satisfies { readonly [shape: string]: readonly ShapeCell[] };

export type ShapeId = keyof typeof SHAPES;
