import { describe, expect, test } from 'vitest';
import { MOST_WORLDS, type OrreryBox, place, ROOMY, ring, TURN } from '../../front/orbits.ts';

/** The name of Eclipse. */
const TWO_LINES = 2;

describe('the orrery', () => {
  const label = { aside: 108, above: 66, below: 156 };
  const boxes = [5, MOST_WORLDS].flatMap((worlds): OrreryBox[] => [
    { worlds, width: 1440, height: 650, ...label },
    { worlds, width: 1280, height: 650, ...label },
    { worlds, width: 1024, height: 650, ...label },
    { worlds, width: 768, height: 764, ...label },
  ]);
  /** From the middle of a world to the lower end of its buttons, and to the upper end of another's picture. */
  const heightOf = ({ worlds }: OrreryBox, upper: number) => (worlds > ROOMY ? 176 : upper === TWO_LINES ? 221 : 197);
  const worldsOf = ({ worlds }: OrreryBox) => Array.from({ length: worlds }, (_, world) => world);

  test.each(boxes)('no world covers another one at any time, $worlds in $width x $height', (box) => {
    for (let time = 0; time < TURN; time += TURN / 240) {
      const worlds = worldsOf(box).map((world) => place(world, time, box));
      worlds.forEach((one, at) => {
        worlds.slice(at + 1).forEach((other, after) => {
          const upper = one.y < other.y ? at : at + 1 + after;
          const apart = Math.abs(one.x - other.x) >= 145 || Math.abs(one.y - other.y) >= heightOf(box, upper);
          expect(apart, `at ${time}`).toBe(true);
        });
      });
    }
  });

  test.each(boxes)('every world stays on the box, $worlds in $width x $height', (box) => {
    for (const world of worldsOf(box)) {
      const { rx, ry } = ring(world, box);
      expect(rx + label.aside).toBeLessThanOrEqual(box.width / 2);
      expect(2 * ry + label.above + label.below).toBeLessThanOrEqual(box.height + 0.001);
    }
  });
});
