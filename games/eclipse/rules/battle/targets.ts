import { hits } from '../lookups/dice.ts';
import type { Hit, Rolled, Unit } from './types.ts';

/** A living ship as a target, with the damage this volley has already given it. */
export interface Target<K extends string = string> {
  readonly unit: Unit<K>;
  /** Index among the living ships of its type. */
  readonly at: number;
  /** Damage it can still take; below zero it is doomed. */
  left: number;
}

export function targetsOf<K extends string>(units: readonly Unit<K>[], assigned: readonly Hit<K>[]): Target<K>[] {
  const targets: Target<K>[] = [];
  for (const unit of units)
    for (let at = 0; at < unit.damage.length; at++)
      targets.push({ unit, at, left: unit.values.hull - unit.damage[at] });
  for (const { ship, at, damage } of assigned) {
    const target = targets.find((one) => one.unit.ship === ship && one.at === at);
    if (target) target.left -= damage;
  }
  return targets;
}

export const reaches = (die: Rolled, computer: number, { unit }: Target): boolean =>
  hits(die.face, computer, unit.values.shield);

/** Whether a die hits at least one of the ships. */
export const hitsAny = (die: Rolled, computer: number, units: readonly Unit<string>[]): boolean =>
  units.some((unit) => unit.damage.length > 0 && hits(die.face, computer, unit.values.shield));

/** Different ships for one die: equal ones once, and of doomed ones the first. */
export function choices<K extends string>(die: Rolled, computer: number, targets: readonly Target<K>[]): Target<K>[] {
  const found: Target<K>[] = [];
  for (const target of targets) {
    if (!reaches(die, computer, target)) continue;
    const alike = found.some((other) =>
      target.left < 0 ? other.left < 0 : other.unit === target.unit && other.left === target.left,
    );
    if (!alike) found.push(target);
  }
  return found;
}

/** Applies a volley; damage of one roll counts together (ECL-15.10.5, 27.18), and more than the hull destroys (ECL-3.5.5). Returns the ships destroyed, by type. */
export function strike<K extends string>(units: readonly Unit<K>[], assigned: readonly Hit<K>[]): K[] {
  for (const { ship, at, damage } of assigned) {
    const unit = units.find((one) => one.ship === ship);
    if (unit) unit.damage[at] += damage;
  }
  const destroyed: K[] = [];
  for (const unit of units) {
    const living = unit.damage.filter((damage) => damage <= unit.values.hull);
    for (let i = living.length; i < unit.damage.length; i++) destroyed.push(unit.ship);
    unit.damage = living;
  }
  return destroyed;
}
