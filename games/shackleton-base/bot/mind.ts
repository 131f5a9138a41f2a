import { type Effect, type Resource, ROUNDS, type SpotId } from '../data/index.ts';
import { crewSize, upkeepDue } from '../rules/lookups/index.ts';
import type { Seen, SeenPlayer, Who } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';

const TURNS = 6;
/** How much of a unit's worth is left by the turns in which it can still be used. */
const USEFUL = [0.12, 0.55, 0.8, 0.92, 1] as const;

/** What parts of effects are worth that only a corporation knows, by operation. */
export type OperationWorths = { readonly [op in Effect['op']]?: (mind: Mind) => number };

/** What a player knows and wants at one moment; every judgement is made in points from here. */
export class Mind {
  readonly table: Seen;
  readonly me: Who;
  readonly player: SeenPlayer;
  /** Turns this player still has after what is being decided now. */
  readonly turns: number;
  /** Upkeeps to come. */
  readonly upkeeps: number;
  readonly useful: number;
  private readonly operations: OperationWorths;
  private readonly found: { [op in Effect['op']]?: number } = {};
  /** Worths of tokens found so far. */
  readonly tokens: { [spot: SpotId]: number } = {};
  private readonly due: number;

  constructor(table: Seen, me: Who, operations: OperationWorths) {
    this.operations = operations;
    this.table = table;
    this.me = me;
    this.player = table.players[me];
    this.turns = turnsLeft(table, me);
    this.upkeeps = table.phase === 'end' ? 0 : ROUNDS + 1 - Math.max(1, table.round);
    this.due = upkeepDue(table, me).due;
    this.useful = USEFUL[Math.min(this.turns, USEFUL.length - 1)];
  }

  /** The last upkeep is the next one. */
  get last(): boolean {
    return this.table.round === ROUNDS;
  }

  /** What one more unit is worth, after `had` others. */
  unit(what: Resource | 'vp' | 'reputation', had = 0): number {
    if (what === 'vp') return 1;
    if (what === 'reputation') return this.last ? 1.05 : GUESSES.reputation;
    const held = this.player.stock[what] + had;
    if (what === 'credits') return this.credit(held);
    const full = what === 'titanium' || what === 'rareEarth' ? GUESSES.ore : GUESSES.goods;
    return full * this.useful * (held >= GUESSES.plenty ? 0.5 : 1);
  }

  /** Credits that upkeep would miss save Reputation. */
  private credit(held: number): number {
    const spare = held >= 4 * GUESSES.plenty ? 0.5 : 1;
    const worth = GUESSES.credit * this.useful * spare;
    return held < this.due ? Math.max(worth, 0.75) : worth;
  }

  /** What a corporation's own part of an effect is worth now; found once. */
  operation(op: Effect['op']): number {
    this.found[op] ??= this.operations[op]?.(this) ?? 0;
    return this.found[op];
  }
}

/** Turns after the one that is being taken. */
function turnsLeft({ round, phase, players }: Seen, me: Who): number {
  const later = (ROUNDS - Math.max(1, round)) * TURNS;
  const waiting = phase === 'setup' || (phase === 'shuttle' && crewSize(players[me].shuttle) === 0);
  return later + (waiting ? TURNS : crewSize(players[me].shuttle));
}
