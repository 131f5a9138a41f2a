import type { Seat } from '@orrery/kernel';
import { RESOURCE_FACTS } from '../data/box.ts';
import { DISCOVERIES, type DiscoveryFacts } from '../data/discoveries.ts';
import { RESOURCES, type Resource, ZONES, type ZoneId } from '../data/ids.ts';
import { ZONE_FACTS } from '../data/zones.ts';
import { destinationOf, freeSeats, resourceOf } from '../rules/lookups.ts';
import type { CompanyId, Ship, Table } from '../rules/table.ts';
import { type Harvest, harvestsLeft } from './horizon.ts';
import { DRIFT, lands, sharpness } from './odds.ts';

export const ZONE_AT = Object.fromEntries(ZONES.map((zone, at) => [zone, at])) as { readonly [zone in ZoneId]: number };

/** What a zone is expected to give in one production phase. */
export interface Yield {
  /** Point tokens. */
  readonly tokens: number;
  /** Points of one token. */
  readonly value: number;
  /** The chance that they are ice. */
  readonly ice: number;
}

/**
 * How the coming production phases look: who is expected to stand where and what there is to win. Face-down resources
 * count with their average; face-down discoveries only for those who know them.
 */
export class Outlook {
  readonly table: Table;
  readonly harvests: readonly Harvest[];
  readonly companies: number;
  /** Expected astronauts by harvest, zone and company. */
  private readonly heads: Float64Array;
  private readonly yields: Yield[] = [];
  private readonly discoveries: (DiscoveryFacts | null)[];

  /** `eyes`: whose knowledge of face-down discoveries counts; null for everything in this world. */
  constructor(table: Table, eyes: Seat | null) {
    this.table = table;
    this.harvests = harvestsLeft(table);
    this.companies = table.companies.length;
    this.heads = new Float64Array(Math.max(1, this.harvests.length) * ZONES.length * this.companies);
    this.discoveries = ZONES.map((zone) => known(table, zone, eyes));
    if (this.harvests.length === 0) this.gather(0, 0);
    const unseen = unseenResource(table);
    this.harvests.forEach(({ away }, h) => {
      this.gather(h, away);
      for (let z = 0; z < ZONES.length; z++) this.yields.push(this.yieldOf(h, z, unseen));
    });
  }

  private gather(h: number, away: number): void {
    const { zones, launched, docks } = this.table;
    for (let z = 0; z < ZONES.length; z++) {
      const { astronauts } = zones[ZONES[z]];
      const at = this.at(h, z);
      for (let c = 0; c < this.companies; c++) this.heads[at + c] = astronauts[c];
    }
    for (const ship of launched) this.disembark(h, ship, 1);
    for (const ship of docks)
      if (ship !== null && ship.crew.length > 0) this.disembark(h, ship, lands(freeSeats(ship), away));
  }

  private disembark(h: number, ship: Ship, chance: number): void {
    const zone = destinationOf(ship);
    if (zone === null || chance === 0) return;
    const at = this.at(h, ZONE_AT[zone]);
    for (const company of ship.crew) this.heads[at + company] += chance;
  }

  private at(h: number, z: number): number {
    return (h * ZONES.length + z) * this.companies;
  }

  private yieldOf(h: number, z: number, unseen: { readonly value: number; readonly ice: number }): Yield {
    const { phase, away } = this.harvests[h];
    const zone = this.table.zones[ZONES[z]];
    const resource = resourceOf(zone);
    const tokens = this.produced(phase, z) * (resource === null ? this.opened(h, z, away) : 1);
    const { value, ice } = resource === null ? unseen : KINDS[resource];
    if (h > 0) return { tokens, value, ice };
    // What lies there from earlier phases goes with the next one.
    let left = 0;
    let worth = 0;
    for (const kind of RESOURCES) {
      left += zone.points[kind];
      worth += zone.points[kind] * RESOURCE_FACTS[kind].value;
    }
    return left === 0
      ? { tokens, value, ice }
      : { tokens: tokens + left, value: (tokens * value + worth) / (tokens + left), ice };
  }

