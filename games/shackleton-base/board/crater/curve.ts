export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed line around the middle, walked clockwise from the top by the part of its length that lies behind. */
export interface Curve {
  readonly length: number;
  /** The point there, moved outwards by so many pixels, and which way outwards is: degrees clockwise from the top. */
  at(part: number, outwards?: number): Point & { readonly angle: number };
}

const STEPS = 720;

/** A circle or an ellipse, or with a higher power something between it and its rectangle. */
export function curveOf({ x: a, y: b }: Point, power: number): Curve {
  const bent = (n: number) => Math.sign(n) * Math.abs(n) ** (2 / power);
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const turn = (i * 2 * Math.PI) / STEPS;
    return { x: a * bent(Math.sin(turn)), y: -b * bent(Math.cos(turn)) };
  });
  const behind = [0];
  for (let i = 1; i <= STEPS; i++)
    behind.push(behind[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y));
  const length = behind[STEPS];
  return {
    length,
    at(part, outwards = 0) {
      const way = (part - Math.floor(part)) * length;
      const next = behind.findIndex((one) => one > way);
      const [from, to] = [points[next - 1], points[next]];
      const step = behind[next] - behind[next - 1];
      const on = (way - behind[next - 1]) / step;
      // Walking clockwise, outwards is to the left.
      const [out, up] = [(to.y - from.y) / step, (to.x - from.x) / step];
      return {
        x: from.x + on * (to.x - from.x) + out * outwards,
        y: from.y + on * (to.y - from.y) - up * outwards,
        angle: (Math.atan2(out, up) * 180) / Math.PI,
      };
    },
  };
}
