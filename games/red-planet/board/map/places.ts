import type { ZoneId } from '../../data/ids.ts';
import { at, type Point } from './polar.ts';
import { bearingOf, ZONE_WIDTH } from './regions.ts';

/** Where things lie in a zone. Every company has its own place, so that nothing moves when others come or go. */

export interface Places {
  readonly people: readonly Point[];
  /** Resource token and what the next production gives. */
  readonly mine: Point;
  /** Point tokens left over. */
  readonly tokens: Point;
}

/** Height of the place of one company, and how wide so many figures are. */
export const CELL = 66;
export const breadth = (figures: number): number => CELL + (figures - 1) * 24;

export function placesIn(zone: ZoneId, companies: number): Places {
  if (zone === 'phobos') return onPhobos(companies);
  const bearing = bearingOf(zone);
  return bearing === undefined ? inMiddle(zone, companies) : inRing(bearing, companies);
}

/** Outer zones: people in an arc on the inner side, the mine at the rim, further companies beside it. */
function inRing(bearing: number, companies: number): Places {
  const inner = companies === 6 ? 4 : 3;
  const step = companies === 3 ? 15 : companies === 6 ? 11.4 : 13.6;
  const people = Array.from({ length: inner }, (_, i) => at(bearing + (i - (inner - 1) / 2) * step, 284));
  const sides = companies === 4 ? [14.5] : [-17, 17];
  for (let i = inner; i < companies; i++) people.push(at(bearing + sides[i - inner], 368));
  // At the left and right rim there is less room across.
  const rim = 390 - 20 * Math.abs(Math.sin((bearing * Math.PI) / 180)) ** 4;
  return { people, mine: at(bearing - (companies === 4 ? 7 : 0), rim), tokens: at(bearing + 12.5, 427) };
}

function inMiddle(zone: ZoneId, companies: number): Places {
  const right = zone === 'syrtis-major';
  const [near, far] = right ? [40, 106] : [-58, -124];
  const rows = companies > 4 ? [-62, 4, 70] : [-36, 40];
  const people = rows.flatMap((y): Point[] => [
    [near, y],
    [far, y],
  ]);
  return { people, mine: right ? [62, -132] : [-88, -132], tokens: right ? [84, 136] : [-60, 136] };
}

function onPhobos(companies: number): Places {
  const across = companies > 4 || companies === 3 ? 3 : 2;
  const rows = Math.ceil(companies / across);
  const people = Array.from({ length: companies }, (_, i): Point => {
    const column = (i % across) - (across - 1) / 2;
    const row = Math.floor(i / across) - (rows - 1) / 2;
    return [column * 66, 38 + row * 66];
  });
  return { people, mine: [0, -82], tokens: [78, -62] };
}

/** A dossier is tucked under the ring at the clockwise end of its zone. */
export function dossierPlace(zone: ZoneId): { readonly at: Point; readonly turn: number } | undefined {
  const bearing = bearingOf(zone);
  if (bearing === undefined) return undefined;
  const end = bearing + ZONE_WIDTH / 2 - 5.5;
  return { at: at(end, 452), turn: bearing < 90 || bearing > 270 ? end : end + 180 };
}
