import { present } from '@orrery/kernel';
import type { ZoneId } from '../../data/ids.ts';
import { type Corner, innerCoast, radialCoast, ringCoast } from './coast.ts';
import { at, line, type Point, write } from './polar.ts';

/**
 * The nine zones as the globe shows them. Every border is drawn once and shared by its two zones, so that zones touch
 * exactly where the rules say (MRP-7.2): the corners keep the order of the data, only the lines between them wander.
 */

export const GLOBE = 446;
const INNER = 222;

const OUTER: readonly ZoneId[] = [
  'vastitas-borealis',
  'ausonia',
  'hellas',
  'tritonis-sinus',
  'mare-tyrrhenum',
  'sinus-sabaeus',
  'mare-serpentis',
];

const PART = 360 / OUTER.length;
const edge = (index: number): number => (index - 0.5) * PART;

/** Where the inner border leaves the ring: in Vastitas Borealis and in Tritonis Sinus. */
const NORTH: Corner = { bearing: 0, radius: INNER - 4 };
const SOUTH: Corner = { bearing: 160, radius: INNER + 6 };

const inner = (index: number): Corner => ({ bearing: edge(index), radius: INNER + (index % 2 ? 8 : -6) });
const rim = (index: number): Corner => ({ bearing: edge(index) + (index % 2 ? 2.5 : -2.5), radius: GLOBE });

const radials = OUTER.map((_, index) => radialCoast(inner(index), rim(index), 11 + index));
const canyon = innerCoast(NORTH, SOUTH, 77);

/** Coasts of the inner ring, clockwise, by the outer zone they close. */
const rings = new Map<ZoneId, Point[][]>();
OUTER.forEach((zone, index) => {
  const from = inner(index);
  const to: Corner = { ...inner((index + 1) % OUTER.length), bearing: edge(index + 1) };
  const split = index === 0 ? NORTH : index === 3 ? SOUTH : undefined;
  const parts = split
    ? [ringCoast(from, split, 31 + index), ringCoast(split, to, 41 + index)]
    : [ringCoast(from, to, 31 + index)];
  rings.set(zone, parts);
});

const ringOf = (zone: ZoneId): Point[][] => present(rings.get(zone), 'outer zone of this name');

const close = (points: readonly Point[]): string => `${line(points)}Z`;

function outerZone(index: number): string {
  const left = radials[index];
  const right = radials[(index + 1) % OUTER.length];
  const bottom = ringOf(OUTER[index]).flat();
  const end = at(rim((index + 1) % OUTER.length).bearing, GLOBE);
  return `${line(left)}A${GLOBE} ${GLOBE} 0 0 1 ${write(end)}L${[...right]
    .reverse()
    .concat([...bottom].reverse())
    .map(write)
    .join('L')}Z`;
}

const ring = (...parts: [zone: ZoneId, part: number][]): Point[] => parts.flatMap(([zone, part]) => ringOf(zone)[part]);

const syrtis = [
  ...ring(['vastitas-borealis', 1], ['ausonia', 0], ['hellas', 0], ['tritonis-sinus', 0]),
  ...[...canyon].reverse(),
];
const valles = [
  ...ring(
    ['tritonis-sinus', 1],
    ['mare-tyrrhenum', 0],
    ['sinus-sabaeus', 0],
    ['mare-serpentis', 0],
    ['vastitas-borealis', 0],
  ),
  ...canyon,
];

export type MarsZone = Exclude<ZoneId, 'phobos'>;

export const shapes = Object.fromEntries([
  ...OUTER.map((zone, index) => [zone, outerZone(index)]),
  ['syrtis-major', close(syrtis)],
  ['valles-marineris', close(valles)],
]) as { readonly [zone in MarsZone]: string };

export const borders: readonly string[] = [...radials, canyon, ...[...rings.values()].flat()].map(line);

/** The middle bearing of an outer zone; undefined for the others. */
export const bearingOf = (zone: ZoneId): number | undefined => {
  const index = OUTER.indexOf(zone);
  return index < 0 ? undefined : index * PART;
};

export const OUTER_ZONES = OUTER;
export const ZONE_WIDTH = PART;
