import type { Event } from '@orrery/kernel';
import type { Resource, ShipId, ZoneId } from '../../data/ids.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import type { CompanyId, Seen, Ship, Zone } from '../read/table.ts';

/** The parts of the picture that events change while they are told. */
interface Parts {
  zones: Record<ZoneId, Zone>;
  docks: (Ship | null)[];
  launched: Ship[];
  lost: number[];
}

/**
 * The picture in the middle of a telling: as it was before, with what these events did. Faces that they turn up, and
 * ships that they bring, are those of the picture they lead to.
 */
export function soFar(before: Seen, events: readonly Event<RedPlanet>[], after: Seen): Seen {
  const { zones, docks, launched, lost } = before.table;
  const parts: Parts = { zones: { ...zones }, docks: [...docks], launched: [...launched], lost: [...lost] };
  for (const event of events) happen(parts, event, after);
  return { ...before, table: { ...before.table, ...parts } };
}

function happen(parts: Parts, event: Event<RedPlanet>, after: Seen): void {
  const change = (zone: ZoneId, part: Partial<Zone>) => {
    parts.zones[zone] = { ...parts.zones[zone], ...part };
  };
  const people = (zone: ZoneId, company: CompanyId, n: number) =>
    change(zone, { astronauts: parts.zones[zone].astronauts.map((have, one) => (one === company ? have + n : have)) });
  const points = (zone: ZoneId, resource: Resource, n: number) => {
    const { points } = parts.zones[zone];
    change(zone, { points: { ...points, [resource]: points[resource] + n } });
  };
  const fall = (company: CompanyId) => {
    parts.lost[company] += 1;
  };
  const aboard = (ship: ShipId, part: (ship: Ship) => Partial<Ship>) => {
    const changed = <S extends Ship | null>(one: S): S => (one && idOf(one) === ship ? { ...one, ...part(one) } : one);
    parts.docks = parts.docks.map(changed);
    parts.launched = parts.launched.map(changed);
  };
  const leave = (ship: ShipId) => {
    parts.docks = parts.docks.map((one) => (one && idOf(one) === ship ? null : one));
    parts.launched = parts.launched.filter((one) => idOf(one) !== ship);
  };
  switch (event.type) {
    case 'boarded':
      aboard(event.ship, ({ crew }) => ({ crew: [...crew, ...Array(event.n).fill(event.company)] }));
      break;
    case 'destination-set':
      aboard(event.ship, ({ tokens }) => ({ tokens: [...tokens, event.zone] }));
      break;
    case 'launched': {
      const dock = parts.docks.findIndex((one) => one && idOf(one) === event.ship);
      const ship = parts.docks[dock];
      if (ship) parts.launched.push({ ...ship, dock });
      parts.docks[dock] = null;
      break;
    }
    case 'landed':
      leave(event.ship);
      for (const company of event.crew) people(event.zone, company, 1);
      break;
    case 'pulled':
      aboard(event.ship, () => ({ crew: [] }));
      for (const company of event.crew) people(event.zone, company, 1);
      break;
    case 'drifted':
    case 'ship-destroyed':
      leave(event.ship);
      event.crew.forEach(fall);
      break;
    case 'dock-filled': {
      const ship = after.table.docks[event.dock - 1];
      parts.docks[event.dock - 1] = ship && idOf(ship) === event.ship ? { ...ship, crew: [], tokens: [] } : null;
      break;
    }
    case 'resource-found':
      change(event.zone, { resource: after.table.zones[event.zone].resource });
      break;
    case 'discovery-assigned':
    case 'discovery-looked':
    case 'discovery-revealed':
      change(event.zone, { discovery: after.table.zones[event.zone].discovery });
      break;
    case 'moved':
    case 'evacuated':
      people(event.from, event.company, -1);
      people(event.to, event.company, 1);
      break;
    case 'dropped':
      people('phobos', event.company, -1);
      people(event.zone, event.company, 1);
      break;
    case 'rescued':
      parts.lost[event.company] -= 1;
      people(event.zone, event.company, 1);
      break;
    case 'killed':
      people(event.zone, event.victim, -1);
      fall(event.victim);
      break;
    case 'replaced':
      people(event.zone, event.victim, -1);
      people(event.zone, event.company, 1);
      fall(event.victim);
      break;
    case 'replaced-aboard':
      aboard(event.ship, ({ crew }) => ({ crew: crew.with(crew.indexOf(event.victim), event.company) }));
      fall(event.victim);
      break;
    case 'lost-to-natives':
      people(event.zone, event.company, -1);
      fall(event.company);
      break;
    case 'produced':
      points(event.zone, event.resource, event.n);
      break;
    case 'awarded':
      points(event.zone, event.resource, -event.n);
      break;
  }
}

const idOf = ({ card }: Ship): ShipId | undefined => card.cards?.[0];