  private produced(phase: number, z: number): number {
    if (phase < 3) return phase;
    const own = this.effect(z);
    if (own && 'nothing' in own) return 0;
    let n = 3 + (own && 'here' in own ? own.here : 0);
    for (const next of ZONE_FACTS[ZONES[z]].adjacent) {
      const beside = this.effect(ZONE_AT[next]);
      if (beside && 'adjacent' in beside) n += beside.adjacent;
    }
    return n;
  }

  /** The chance that somebody turns up the zone's resource in time. */
  private opened(h: number, z: number, away: number): number {
    const at = this.at(h, z);
    let coming = DRIFT * away * this.companies;
    for (let c = 0; c < this.companies; c++) coming += this.heads[at + c];
    return 1 - Math.exp(-1.5 * coming);
  }

  private effect(z: number) {
    const facts = this.discoveries[z];
    return facts?.timing === 'production' ? facts.effect : null;
  }

  /** What a discovery gives in the final scoring, if one does. */
  bonus(z: number): { readonly for: 'present' | 'most'; readonly points: number } | null {
    const facts = this.discoveries[z];
    return facts?.timing === 'scoring' ? facts.effect : null;
  }

  yieldAt(h: number, z: number): Yield {
    return this.yields[h * ZONES.length + z];
  }

  /** Expected astronauts of a company in a zone at the end. */
  atEnd(z: number, company: CompanyId): number {
    return this.heads[this.at(Math.max(0, this.harvests.length - 1), z) + company];
  }

  /** Everybody's expected share of a zone in a harvest, into `out`. */
  shares(h: number, z: number, out: Float64Array): void {
    const { phase, away } = this.harvests[h];
    const at = this.at(h, z);
    const drift = DRIFT * away;
    const power = sharpness(away);
    let sum = 0;
    for (let c = 0; c < this.companies; c++) {
      const strength = (this.heads[at + c] + drift) ** power;
      out[c] = strength;
      sum += strength;
    }
    if (sum > 0) for (let c = 0; c < this.companies; c++) out[c] /= sum;
    const effect = phase === 3 ? this.effect(z) : null;
    if (effect && 'shared' in effect) this.bend(effect.shared, out, at);
  }

  /** MRP-9.2.16 to 9.2.18: majority counts differently here. */
  private bend(rule: string, out: Float64Array, at: number): void {
    let sum = 0;
    for (let c = 0; c < this.companies; c++) {
      const present = Math.min(1, this.heads[at + c]);
      if (rule === 'all-present') out[c] = present;
      else if (rule === 'fewest') out[c] = present / (0.2 + this.heads[at + c] ** 3);
      else out[c] *= 1 - out[c];
      sum += out[c];
    }
    if (sum > 0) for (let c = 0; c < this.companies; c++) out[c] /= sum;
  }

  /** Changes the expected number of astronauts for a moment, to see what would be. */
  shift(z: number, company: CompanyId, by: number): void {
    for (let h = 0; h < Math.max(1, this.harvests.length); h++) this.heads[this.at(h, z) + company] += by;
  }
}

const KINDS: { readonly [resource in Resource]: { value: number; ice: number } } = {
  ice: { value: RESOURCE_FACTS.ice.value, ice: 1 },
  sylvanite: { value: RESOURCE_FACTS.sylvanite.value, ice: 0 },
  celerium: { value: RESOURCE_FACTS.celerium.value, ice: 0 },
};

/** The average of the tokens that nobody has seen (MRP-7.8). */
function unseenResource({ zones }: Table): { value: number; ice: number } {
  const left = { ice: 0, sylvanite: 0, celerium: 0 };
  for (const kind of RESOURCES) left[kind] = RESOURCE_FACTS[kind].tokens;
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

function known({ zones }: Table, zone: ZoneId, eyes: Seat | null): DiscoveryFacts | null {
  const { discovery } = zones[zone];
  if (discovery.cards.length === 0) return null;
  if (eyes !== null && discovery.seen !== 'all' && !discovery.seen.includes(eyes)) return null;
  return DISCOVERIES[discovery.cards[0]];
}
