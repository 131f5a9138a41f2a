import type { Npc, Ship } from '../../data/index.ts';
import { hits } from '../lookups/dice.ts';
import { type Target, targetsOf } from './targets.ts';
import type { Hit, Rolled, Unit } from './types.ts';

/** ECL-15.6.1: from the largest to the smallest. */
const SIZE: { readonly [ship in Ship | Npc]: number } = {
  dreadnought: 4,
  cruiser: 3,
  starbase: 2,
  interceptor: 1,
  gcds: 4,
  guardian: 3,
  ancient: 2,
};

export const sizeOf = ({ ship }: Unit): number => SIZE[ship];

/**
 * The fixed assignment of non-player dice (ECL-D30), which also serves as automatic assignment for players: ships are
 * destroyed from the largest to the smallest with as little damage as possible, the rest goes to the largest.
 */
export function assign<K extends string>(
  dice: readonly Rolled[],
  computer: number,
  units: readonly Unit<K>[],
  size: (unit: Unit<K>) => number,
): Hit<K>[] {
  const free = dice.slice().sort(strongestFirst);
  const targets = targetsOf(units, []).sort((a, b) => size(b.unit) - size(a.unit) || a.left - b.left);
  const assigned: Hit<K>[] = [];
  const give = (die: Rolled, target: Target<K>) => {
    free.splice(free.indexOf(die), 1);
    target.left -= die.damage;
    assigned.push({ ship: target.unit.ship, at: target.at, damage: die.damage });
  };
  for (const target of targets) for (const die of cheapestKill(free, computer, target) ?? []) give(die, target);
  const alive = targets.filter(({ left }) => left >= 0);
  for (const die of free.slice()) {
    const target = alive.find(({ unit }) => hits(die.face, computer, unit.values.shield));
    if (target) give(die, target);
  }
  return assigned;
}

const strongestFirst = (a: Rolled, b: Rolled): number => b.damage - a.damage || a.face - b.face;

/** A way to take so many dice of each damage. */
interface Pick {
  readonly total: number;
  readonly dice: readonly Rolled[];
}

/**
 * The dice that destroy a ship with the least damage, then the fewest dice, then the lowest faces (ECL-D30, 2). For each
 * number of dice of one damage the lowest faces are best, so only these numbers have to be tried.
 */
function cheapestKill(free: readonly Rolled[], computer: number, target: Target): readonly Rolled[] | null {
  const need = target.left + 1;
  let picks: Pick[] = [{ total: 0, dice: [] }];
  for (const damage of [4, 3, 2, 1]) {
    const fitting = free.filter((die) => die.damage === damage && hits(die.face, computer, target.unit.values.shield));
    if (fitting.length === 0) continue;
    picks = picks.flatMap((pick) => extended(pick, fitting, need));
  }
  let best: Pick | null = null;
  for (const pick of picks) if (pick.total >= need && (best === null || isBetter(pick, best))) best = pick;
  return best?.dice ?? null;
}

/** The pick with none, one, two ... of these dice more, as long as that can matter. */
function extended(pick: Pick, fitting: readonly Rolled[], need: number): Pick[] {
  const picks = [pick];
  let { total } = pick;
  for (let n = 1; n <= fitting.length && total < need; n++) {
    total += fitting[n - 1].damage;
    picks.push({ total, dice: [...pick.dice, ...fitting.slice(0, n)] });
  }
  return picks;
}

function isBetter(one: Pick, other: Pick): boolean {
  if (one.total !== other.total) return one.total < other.total;
  if (one.dice.length !== other.dice.length) return one.dice.length < other.dice.length;
  return (compareFalling(one, other, 'face') || compareFalling(one, other, 'damage')) < 0;
}

/** Compares values sorted from high to low, place by place. */
function compareFalling(one: Pick, other: Pick, by: 'face' | 'damage'): number {
  const falling = ({ dice }: Pick) => dice.map((die) => die[by]).sort((a, b) => b - a);
  const [a, b] = [falling(one), falling(other)];
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
