/** The worlds turn together on rings round the sun, like the arms of a brass orrery; more of them share the widest ring. */
const RINGS = [0.93, 0.88, 1, 0.97, 0.84] as const;
/** More worlds than this stand so close that their labels are short. */
export const ROOMY = RINGS.length;
/** So many worlds turn without covering each other. */
export const MOST_WORLDS = 6;
/** One full turn in milliseconds. */
export const TURN = 300_000;

export interface OrreryBox {
  /** How many worlds turn in it. */
  readonly worlds: number;
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

export function ring(world: number, { worlds, width, height, aside, above, below }: OrreryBox): Ring {
  const share = worlds > ROOMY ? 1 : RINGS[world];
  return { rx: share * (width / 2 - aside), ry: (share * (height - above - below)) / 2 };
}

/** Where the sun stands, from the top: labels hang below the worlds, so it is higher than the middle. */
export const sunHeight = ({ height, above, below }: OrreryBox): number => above + (height - above - below) / 2;

/** Where a world stands after some time; the first one begins in front. */
export function place(world: number, time: number, stage: OrreryBox): Place {
  const angle = Math.PI / 2 + 2 * Math.PI * (world / stage.worlds + time / TURN);
  const { rx, ry } = ring(world, stage);
  const depth = Math.sin(angle);
  return { x: rx * Math.cos(angle), y: ry * depth, scale: 0.92 + 0.12 * depth, depth };
}
