import {
  type Colour,
  type FieldKey,
  RESOURCES,
  type Resource,
  RING,
  SURVIVORS,
  type SurvivorId,
  UPGRADES,
} from '../data/index.ts';
import {
  capacity,
  coloniesOf,
  isUnlocked,
  planetOf,
  type Specialists,
  specialistsOf,
  terraformLimit,
} from '../rules/lookups/index.ts';
import type { Options } from '../rules/options.ts';
import type { PlayerId, SeenPlayer, SeenTable } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';
import { type Outlook, outlookOf } from './time.ts';

/** Units of each resource, in the order of RESOURCES. */
export type Units = number[];

export const unitsOf = ({ cargo }: SeenPlayer): Units => RESOURCES.map((resource) => cargo[resource]);

/** What a player knows and wants at one moment; every judgement is made in points from here. */
export class Mind {
  readonly table: SeenTable;
  readonly options: Options;
  readonly me: PlayerId;
  readonly player: SeenPlayer;
  /** What landings promise, as far as it was thought through. */
  readonly landings = new Map<FieldKey, number>();
  /** What making the best marker ready is worth, and how far we are ahead, once it was thought through. */
  readiness: number | undefined;
  lead: number | undefined;
  // What follows is found out when it is asked for: many questions need little of it.
  private expected: Outlook | undefined;
  private counted: Specialists | undefined;
  private units: number[][] | undefined;
  private shares: { [colour in Colour]: number } | undefined;
  private most: number | undefined;
  private levels: number | undefined;
  private founded: number | undefined;

  constructor(table: SeenTable, options: Options, me: PlayerId) {
    this.table = table;
    this.options = options;
    this.me = me;
    this.player = table.players[me];
  }

  private get outlook(): Outlook {
    this.expected ??= outlookOf(this.table, this.options);
    return this.expected;
  }

  /** Turns this player may still expect, this one included. */
  get turns(): number {
    return this.outlook.turns;
  }

  /** Turns to come after this one. */
  get later(): number {
    return Math.max(0, this.outlook.turns - 1);
  }

  /** Planets that lack no more levels than this are likely to be completed. */
  get nearest(): number {
    return this.outlook.nearest;
  }

  get capacity(): number {
    this.most ??= capacity(this.player);
    return this.most;
  }

  get limit(): number {
    this.levels ??= terraformLimit(this.table, this.me);
    return this.levels;
  }

  get colonies(): number {
    this.founded ??= coloniesOf(this.table, this.me);
    return this.founded;
  }

  get specialists(): Specialists {
    this.counted ??= specialistsOf(this.player);
    return this.counted;
  }

  private get marginal(): number[][] {
    this.units ??= this.marginals();
    return this.units;
  }

  /** What the first, second, third unit of each resource is worth: more if planets or upgrades ask for it. */
  private marginals(): number[][] {
    const demand = demandFor(this.table);
    const wish = this.later > 1 ? wishesOf(this.player, this.specialists) : NO_WISHES;
    return RESOURCES.map((resource, r) => {
      const list: number[] = [];
      for (let n = 0; n < this.capacity; n++) {
        const base = n < demand[resource] ? GUESSES.unit - GUESSES.unitFall * n : GUESSES.spareUnit;
        list.push(base + (n < wish[r] ? GUESSES.upgradeUnit : 0));
      }
      return list;
    });
  }

  /** What a unit of a resource is worth as the nth one. */
  nth(resource: number, n: number): number {
    return this.marginal[resource][n] ?? 0;
  }

  /** What a cargo is worth, as far as there is time to make use of it. */
  cargoWorth(units: Units): number {
    const { marginal } = this;
    let sum = 0;
    let total = 0;
    for (let r = 0; r < units.length; r++) {
      for (let n = 0; n < units[r]; n++) sum += marginal[r][n];
      total += units[r];
    }
    const usable = this.later * this.limit * GUESSES.limitUsed + Math.min(this.later, 1);
    return (total > usable ? (sum * usable) / total : sum) + TIE * total;
  }

  /** How many of the survivors nobody has seen are of this colour, as a share. */
  shareOf(colour: Colour): number {
    this.shares ??= survivorShares(this.table);
    return this.shares[colour];
  }
}

/** MC-12.14: units decide a tie. */
const TIE = 0.01;

/** Levels that planets still lack, by resource. */
function demandFor({ galaxy }: SeenTable): { [resource in Resource]: number } {
  const demand = { biomass: 0, workforce: 0, minerals: 0, technology: 0 };
  for (const cell of RING) {
    const sector = galaxy[cell];
    if (!sector || sector.terraformed) continue;
    const { tracks } = planetOf(sector);
    for (let track = 0; track < tracks.length; track++)
      demand[tracks[track].resource] += tracks[track].max - sector.levels[track];
  }
  return demand;
}

const NO_WISHES: Units = RESOURCES.map(() => 0);

/** The most units of each resource that an upgrade asks for which is still to be had, if its specialist is there. */
function wishesOf(player: SeenPlayer, crew: Specialists): Units {
  const leaders = crew.leader_red + crew.leader_green + crew.leader_blue;
  const wishes = NO_WISHES.slice();
  for (const upgrade of UPGRADES) {
    if (isUnlocked(player, upgrade) || (upgrade.cost.specialist === 'engineer' ? crew.engineer : leaders) === 0)
      continue;
    for (const { resource, amount } of upgrade.cost.resources) {
      const r = RESOURCES.indexOf(resource);
      wishes[r] = Math.max(wishes[r], amount);
    }
  }
  return wishes;
}

/** By what lies open: the next survivor is one of the others, or after a shuffle one of the discard pile. */
function survivorShares({ survivorDiscard, players }: SeenTable): { [colour in Colour]: number } {
  const seen = new Set<SurvivorId>();
  for (const { kept, settled } of players) {
    for (const id of kept.cards ?? []) seen.add(id);
    for (const id of settled.cards ?? []) seen.add(id);
  }
  const discarded = new Set(survivorDiscard.cards ?? []);
  let left = SURVIVORS.filter(({ id }) => !seen.has(id) && !discarded.has(id));
  if (left.length === 0) left = SURVIVORS.filter(({ id }) => !seen.has(id));
  const shares = { red: 0, green: 0, blue: 0 };
  for (const { colour } of left) shares[colour] += 1 / left.length;
  return shares;
}
