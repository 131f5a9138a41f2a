import { count, type Event } from '@orrery/kernel';
import type { Names } from '@orrery/ui/contract';
import { RESOURCES, type ShipId, type ZoneId } from '../../data/ids.ts';
import { shipFacts } from '../../data/ships.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import type { Key, Say } from '../say.ts';
import { forecast } from './forecast.ts';
import { nextProduction } from './moment.ts';
import { iceRace } from './points.ts';
import { aboard, type Vessel, vessels } from './ships.ts';
import { face, isOpen, type Seen, type Zone } from './table.ts';

/** Spoken names: phrases that are joined with commas, each one complete in itself. */

export function nameOfZone(view: Seen, zone: ZoneId, say: Say): string[] {
  const here = view.table.zones[zone];
  return [say(`zone.${zone}`), ...peopleIn(here.astronauts, say), ...thingsIn(here, say), ...nextIn(view, zone, say)];
}

export function peopleIn(heads: readonly number[], say: Say): string[] {
  const groups = heads.flatMap((count, company) => (count > 0 ? [say('board.astronauts', { company, count })] : []));
  return groups.length > 0 ? groups : [say('board.nobody')];
}

function thingsIn({ resource, points, discovery }: Zone, say: Say): string[] {
  const kind = face(resource);
  return [
    kind ? say('board.resource.open', { resource: kind }) : say('board.resource.hidden'),
    ...RESOURCES.filter((one) => points[one] > 0).map((one) =>
      say('board.points.here', { resource: one, count: points[one] }),
    ),
    ...(count(discovery) > 0 ? [say(discoveryKey(discovery), { card: face(discovery) })] : []),
  ];
}

/** The key of the phrase that tells how a discovery lies. */
export function discoveryKey(discovery: Zone['discovery']): Key {
  if (count(discovery) === 0) return 'board.discovery.none';
  if (isOpen(discovery)) return 'board.discovery.open';
  return face(discovery) ? 'board.discovery.known' : 'board.discovery.sealed';
}

/** What the next production brings to a zone, and who would take it. */
export function nextIn(view: Seen, zone: ZoneId, say: Say): string[] {
  const next = nextProduction(view);
  if (!next) return [];
  const { brings, kind, tokens, takers, each, rest } = forecast(view, zone);
  const production = next.phase;
  const bringing = kind
    ? say('board.next', { production, resource: kind, count: brings })
    : say('board.next.hidden', { production });
  if (tokens === 0) return [bringing];
  if (takers.length === 0) return [bringing, say('board.award.none', { count: tokens })];
  if (takers.length === 1) return [bringing, say('board.award.one', { company: takers[0], count: each })];
  return [bringing, say('board.award.tied', { companies: takers, count: each, rest })];
}

/** A ship in play is called as the board shows it: by where it goes now, and by its dock. */
export const callShip = ({ bound, dock }: Pick<Vessel, 'bound' | 'dock'>, say: Say): string =>
  say('board.ship.called', {
    where: bound ? say(`zone.${bound}`) : say('board.ship.unknown.short'),
    dock: dock + 1,
  });

/** Ships that have left are called in the log as they were last. */
export function shipNames(view: Seen, say: Say, heard: readonly Event<RedPlanet>[]): Names {
  const ships = new Map<ShipId, Parameters<typeof callShip>[0]>();
  for (const event of heard)
    if (event.type === 'dock-filled')
      ships.set(event.ship, { dock: event.dock - 1, bound: shipFacts(event.ship).destination ?? undefined });
    else if (event.type === 'destination-set' || event.type === 'starting-destination') {
      const { dock = 0 } = ships.get(event.ship) ?? {};
      ships.set(event.ship, { dock, bound: event.zone });
    }
  for (const vessel of vessels(view)) ships.set(vessel.id, vessel);
  return Object.fromEntries([...ships].map(([id, ship]) => [`ship.${id}`, callShip(ship, say)]));
}

export function nameOfShip(vessel: Vessel, say: Say): string[] {
  const { launched, bound, crew, capacity } = vessel;
  return [
    callShip(vessel, say),
    ...(launched ? [say('board.ship.launched')] : []),
    bound ? say('board.ship.bound', { zone: bound }) : say('board.ship.unknown'),
    say('board.ship.seats', { taken: crew.length, capacity }),
    ...aboard(crew).map(({ company, count }) => say('board.astronauts', { company, count })),
  ];
}

/** Who leads for Ice Monopoly, and what that is worth. */
export function sayIceRace(view: Seen, say: Say): string {
  const { leaders, ice, points } = iceRace(view);
  if (leaders.length === 0) return say('board.ice.none');
  if (leaders.length === 1) return say('board.ice.one', { company: leaders[0], count: ice, points });
  return say('board.ice.tied', { companies: leaders, count: ice, points });
}
