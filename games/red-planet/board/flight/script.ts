import type { Event } from '@orrery/kernel';
import type { Resource, ZoneId } from '../../data/ids.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
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
  /** What it shows. */
  readonly event: Event<RedPlanet>;
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

type Leg = Omit<Sprite, 'key' | 'event' | 'start' | 'lasts'>;

/**
 * Turns what happened into movements: each event when it is told, or, where all are told at once, one after the other,
 * faster where there are many.
 */
export function script(
  events: readonly Event<RedPlanet>[],
  before: Seen,
  atlas: Atlas,
  starts?: readonly number[],
): Sprite[] {
  const scenes = events
    .map((event, at) => ({ event, told: starts?.[at], legs: scene(event, before, atlas) }))
    .filter(({ legs }) => legs.length > 0);
  const step = Math.min(MOVE * 0.7, (LONGEST - MOVE - APART * 5) / Math.max(1, scenes.length));
  return scenes.flatMap(({ event, told, legs }, i) =>
    legs.map((leg, j) => ({
      ...leg,
      ...{ event, key: `${i} ${j}`, start: (told ?? i * step) + Math.min(j, 5) * APART, lasts: MOVE },
    })),
  );
}

function scene(event: Event<RedPlanet>, before: Seen, atlas: Atlas): Leg[] {
  // Ships may be gone from the picture already; the one before still has them.
  const ship = 'ship' in event ? vessels(before).find(({ id }) => id === event.ship) : undefined;
  const dock = ship && atlas.dock(ship.dock);
  const leave = (crew: readonly number[], to: (who: number) => Point | undefined) =>
    ship ? seatsOf(ship.crew, crew).flatMap((seat, i) => walk(crew[i], atlas.seat(ship, seat), to(crew[i]))) : [];
  const fall = (who: number, at: ZoneId) => walk(who, atlas.people(at, who), atlas.memorial);
  switch (event.type) {
    case 'boarded': {
      const { company, n } = event;
      return Array.from({ length: n }, (_, i) =>
        walk(company, dock && [dock[0], dock[1] + 190], ship && atlas.seat(ship, ship.crew.length + i)),
      ).flat();
    }
    case 'launched':
      return leg({ as: 'steam' }, dock && [dock[0], dock[1] + 20], dock && [dock[0], dock[1] + 40]);
    case 'landed':
    case 'pulled':
      return leave(event.crew, (who) => atlas.people(event.zone, who));
    case 'drifted':
      return leave(event.crew, () => atlas.memorial);
    case 'ship-destroyed':
      return [...leg({ as: 'blast' }, dock, dock), ...leave(event.crew, () => atlas.memorial)];
    case 'moved':
    case 'evacuated':
      return walk(event.company, atlas.people(event.from, event.company), atlas.people(event.to, event.company));
    case 'dropped':
      return walk(event.company, atlas.people('phobos', event.company), atlas.people(event.zone, event.company));
    case 'rescued':
      return walk(event.company, atlas.memorial, atlas.people(event.zone, event.company));
    case 'killed':
    case 'replaced':
      return fall(event.victim, event.zone);
    case 'lost-to-natives':
      return fall(event.company, event.zone);
    case 'replaced-aboard':
      return leave([event.victim], () => atlas.memorial);
    case 'destination-set':
      return leg({ as: 'destination' }, atlas.mine(event.zone), dock);
    case 'discovery-assigned':
      return leg({ as: 'dossier' }, atlas.events ?? atlas.away(event.company), atlas.dossier(event.zone));
    case 'awarded': {
      const { company, resource, zone } = event;
      return leg({ as: 'token', resource, company }, atlas.mine(zone), atlas.away(company));
    }
    default:
      return [];
  }
}

const leg = (cast: Cast, from: Point | undefined, to: Point | undefined): Leg[] =>
  from && to ? [{ cast, from, to }] : [];

/** Nobody is seen to go from one place to another on the page that is not shown. */
const walk = (company: number, from: Point | undefined, to: Point | undefined): Leg[] =>
  from === to ? [] : leg({ as: 'astronaut', company }, from, to);

/** The portholes that some of a crew leave; those who boarded only now sit behind the others. */
export function seatsOf(aboard: readonly number[], leaving: readonly number[]): number[] {
  const left: (number | undefined)[] = [...aboard];
  return leaving.map((who) => {
    const seat = left.indexOf(who);
    if (seat < 0) return left.push(undefined) - 1;
    left[seat] = undefined;
    return seat;
  });
}
