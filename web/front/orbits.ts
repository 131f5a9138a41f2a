/** The worlds stand on five rings round the sun and turn together, like the arms of a brass orrery. */
const RINGS = [0.93, 0.8, 1, 0.72, 0.97] as const;
const APART = (2 * Math.PI) / RINGS.length;
/** One full turn in milliseconds. */
export const TURN = 300_000;

export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Room that a world with its label takes: at its sides, above its middle and below it. */
  readonly aside: number;
  readonly above: number;
  readonly below: number;
}

export interface Place {
  /** From the sun. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** -1 far behind the sun, 1 in front. */
  readonly depth: number;
}

export interface Ring {
  readonly rx: number;
  readonly ry: number;
}

export function ring(world: number, { width, height, aside, above, below }: Stage): Ring {
  return { rx: RINGS[world] * (width / 2 - aside), ry: (RINGS[world] * (height - above - below)) / 2 };
}

/** Where the sun stands, from the top: labels hang below the worlds, so it is higher than the middle. */
export const sunHeight = ({ height, above, below }: Stage): number => above + (height - above - below) / 2;

/** Where a world stands after some time; the first one begins in front. */
export function place(world: number, time: number, stage: Stage): Place {
  const angle = Math.PI / 2 + world * APART + (2 * Math.PI * time) / TURN;
  const { rx, ry } = ring(world, stage);
  const depth = Math.sin(angle);
  return { x: rx * Math.cos(angle), y: ry * depth, scale: 0.92 + 0.12 * depth, depth };
}
