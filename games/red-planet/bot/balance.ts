import type { Seat } from '@orrery/kernel';
import type { ZoneId } from '../data/ids.ts';
import { freeSeats } from '../rules/lookups.ts';
import type { CompanyId, Ship, Table } from '../rules/table.ts';
import type { Field } from './field.ts';
import { GUESSES } from './guesses.ts';
import { Outlook } from './outlook.ts';

/** What a change on the map would bring to one seat's main company, in points. */
export class Balance {
  readonly outlook: Outlook;
  readonly table: Table;
  /** The company whose points count: a player cares for the main one, also when a neutral one acts. */
  readonly own: CompanyId;
  /** What everybody may expect of each zone as it is, worked out when needed. */
  private readonly before: { [zone in ZoneId]?: number[] } = {};
  private readonly after: number[];

  constructor(table: Table, seat: Seat) {
    this.table = table;
    this.own = seat;
    this.outlook = new Outlook(table, seat);
    this.after = Array<number>(table.companies.length).fill(0);
  }

  /** So many more, or fewer, of a company in a zone. */
  people(zone: ZoneId, company: CompanyId, n: number): number {
    return this.gain(zone, (field, sign) => field.shift(company, sign * n));
  }

  /** One of a company takes the place of one of another, aboard a ship with free seats or on the ground. */
  replacing(zone: ZoneId, company: CompanyId, victim: CompanyId, free = 0): number {
    return this.gain(zone, (field, sign) => {
      field.shift(company, sign, free);
      field.shift(victim, -sign, free);
    });
  }

  /** `n` of a company board a docked ship for this zone: also those aboard get away sooner. */
  boarding(zone: ZoneId, ship: Ship, company: CompanyId, n: number): number {
    const free = freeSeats(ship);
    return this.gain(zone, (field, sign) => {
      field.shift(company, sign * n, free - n);
      for (const one of ship.crew) {
        field.shift(one, sign, free - n);
        field.shift(one, -sign, free);
      }
    });
  }

  /** The crew of a ship with so many free seats is bound for a zone (1) or not any more (-1). */
  crew(zone: ZoneId, crew: readonly CompanyId[], n: 1 | -1, free = 0): number {
    return this.gain(zone, (field, sign) => {
      for (const one of crew) field.shift(one, sign * n, free);
    });
  }

  /** The gain if `change` happened in this zone; it is called a second time, with -1, to take it back. */
  private gain(zone: ZoneId, change: (field: Field, sign: 1 | -1) => void): number {
    const { after, own } = this;
    const field = this.outlook.field(zone);
    const before = this.asItIs(zone, field);
    change(field, 1);
    field.worth(after);
    change(field, -1);
    let gain = 0;
    for (let c = 0; c < before.length; c++) {
      const difference = after[c] - before[c];
      gain += c === own ? difference : -GUESSES.spite * difference;
    }
    return gain;
  }

  private asItIs(zone: ZoneId, field: Field): number[] {
    let worth = this.before[zone];
    if (!worth) {
      worth = this.after.slice();
      field.worth(worth);
      this.before[zone] = worth;
    }
    return worth;
  }
}
