import type { Options } from '@orrery/kernel';
import { RESOURCES, type Resource, RING } from '../data/index.ts';
import {
  capacity,
  planetOf,
  planetsToEnd,
  type Specialists,
  specialistsOf,
  terraformedCount,
} from '../rules/lookups/index.ts';
import type { PlayerId, SeenPlayer, SeenTable } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';

/** What a player knows and wants at one moment; every judgement is made in points from here. */
export class Mind {
  readonly table: SeenTable;
  readonly options: Options;
  readonly me: PlayerId;
  readonly player: SeenPlayer;
  /** Turns this player may still expect, this one included. */
  readonly turns: number;
  /** How much a lasting thing is worth compared with one at the beginning of the game, 0 to 1. */
  readonly future: number;
  private readonly demand: { [resource in Resource]: number };
  private counted: Specialists | undefined;

  constructor(table: SeenTable, options: Options, me: PlayerId) {
    this.table = table;
    this.options = options;
    this.me = me;
    this.player = table.players[me];
    this.turns = turnsLeft(table, options);
    this.future = Math.min(1, (this.turns - 1) / GUESSES.longGame);
    this.demand = demandFor(table);
  }

  get specialists(): Specialists {
    this.counted ??= specialistsOf(this.player);
    return this.counted;
  }

  /** What one more unit is worth: something only if it fits, and more if planets ask for it. */
  unit(resource: Resource | 'any', had = 0): number {
    if (resource === 'any') return Math.max(...RESOURCES.map((one) => this.unit(one, had)));
    const held = this.player.cargo[resource] + had;
    if (held >= capacity(this.player)) return 0;
    const open = this.demand[resource] - held;
    return (open > 0 ? GUESSES.wantedUnit : GUESSES.spareUnit) * (this.turns > 1 ? 1 : GUESSES.lastTurn);
  }

  /** What is given up by paying a unit. */
  cost(resource: Resource | 'any'): number {
    if (resource !== 'any') return this.unit(resource, -1);
    const held = RESOURCES.filter((one) => this.player.cargo[one] > 0);
    return held.length === 0 ? 0 : Math.min(...held.map((one) => this.unit(one, -1)));
  }
}

/** Levels that planets still lack, by resource. */
function demandFor({ galaxy }: SeenTable): { [resource in Resource]: number } {
  const demand = { biomass: 0, workforce: 0, minerals: 0, technology: 0 };
  for (const cell of RING) {
    const sector = galaxy[cell];
    if (!sector || sector.terraformed) continue;
    planetOf(sector).tracks.forEach(({ resource, max }, track) => {
      demand[resource] += max - sector.levels[track];
    });
  }
  return demand;
}

/** Until the end: rounds that are sure once it is triggered, else as long as the nearest planets still need. */
function turnsLeft(table: SeenTable, options: Options): number {
  if (table.ending) return table.ending.lastRound - table.round + 1;
  const missing: number[] = [];
  for (const cell of RING) {
    const sector = table.galaxy[cell];
    if (!sector || sector.terraformed) continue;
    missing.push(planetOf(sector).tracks.reduce((sum, { max }, track) => sum + max - sector.levels[track], 0));
  }
  const needed = planetsToEnd(options) - terraformedCount(table);
  const levels = missing
    .sort((a, b) => a - b)
    .slice(0, needed)
    .reduce((sum, n) => sum + n, 0);
  return Math.min(GUESSES.mostTurns, 2 + levels / (GUESSES.levelsPerTurn * table.players.length));
}
