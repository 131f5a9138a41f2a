import type { ZoneId } from '../../data/ids.ts';
import type { Layout, Spot } from '../layout.ts';
import { dossierPlace, placesIn } from '../map/places.ts';
import type { Point } from '../map/polar.ts';
import { dockPlace } from '../pad/docks.ts';
import { hullOf, LIFT } from '../pad/hulls.ts';
import type { Vessel } from '../read/ships.ts';

/** Where things are in the whole picture, so that they can move between its parts; undefined for what is not shown. */
export interface Atlas {
  people(zone: ZoneId, company: number): Point | undefined;
  mine(zone: ZoneId): Point | undefined;
  dossier(zone: ZoneId): Point | undefined;
  dock(dock: number): Point | undefined;
  /** A porthole of a ship, by its number. */
  seat(ship: Pick<Vessel, 'dock' | 'capacity' | 'launched'>, seat: number): Point | undefined;
  readonly memorial: Point | undefined;
  readonly events: Point | undefined;
  /** Out of the picture, towards the rows of the companies. */
  away(company: number): Point;
}

interface Sizes {
  readonly companies: number;
  readonly docks: number;
}

export function atlasOf(layout: Layout, { companies, docks }: Sizes): Atlas {
  // What lies on the other page is behind the plate that leads there.
  const elsewhere = within(layout.turn, [0, 0]);
  const globe = (zone: ZoneId, point: Point | undefined) =>
    layout.mars ? within(zone === 'phobos' ? layout.phobos : layout.mars, point) : elsewhere;
  return {
    people: (zone, company) => globe(zone, placesIn(zone, companies).people[company]),
    mine: (zone) => globe(zone, placesIn(zone, companies).mine),
    dossier: (zone) => globe(zone, dossierPlace(zone)?.at),
    dock(dock) {
      if (!layout.pad) return elsewhere;
      const { x, y, scale } = dockPlace(layout.pad, docks, dock);
      return within(layout.pad, [x, y - 100 * scale]);
    },
    seat({ dock, capacity, launched }, seat) {
      if (!layout.pad) return elsewhere;
      const { x, y, scale } = dockPlace(layout.pad, docks, dock);
      const { seats } = hullOf(capacity);
      const [across, up] = seats[Math.min(seat, seats.length - 1)];
      return within(layout.pad, [x + across * scale, y + (up - (launched ? LIFT : 0)) * scale]);
    },
    memorial: layout.mars ? within(layout.memorial, [0, 40]) : elsewhere,
    events: within(layout.decks, [0, 0]),
    away: (company) => [-60, (layout.height * (company + 0.6)) / (companies + 1)],
  };
}

function within(spot: Spot | undefined, point: Point | undefined): Point | undefined {
  if (!spot || !point) return undefined;
  const { x, y, scale = 1 } = spot;
  return [x + point[0] * scale, y + point[1] * scale];
}
