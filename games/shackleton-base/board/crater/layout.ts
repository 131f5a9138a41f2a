import type { Size } from '@orrery/ui/board';
import { PANELS, SECTOR, type SectorId, SPACES, SPOT, type SpaceId, type SpotId } from '../../data/index.ts';
import { type Curve, curveOf, type Point } from './curve.ts';

export type { Point };

/** The crater in a room whose units are pixels while all of it is in sight. */
export interface Layout extends Size {
  /** Pixels for the side of a hex. */
  readonly unit: number;
  readonly middle: Point;
  /** The row of solar panels outside the rim is left out where room is short. */
  readonly small: boolean;
  /** The line on which the spaces of the rim stand, around the middle. */
  readonly rim: Curve;
  /** Half of a space of the rim, along the rim and across it. */
  readonly space: { readonly along: number; readonly across: number };
}

/** Before the room is known. */
const USUAL: Size = { width: 556, height: 556 };
/** Distances from the middle, in sides of a hex: the spaces of the rim, the panels, the edge of the picture. */
const RIM = 4.92;
const PANEL_RING = 5.82;
const EDGE = 6.2;
const SMALL = 420;
/** Half a space of the round rim, in sides of a hex. */
const SPACE = 0.44;

/** In little room the rim has corners: its spaces are far enough apart for a finger. */
const CORNERED = 4;
/** Of the shorter side: from the edge to the line of the spaces, and half of a space across it. */
const MARGIN = 0.0485;
const ACROSS = 0.041;
/** Half of what stands in a corner. */
const CORNER = 0.06;
/** Room for the sectors inside the rim, in sides of a hex. */
const SECTORS = { x: 4.04, y: 4.38 };

/** In a roomy window the crater keeps its shape, however low the room is for a while. */
export function layoutFor(room: Size, roomy = false): Layout {
  const { width, height } = room.width > 0 && room.height > 0 ? room : USUAL;
  const least = Math.min(width, height);
  const small = least < SMALL && !roomy;
  const place = { width, height, middle: { x: width / 2, y: height / 2 }, small };
  if (small) return { ...place, ...corneredCrater({ width, height }, least) };
  const unit = least / 2 / EDGE;
  const rim = curveOf({ x: RIM * unit, y: RIM * unit }, 2);
  return { ...place, unit, rim, space: { along: SPACE * unit, across: SPACE * unit } };
}

function corneredCrater({ width, height }: Size, least: number): Pick<Layout, 'unit' | 'rim' | 'space'> {
  // Longer than this a crater would no longer look like one.
  const most = 1.3 * least;
  const half = {
    x: Math.min(width, most) / 2 - MARGIN * least,
    y: Math.min(height, most) / 2 - MARGIN * least,
  };
  const across = ACROSS * least;
  const rim = curveOf(half, CORNERED);
  return {
    unit: Math.min((half.x - across) / SECTORS.x, (half.y - across) / SECTORS.y),
    rim,
    space: { along: (0.44 * rim.length) / SPACES.length, across },
  };
}

export const placed = ({ unit, middle }: Layout, { x, y }: Point): Point => ({
  x: middle.x + x * unit,
  y: middle.y + y * unit,
});

export const sectorPoint = (layout: Layout, sector: SectorId): Point => placed(layout, SECTOR[sector]);
export const spotPoint = (layout: Layout, spot: SpotId): Point => placed(layout, SPOT[spot]);

/** Where on the rim: the spaces stand at equal distances, so that each has room for a finger. */
const alongRim = (space: SpaceId): number => SPACES.findIndex(({ id }) => id === space) / SPACES.length;

/** Whether a space stands at the upper half of the rim. */
export const isHigh = (space: SpaceId): boolean => Math.abs(alongRim(space) - 0.5) > 0.25;

/** A point of the rim, or so many sides of a hex outside it, by the part of the rim that lies behind. */
function rimPoint({ rim, middle, unit }: Layout, part: number, outside = 0): Point & { readonly angle: number } {
  const { x, y, angle } = rim.at(part, outside * unit);
  return { x: middle.x + x, y: middle.y + y, angle };
}

export const spacePoint = (layout: Layout, space: SpaceId, outside = 0, further = 0) =>
  rimPoint(layout, alongRim(space) + further, outside);
export const panelPoint = (layout: Layout, index: number): Point =>
  rimPoint(layout, index / PANELS.length, PANEL_RING - RIM);

/** Beside the round rim and its panels, in sides of a hex: where a thing in a corner stands, and how far it reaches. */
const BESIDE = { at: 5.32, reach: 0.74 };

/**
 * Inside a corner of the cornered rim, clear of its spaces and of the sectors, or beside the round one; and how far a
 * thing there reaches.
 */
export function cornerPoint(layout: Layout, [right, down]: readonly [number, number]) {
  const { rim, space, middle, width, height, unit, small } = layout;
  if (!small) {
    const { x, y } = placed(layout, { x: right * BESIDE.at, y: down * BESIDE.at });
    return { x, y, reach: BESIDE.reach * unit };
  }
  const reach = CORNER * Math.min(width, height);
  const inwards = (1.2 * space.across + reach) * Math.SQRT1_2;
  const corner = 2 ** (-1 / CORNERED);
  return {
    x: middle.x + right * (corner * rim.at(0.25).x - inwards),
    y: middle.y + down * (corner * rim.at(0.5).y - inwards),
    reach,
  };
}

const RIM_STEPS = 180;

/** The whole rim as a line, or one so many pixels outside it, moved to the lower right. */
export function rimPath({ rim }: Layout, outwards: number, moved = 0): string {
  const points = Array.from({ length: RIM_STEPS }, (_, i) => rim.at(i / RIM_STEPS, outwards));
  return pathOf(points.map(({ x, y }) => ({ x: x + moved, y: y + moved })));
}

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
