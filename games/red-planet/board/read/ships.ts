import type { ZoneId } from '../../data/ids.ts';
import { type ShipFacts, shipFacts } from '../../data/ships.ts';
import { destinationOf, shipId } from '../../rules/lookups.ts';
import type { CompanyId, Seen, Ship } from './table.ts';

/** A ship on the pad or in the sky, with what is printed on its card. */
export interface Vessel extends ShipFacts {
  readonly crew: readonly CompanyId[];
  readonly tokens: readonly ZoneId[];
  readonly launched: boolean;
  /** The dock it stands on or left, 0 for dock 1. */
  readonly dock: number;
  /** Where it goes (MRP-6.4); undefined while that is unknown. */
  readonly bound: ZoneId | undefined;
}

/** All ships in play: docked ones by dock, then launched ones in launch order above the docks they left. */
export function vessels({ table }: Seen): Vessel[] {
  return [
    ...table.docks.flatMap((ship, dock) => (ship ? [vessel(ship, dock, false)] : [])),
    ...table.launched.map((ship, i) => vessel(ship, ship.dock ?? i, true)),
  ];
}

function vessel(ship: Ship, dock: number, launched: boolean): Vessel {
  const bound = destinationOf(ship) ?? undefined;
  return { ...shipFacts(shipId(ship)), crew: ship.crew, tokens: ship.tokens, launched, dock, bound };
}

/** Companies aboard with the number of their people, in boarding order. */
export function aboard(crew: readonly CompanyId[]): { readonly company: CompanyId; readonly count: number }[] {
  return [...new Set(crew)].map((company) => ({ company, count: crew.filter((one) => one === company).length }));
}
