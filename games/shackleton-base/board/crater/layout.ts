import type { Size } from '@orrery/ui/board';
import { PANELS, SECTOR, type SectorId, SPACES, SPOT, type SpaceId, type SpotId } from '../../data/index.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The crater in a room whose units are pixels while all of it is in sight. */
export interface Layout extends Size {
  /** Pixels for the side of a hex. */
  readonly unit: number;
  readonly middle: Point;
  /** The row of solar panels outside the rim is left out where room is short. */
  readonly small: boolean;
}

/** Before the room is known. */
const USUAL: Size = { width: 556, height: 556 };
/** Distances from the middle, in sides of a hex: the spaces of the rim, the panels, the edge of the picture. */
const RIM = 4.92;
const PANEL_RING = 5.82;
const EDGE = { large: 6.2, small: 5.42 };
const SMALL = 420;

export function layoutFor(room: Size): Layout {
  const { width, height } = room.width > 0 && room.height > 0 ? room : USUAL;
  const least = Math.min(width, height);
  const small = least < SMALL;
  return {
    width,
    height,
    unit: least / 2 / (small ? EDGE.small : EDGE.large),
    middle: { x: width / 2, y: height / 2 },
    small,
  };
}

export const placed = ({ unit, middle }: Layout, { x, y }: Point): Point => ({
  x: middle.x + x * unit,
  y: middle.y + y * unit,
});

export const sectorPoint = (layout: Layout, sector: SectorId): Point => placed(layout, SECTOR[sector]);
export const spotPoint = (layout: Layout, spot: SpotId): Point => placed(layout, SPOT[spot]);

/** Clockwise from the top, in degrees: the spaces stand at equal distances, so that each has room for a finger. */
export const spaceAngle = (space: SpaceId): number =>
  (SPACES.findIndex(({ id }) => id === space) * 360) / SPACES.length;

/** A point on a ring around the middle, by the angle clockwise from the top. */
export const ringPoint = (layout: Layout, radius: number, angle: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return placed(layout, { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) });
};

export const spacePoint = (layout: Layout, space: SpaceId): Point => ringPoint(layout, RIM, spaceAngle(space));
export const panelPoint = (layout: Layout, index: number): Point =>
  ringPoint(layout, PANEL_RING, (index * 360) / PANELS.length);

/** Corners of a flat-topped hex, clockwise from the right one. */
export const hexPoints = (unit: number, scale = 1): Point[] =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3;
    return { x: unit * scale * Math.cos(turn), y: unit * scale * Math.sin(turn) };
  });

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Some of the six equal parts of a hex, from one on, as a block around its middle. */
export function partsPath(unit: number, from: number, size: number): string {
  const outer = hexPoints(unit, 0.84);
  const inner = hexPoints(unit, 0.36);
  const corners = Array.from({ length: size + 1 }, (_, i) => (from + i) % 6);
  return pathOf([...corners.map((i) => outer[i]), ...corners.toReversed().map((i) => inner[i])]);
}

/** The middle of such a block, where its owner's mark stands. */
export function partsMiddle(unit: number, from: number, size: number): Point {
  const turn = ((from + size / 2) * Math.PI) / 3;
  return { x: 0.6 * unit * Math.cos(turn), y: 0.6 * unit * Math.sin(turn) };
}
