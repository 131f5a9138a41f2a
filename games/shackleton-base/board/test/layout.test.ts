import { describe, expect, test } from 'vitest';
import { PANELS, SECTORS, SPACES } from '../../data/index.ts';
import { cornerPoint, isHigh, layoutFor, panelPoint, sectorPoint, spacePoint } from '../crater/layout.ts';

/** The room that a phone leaves for the crater while an astronaut is deployed, upright and lying. */
const PHONES = [
  { width: 360, height: 442 },
  { width: 360, height: 342 },
  { width: 390, height: 520 },
  { width: 442, height: 360 },
];

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('SHB-21.2: the spaces of the rim', () => {
  test.each(PHONES)('are far enough apart for a finger in a room of $width x $height', (room) => {
    const layout = layoutFor(room);
    // 44 pixels, or three quarters of that where only then all are in sight.
    const least = room.height < 360 ? 33 : 40;
    const points = SPACES.map(({ id }) => spacePoint(layout, id));
    for (const [i, point] of points.entries())
      expect(apart(point, points[(i + 1) % points.length]), SPACES[i].id).toBeGreaterThanOrEqual(least);
    for (const { x, y } of points) {
      expect(Math.min(x, room.width - x)).toBeGreaterThan(layout.space.across);
      expect(Math.min(y, room.height - y)).toBeGreaterThan(layout.space.across);
    }
  });

  test('stay on a circle in a roomy window while its room is low', () => {
    const room = { width: 530, height: 375 };
    const layout = layoutFor(room, true);
    const middle = { x: room.width / 2, y: room.height / 2 };
    const radii = SPACES.map(({ id }) => apart(spacePoint(layout, id), middle));
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.5);
    expect(layout.small).toBe(false);
  });

  test.each([...PHONES, { width: 360, height: 370 }, { width: 700, height: 560 }])(
    'lie around all sectors, the first at the top, in a room of $width x $height',
    (room) => {
      const layout = layoutFor(room);
      const first = spacePoint(layout, SPACES[0].id);
      expect(first.x).toBeCloseTo(room.width / 2);
      for (const { id } of SPACES) {
        expect(spacePoint(layout, id).y).toBeGreaterThanOrEqual(first.y - 0.01);
        expect(isHigh(id)).toBe(spacePoint(layout, id).y < room.height / 2);
        for (const sector of SECTORS)
          expect(apart(spacePoint(layout, id), sectorPoint(layout, sector.id))).toBeGreaterThan(
            layout.unit * 0.86 + layout.space.across,
          );
      }
    },
  );

  test('SHB-21.4: what stands in the corners of a round crater is clear of panels, in sight and large enough', () => {
    const room = { width: 716, height: 480 };
    const layout = layoutFor(room);
    for (const [right, down] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const) {
      const { x, y, reach } = cornerPoint(layout, [right, down]);
      expect(reach).toBeGreaterThanOrEqual(24);
      expect(Math.min(x, y, room.width - x, room.height - y)).toBeGreaterThan(reach);
      for (const [i] of PANELS.entries())
        expect(apart({ x, y }, panelPoint(layout, i))).toBeGreaterThan(reach + layout.unit * 0.46);
    }
  });
});
