import type { Event } from '@orrery/kernel';
import type { Resource, ShipId, ZoneId } from '../../data/ids.ts';
import type { Point } from '../map/polar.ts';
import { vessels } from '../read/ships.ts';
import type { Seen } from '../read/table.ts';
import type { Atlas } from './atlas.ts';

/** What can be seen moving. */
export type Cast =
  | { readonly as: 'astronaut'; readonly company: number }
  | { readonly as: 'token'; readonly resource: Resource; readonly company?: number }
  | { readonly as: 'dossier' | 'steam' | 'blast' | 'destination' };

export interface Sprite {
  readonly key: string;
  readonly cast: Cast;
  readonly from: Point;
  readonly to: Point;
  /** Milliseconds at normal pace. */
  readonly start: number;
  readonly lasts: number;
}

/** With the longest wait for the picture before, a whole sequence stays below three seconds. */
export const LONGEST = 1900;
const MOVE = 420;
const APART = 70;

type Leg = Omit<Sprite, 'key' | 'start' | 'lasts'>;

/** Turns what happened into movements: one event after the other, faster where there are many. */
export function script(events: readonly Event[], before: Seen, atlas: Atlas): Sprite[] {
  const scenes = events.map((event) => scene(event, before, atlas)).filter((legs) => legs.length > 0);
  const step = Math.min(MOVE * 0.7, (LONGEST - MOVE - APART * 5) / Math.max(1, scenes.length));
  return scenes.flatMap((legs, i) =>
    legs.map((leg, j) => ({ ...leg, key: `${i} ${j}`, start: i * step + Math.min(j, 5) * APART, lasts: MOVE })),
  );
}

/** Fields of events as the vocabulary of the rules names them. */
interface Told {
  readonly type: string;
  readonly company: number;
  readonly victim: number;
  readonly zone: ZoneId;
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly ship: ShipId;
  readonly crew: readonly number[];
  readonly n: number;
  readonly resource: Resource;
}

function scene(event: Event, before: Seen, atlas: Atlas): Leg[] {
  const told = event as unknown as Told;
  const { company, victim, zone, crew, resource } = told;
  const dock = dockOf(before, told.ship, atlas);
  const fall = (who: number, at: ZoneId) => walk(who, atlas.people(at, who), atlas.memorial);
  switch (told.type) {
    case 'boarded':
      return Array.from({ length: told.n }, () => walk(company, dock && [dock[0], dock[1] + 190], dock)).flat();
    case 'launched':
      return leg({ as: 'steam' }, dock && [dock[0], dock[1] + 20], dock && [dock[0], dock[1] + 40]);
    case 'landed':
    case 'pulled':
      return crew.flatMap((who) => walk(who, dock, atlas.people(zone, who)));
    case 'drifted':
      return crew.flatMap((who) => walk(who, dock, atlas.memorial));
    case 'ship-destroyed':
      return [...leg({ as: 'blast' }, dock, dock), ...crew.flatMap((who) => walk(who, dock, atlas.memorial))];
    case 'moved':
    case 'evacuated':
      return walk(company, atlas.people(told.from, company), atlas.people(told.to, company));
    case 'dropped':
      return walk(company, atlas.people('phobos', company), atlas.people(zone, company));
    case 'rescued':
      return walk(company, atlas.memorial, atlas.people(zone, company));
    case 'killed':
    case 'replaced':
      return fall(victim, zone);
    case 'lost-to-natives':
      return fall(company, zone);
    case 'replaced-aboard':
      return walk(victim, dock, atlas.memorial);
    case 'destination-set':
      return leg({ as: 'destination' }, atlas.mine(zone), dock);
    case 'discovery-assigned':
      return leg({ as: 'dossier' }, atlas.events ?? atlas.away(company), atlas.dossier(zone));
    case 'awarded':
      return leg({ as: 'token', resource, company }, atlas.mine(zone), atlas.away(company));
    default:
      return [];
  }
}

const leg = (cast: Cast, from: Point | undefined, to: Point | undefined): Leg[] =>
  from && to ? [{ cast, from, to }] : [];

const walk = (company: number, from: Point | undefined, to: Point | undefined): Leg[] =>
  leg({ as: 'astronaut', company }, from, to);

/** Ships may be gone from the picture already; the one before still has them. */
function dockOf(before: Seen, ship: ShipId | undefined, atlas: Atlas): Point | undefined {
  if (ship === undefined) return undefined;
  const vessel = vessels(before).find(({ id }) => id === ship);
  return vessel && atlas.dock(vessel.dock);
}
