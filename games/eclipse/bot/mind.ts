import type { Seat } from '@orrery/kernel';
import { ROUNDS, type Ship } from '../data/index.ts';
import { type ShipValues, valuesOf } from '../rules/lookups/blueprint.ts';
import { linksOf } from '../rules/lookups/map.ts';
import { can } from '../rules/lookups/players.ts';
import type { Player, Table } from '../rules/table.ts';
import { power } from './strength.ts';

/** The position as one seat looks at it during one decision: what is worked out once is remembered. */
export class Mind {
  readonly table: Table;
  readonly seat: Seat;
  readonly player: Player;
  /** Upkeeps whose income can still be spent. */
  readonly rounds: number;
  private readonly ships: { [ship in Ship]?: ShipValues }[] = [];
  private readonly powers: { [ship in Ship]?: number }[] = [];
  private readonly ways: number[][][] = [];
  private readonly known = new Map<string, unknown>();

  constructor(table: Table, seat: Seat) {
    this.table = table;
    this.seat = seat;
    this.player = table.players[seat];
    this.rounds = Math.max(0, ROUNDS - table.round);
  }

  values(ship: Ship, seat: Seat = this.seat): ShipValues {
    this.ships[seat] ??= {};
    const known = this.ships[seat];
    known[ship] ??= valuesOf(this.table.players[seat], ship);
    return known[ship];
  }

  power(ship: Ship, seat: Seat = this.seat): number {
    this.powers[seat] ??= {};
    const known = this.powers[seat];
    known[ship] ??= power(this.values(ship, seat));
    return known[ship];
  }

  /** The same position with some of the own ships designed anew. */
  redesigned(designs: { readonly [ship in Ship]?: ShipValues }): Mind {
    const other = new Mind(this.table, this.seat);
    other.ships[this.seat] = { ...designs };
    return other;
  }

  /** Indexes of the sectors that a seat's ships reach in one step. */
  links(at: number, seat: Seat = this.seat): readonly number[] {
    this.ways[seat] ??= [];
    const known = this.ways[seat];
    known[at] ??= linksOf(this.table, at, can(this.table.players[seat], 'generator'));
    return known[at];
  }

  /** What `work` finds out, once for this decision. */
  once<V>(key: string, work: () => V): V {
    if (!this.known.has(key)) this.known.set(key, work());
    return this.known.get(key) as V;
  }
}
