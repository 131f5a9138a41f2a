import type { Seat } from '@orrery/kernel';
import { RESOURCE_FACTS } from '../data/box.ts';
import { DISCOVERIES, type DiscoveryFacts } from '../data/discoveries.ts';
import { RESOURCES, type Resource, ZONES, type ZoneId } from '../data/ids.ts';
import { ZONE_FACTS } from '../data/zones.ts';
import { destinationOf, freeSeats, resourceOf } from '../rules/lookups.ts';
import type { CompanyId, Ship, Table, Zone } from '../rules/table.ts';
import { type Crop, Field } from './field.ts';
import { GUESSES } from './guesses.ts';
import { type Harvest, harvestsLeft } from './horizon.ts';
import { type Odds, oddsAt } from './odds.ts';

/**
 * How the coming production phases look: who is expected to stand where and what there is to win. Face-down resources
 * count with their average; face-down discoveries only for those who know them. Zones are looked at when needed.
 */
export class Outlook {
  readonly table: Table;
  readonly companies: number;
  /** Rounds until the end, what is left of the present one as a part. */
  readonly rounds: number;
  private readonly harvests: readonly Harvest[];
  /** Whose knowledge of face-down discoveries counts; null for everything in this world. */
  private readonly eyes: Seat | null;
  private readonly assumed: { zone: ZoneId; facts: DiscoveryFacts } | undefined;
  private readonly fields: { [zone in ZoneId]?: Field } = {};
  private readonly passengers: readonly Passengers[];
  private unseen: Kind | undefined;

  constructor(table: Table, eyes: Seat | null, assumed?: { zone: ZoneId; facts: DiscoveryFacts }) {
    this.table = table;
    this.eyes = eyes;
    this.assumed = assumed;
    this.companies = table.companies.length;
    this.passengers = passengersOf(table);
    this.harvests = harvestsLeft(table);
    this.rounds = this.harvests.at(-1)?.away ?? 0;
  }

  field(zone: ZoneId): Field {
    let field = this.fields[zone];
    if (!field) {
      field = this.survey(zone);
      this.fields[zone] = field;
    }
    return field;
  }

  /** Expected astronauts of a company in a zone at the end. */
  atEnd(zone: ZoneId, company: CompanyId): number {
    const crop = this.field(zone).crops.at(-1);
    return crop ? crop.heads[company] : this.table.zones[zone].astronauts[company];
  }

  /** What a discovery gives in the final scoring, if one does. */
  bonus(zone: ZoneId) {
    const facts = this.discovery(zone);
    return facts !== null && facts.timing === 'scoring' ? facts.effect : null;
  }

  private survey(zone: ZoneId): Field {
    const here = this.table.zones[zone];
    const resource = resourceOf(here);
    const { value, ice } = resource === null ? this.unseenKind() : KINDS[resource];
    const crops: Crop[] = [];
    for (const { phase, away } of this.harvests) {
      const odds = oddsAt(away);
      const heads = this.headsIn(zone, here, odds);
      const effect = phase === 3 ? this.effect(zone) : null;
      const rule = effect && 'shared' in effect ? effect.shared : 'most';
      const tokens = this.produced(phase, zone) * (resource === null ? opened(heads, odds) : 1);
      crops.push({ odds, heads, tokens, value, ice, rule });
    }
    if (crops.length > 0) addLeftovers(crops[0], here);
    return new Field(crops, this.companies);
  }

  private headsIn(zone: ZoneId, { astronauts }: Zone, odds: Odds): number[] {
    const heads = astronauts.slice();
    for (const { to, crew, free } of this.passengers)
      if (to === zone) {
        const chance = odds.lands(free);
        for (const company of crew) heads[company] += chance;
      }
    return heads;
  }

  private produced(phase: number, zone: ZoneId): number {
    if (phase < 3) return phase;
    const own = this.effect(zone);
    if (own && 'nothing' in own) return 0;
    let n = 3 + (own && 'here' in own ? own.here : 0);
    for (const next of ZONE_FACTS[zone].adjacent) {
      const beside = this.effect(next);
      if (beside && 'adjacent' in beside) n += beside.adjacent;
    }
    return n;
  }

  private effect(zone: ZoneId) {
    const facts = this.discovery(zone);
    return facts !== null && facts.timing === 'production' ? facts.effect : null;
  }

  private discovery(zone: ZoneId): DiscoveryFacts | null {
    if (this.assumed?.zone === zone) return this.assumed.facts;
    const { discovery } = this.table.zones[zone];
    if (discovery.cards.length === 0) return null;
    const known = this.eyes === null || discovery.seen === 'all' || discovery.seen.includes(this.eyes);
    return known ? DISCOVERIES[discovery.cards[0]] : null;
  }

  private unseenKind(): Kind {
    this.unseen ??= unseenResource(this.table);
    return this.unseen;
  }
}

/** Who is under way where. A launched ship waits for nobody. */
interface Passengers {
  readonly to: ZoneId;
  readonly crew: readonly CompanyId[];
  readonly free: number;
}

function passengersOf({ docks, launched }: Table): Passengers[] {
  const passengers: Passengers[] = [];
  for (const ship of docks) if (ship !== null) note(passengers, ship, freeSeats(ship));
  for (const ship of launched) note(passengers, ship, 0);
  return passengers;
}

function note(passengers: Passengers[], ship: Ship, free: number): void {
  const to = ship.crew.length === 0 ? null : destinationOf(ship);
  if (to !== null) passengers.push({ to, crew: ship.crew, free });
}

/** The chance that somebody turns up the zone's resource in time. */
function opened(heads: readonly number[], { drift }: Odds): number {
  let coming = 0;
  for (const n of heads) coming += n + drift;
  return 1 - Math.exp(-GUESSES.opening * coming);
}

/** What lies there from earlier phases goes with the next one. */
function addLeftovers(crop: Crop, { points }: Zone): void {
  let left = 0;
  let worth = crop.tokens * crop.value;
  for (const kind of RESOURCES) {
    left += points[kind];
    worth += points[kind] * RESOURCE_FACTS[kind].value;
  }
  if (left === 0) return;
  crop.tokens += left;
  crop.value = worth / crop.tokens;
}

/** Points of one token, and the chance that it is ice. */
interface Kind {
  readonly value: number;
  readonly ice: number;
}

const KINDS: { readonly [resource in Resource]: Kind } = {
  ice: { value: RESOURCE_FACTS.ice.value, ice: 1 },
  sylvanite: { value: RESOURCE_FACTS.sylvanite.value, ice: 0 },
  celerium: { value: RESOURCE_FACTS.celerium.value, ice: 0 },
};

/** The average of the tokens that nobody has seen (MRP-7.8). */
function unseenResource({ zones }: Table): Kind {
  const { ice, sylvanite, celerium } = RESOURCE_FACTS;
  const left = { ice: ice.tokens, sylvanite: sylvanite.tokens, celerium: celerium.tokens };
  for (const zone of ZONES) {
    const kind = resourceOf(zones[zone]);
    if (kind !== null) left[kind]--;
  }
  let n = 0;
  let value = 0;
  for (const kind of RESOURCES) {
    n += left[kind];
    value += left[kind] * RESOURCE_FACTS[kind].value;
  }
  return { value: value / n, ice: left.ice / n };
}
