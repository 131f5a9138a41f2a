import type { ZoneId } from './ids.ts';

/** Where things are drawn: one canvas for Mars, Phobos and Lost in Space, another one for the launchpad. */

export type Point = readonly [x: number, y: number];

/** Bearings are degrees clockwise from the top of the screen. */
export interface Sector {
  readonly shape: 'sector';
  readonly from: number;
  readonly to: number;
  readonly inner: number;
  readonly outer: number;
}

export interface Circle {
  readonly shape: 'circle';
  readonly centre: Point;
  readonly radius: number;
}

export interface ZoneGeometry {
  readonly outline: Sector | Circle;
  readonly label: Point;
  /** Resource token. */
  readonly resource: Point;
  /** Point tokens left in the zone. */
  readonly points: Point;
  readonly astronauts: Point;
  /** Discovery card, outer zones only. */
  readonly discovery?: { readonly at: Point; readonly bearing: number };
}

export const CANVAS = {
  width: 1400,
  height: 1000,
  mars: { shape: 'circle', centre: [560, 500], radius: 440 },
  /** The circle that holds the two inner zones, and the bearings of the border between them, through the centre. */
  inner: { radius: 200, border: [0, 160] },
  lostInSpace: { shape: 'circle', centre: [1190, 560], radius: 120 },
  discarded: [1190, 850],
} as const;

export const LAUNCHPAD = {
  width: 1400,
  height: 320,
  dock: { width: 180, gap: 20, dockedY: 170, launchedY: 20 },
  /** Left edge of dock 1, by number of docks. */
  firstDockX: { 3: 410, 4: 310, 5: 210, 6: 110 } as { readonly [docks: number]: number },
} as const;

export const ZONE_GEOMETRY: { readonly [zone in ZoneId]: ZoneGeometry } = {
  'vastitas-borealis': {
    outline: { shape: 'sector', from: 334.29, to: 25.71, inner: 200, outer: 440 },
    label: [560, 92],
    resource: [501.8, 132.6],
    points: [618.2, 132.6],
    astronauts: [560, 210],
    discovery: { at: [560, 30], bearing: 0 },
  },
  ausonia: {
    outline: { shape: 'sector', from: 25.71, to: 77.14, inner: 200, outer: 440 },
    label: [879, 245.6],
    resource: [811, 225.4],
    points: [883.5, 316.4],
    astronauts: [786.7, 319.2],
    discovery: { at: [927.5, 207], bearing: 51.43 },
  },
  hellas: {
    outline: { shape: 'sector', from: 77.14, to: 128.57, inner: 200, outer: 440 },
    label: [957.8, 590.8],
    resource: [931.2, 525],
    points: [905.3, 638.5],
    astronauts: [842.7, 564.5],
    discovery: { at: [1018.2, 604.6], bearing: 102.86 },
  },
  'tritonis-sinus': {
    outline: { shape: 'sector', from: 128.57, to: 180, inner: 200, outer: 440 },
    label: [737, 867.6],
    resource: [771.8, 805.8],
    points: [667, 856.3],
    astronauts: [685.8, 761.3],
    discovery: { at: [763.9, 923.5], bearing: 154.29 },
  },
  'mare-tyrrhenum': {
    outline: { shape: 'sector', from: 180, to: 231.43, inner: 200, outer: 440 },
    label: [383, 867.6],
    resource: [453, 856.3],
    points: [348.2, 805.8],
    astronauts: [434.2, 761.3],
    discovery: { at: [356.1, 923.5], bearing: 205.71 },
  },
  'sinus-sabaeus': {
    outline: { shape: 'sector', from: 231.43, to: 282.86, inner: 200, outer: 440 },
    label: [162.2, 590.8],
    resource: [214.7, 638.5],
    points: [188.8, 525],
    astronauts: [277.3, 564.5],
    discovery: { at: [101.8, 604.6], bearing: 257.14 },
  },
  'mare-serpentis': {
    outline: { shape: 'sector', from: 282.86, to: 334.29, inner: 200, outer: 440 },
    label: [241, 245.6],
    resource: [236.5, 316.4],
    points: [309, 225.4],
    astronauts: [333.3, 319.2],
    discovery: { at: [192.5, 207], bearing: 308.57 },
  },
  'syrtis-major': {
    outline: { shape: 'sector', from: 0, to: 160, inner: 0, outer: 200 },
    label: [722.5, 471.3],
    resource: [649.2, 419.7],
    points: [671.3, 545],
    astronauts: [653.6, 483.5],
  },
  'valles-marineris': {
    outline: { shape: 'sector', from: 160, to: 360, inner: 0, outer: 200 },
    label: [397.5, 528.7],
    resource: [470.8, 580.3],
    points: [448.7, 455],
    astronauts: [466.4, 516.5],
  },
  phobos: {
    outline: { shape: 'circle', centre: [1190, 190], radius: 140 },
    label: [1190, 75],
    resource: [1120, 150],
    points: [1260, 150],
    astronauts: [1190, 230],
  },
};

/** The point at a bearing and distance from the centre of Mars. */
export function onMars(bearing: number, distance: number): Point {
  const angle = (bearing * Math.PI) / 180;
  const [x, y] = CANVAS.mars.centre;
  return [round(x + distance * Math.sin(angle)), round(y - distance * Math.cos(angle))];
}

/** The zone's outline as an SVG path. */
export function outlineOf(zone: ZoneId): string {
  const { outline } = ZONE_GEOMETRY[zone];
  if (outline.shape === 'circle') {
    const { centre, radius } = outline;
    const [x, y] = centre;
    return `M${x - radius},${y}a${radius},${radius} 0 1 1 ${2 * radius},0a${radius},${radius} 0 1 1 ${-2 * radius},0Z`;
  }
  const { from, to, inner, outer } = outline;
  const large = (to - from + 360) % 360 > 180 ? 1 : 0;
  const far = `M${onMars(from, outer)}A${outer},${outer} 0 ${large} 1 ${onMars(to, outer)}L${onMars(to, inner)}`;
  return inner === 0 ? `${far}Z` : `${far}A${inner},${inner} 0 ${large} 0 ${onMars(from, inner)}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
