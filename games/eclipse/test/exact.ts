/**
 * A second, slow judge of battles, written from the rules and sharing no code with the engine: it tries every subset of
 * dice for the assignment of ECL-D30 and solves the chain of all states exactly. Only for small battles.
 */

export interface ExactShip {
  /** 4 Dreadnought, 3 Cruiser, 2 Starbase, 1 Interceptor. */
  readonly size: number;
  readonly initiative: number;
  readonly computer: number;
  readonly shield: number;
  readonly hull: number;
  /** Damage of each die of the ship's cannons, and of its missiles. */
  readonly cannons: readonly number[];
  readonly missiles: readonly number[];
}

interface ExactDie {
  readonly damage: number;
  readonly face: number;
}

const FACES = [0, 2, 3, 4, 5, 6];

const doesHit = (face: number, computer: number, shield: number) =>
  face === 6 || (face > 0 && face + computer - shield > 5);

interface ExactTarget {
  readonly size: number;
  readonly hull: number;
  readonly shield: number;
  readonly damage: number;
}

/** Damage each target gets from these dice by the rule of ECL-D30, every subset tried. */
export function naiveAssign(dice: readonly ExactDie[], computer: number, targets: readonly ExactTarget[]): number[] {
  const given = targets.map(() => 0);
  const order = targets
    .map((_, i) => i)
    .sort(
      (a, b) =>
        targets[b].size - targets[a].size ||
        targets[a].hull - targets[a].damage - (targets[b].hull - targets[b].damage) ||
        a - b,
    );
  let left = dice.slice().sort((a, b) => b.damage - a.damage || a.face - b.face);
  const doomed = new Set<number>();
  for (const i of order) {
    const best = bestSubset(left, computer, targets[i]);
    if (!best) continue;
    doomed.add(i);
    given[i] += best.reduce((sum, die) => sum + die.damage, 0);
    left = left.filter((die) => !best.includes(die));
  }
  for (const die of left) {
    const i = order.find((at) => !doomed.has(at) && doesHit(die.face, computer, targets[at].shield));
    if (i !== undefined) given[i] += die.damage;
  }
  return given;
}

function bestSubset(dice: readonly ExactDie[], computer: number, target: ExactTarget): ExactDie[] | null {
  const fitting = dice.filter(({ face }) => doesHit(face, computer, target.shield));
  let best: ExactDie[] | null = null;
  for (let bits = 1; bits < 1 << fitting.length; bits++) {
    const subset = fitting.filter((_, i) => (bits >> i) & 1);
    if (total(subset) <= target.hull - target.damage) continue;
    if (!best || key(subset) < key(best)) best = subset;
  }
  return best;
}

const total = (dice: readonly ExactDie[]) => dice.reduce((sum, { damage }) => sum + damage, 0);

/** Sorts subsets by total, number of dice, faces and damages from high to low. */
function key(dice: readonly ExactDie[]): string {
  const falling = (values: number[]) => values.sort((a, b) => b - a).join('');
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(total(dice))}/${two(dice.length)}/${falling(dice.map(({ face }) => face))}/${falling(dice.map(({ damage }) => damage))}`;
}

/** Ships of one side, each with its kind, and the damage on each living ship; null is destroyed. */
type Damage = readonly (number | null)[];
type State = { readonly sides: readonly [Damage, Damage]; readonly step: number };

/** The exact chance that the defender (side 0) wins: always fire, ECL-D30 for both, nobody retreats. */
export function defenderWins(sides: readonly [readonly ExactShip[], readonly ExactShip[]]): number {
  const groups = activationOrder(sides);
  const steps = [
    ...groups.map((group) => ({ ...group, weapon: 'missiles' as const })),
    ...groups.map((group) => ({ ...group, weapon: 'cannons' as const })),
  ];
  const chances = new Map<string, { done: number; next: [string, number][] }>();
  const start: State = { sides: [sides[0].map(() => 0), sides[1].map(() => 0)], step: 0 };
  const open = [start];
  const keyOf = (state: State) => JSON.stringify(state);
  while (open.length > 0) {
    const state = open.pop() as State;
    if (chances.has(keyOf(state))) continue;
    const entry = { done: 0, next: [] as [string, number][] };
    chances.set(keyOf(state), entry);
    const winner = winnerOf(state);
    if (winner !== null) {
      entry.done = winner === 0 ? 1 : 0;
      continue;
    }
    const group = steps[state.step];
    const after = state.step + 1 === steps.length ? groups.length : state.step + 1;
    for (const [sidesAfter, chance] of outcomes(sides, state, group)) {
      const next = { sides: sidesAfter, step: after };
      entry.next.push([keyOf(next), chance]);
      open.push(next);
    }
  }
  return solve(chances, keyOf(start));
}

interface Group {
  readonly side: 0 | 1;
  readonly ships: readonly number[];
  readonly weapon?: 'missiles' | 'cannons';
}

/** Ships of one side with one size are one type. */
function activationOrder(sides: readonly [readonly ExactShip[], readonly ExactShip[]]): Group[] {
  const groups: (Group & { initiative: number })[] = [];
  for (const side of [0, 1] as const)
    sides[side].forEach((ship, i) => {
      const group = groups.find((one) => one.side === side && sides[side][one.ships[0]].size === ship.size);
      if (group) (group.ships as number[]).push(i);
      else groups.push({ side, ships: [i], initiative: ship.initiative });
    });
  return groups.sort((a, b) => b.initiative - a.initiative || a.side - b.side);
}

const winnerOf = ({ sides: [defender, attacker] }: State): 0 | 1 | null => {
  if (attacker.every((damage) => damage === null)) return 0;
  return defender.every((damage) => damage === null) ? 1 : null;
};

function outcomes(
  ships: readonly [readonly ExactShip[], readonly ExactShip[]],
  { sides }: State,
  { side, ships: group, weapon = 'cannons' }: Group,
): [State['sides'], number][] {
  const firing = group.filter((i) => sides[side][i] !== null).map((i) => ships[side][i]);
  const damages = firing.flatMap((ship) => ship[weapon]);
  if (damages.length === 0) return [[sides, 1]];
  const foe = side === 0 ? 1 : 0;
  const found = new Map<string, [State['sides'], number]>();
  const chance = 1 / 6 ** damages.length;
  for (let roll = 0; roll < 6 ** damages.length; roll++) {
    const dice = damages.map((damage, i) => ({ damage, face: FACES[Math.floor(roll / 6 ** i) % 6] }));
    const living = sides[foe].flatMap((damage, i) => (damage === null ? [] : [{ i, damage }]));
    const given = naiveAssign(
      dice,
      firing[0].computer,
      living.map(({ i, damage }) => ({ ...ships[foe][i], damage })),
    );
    const after = sides[foe].slice();
    living.forEach(({ i, damage }, at) => {
      const sum = damage + given[at];
      after[i] = sum > ships[foe][i].hull ? null : sum;
    });
    const both: State['sides'] = foe === 0 ? [after, sides[1]] : [sides[0], after];
    const id = JSON.stringify(both);
    const known = found.get(id);
    if (known) known[1] += chance;
    else found.set(id, [both, chance]);
  }
  return [...found.values()];
}

/** Repeats the equations of the chain until nothing moves any more. */
function solve(chances: Map<string, { done: number; next: [string, number][] }>, start: string): number {
  const value = new Map<string, number>([...chances].map(([id, { done }]) => [id, done]));
  for (let sweep = 0; sweep < 5000; sweep++) {
    let moved = 0;
    for (const [id, { next }] of chances) {
      if (next.length === 0) continue;
      const sum = next.reduce((all, [to, chance]) => all + chance * (value.get(to) as number), 0);
      moved = Math.max(moved, Math.abs(sum - (value.get(id) as number)));
      value.set(id, sum);
    }
    if (moved < 1e-12) break;
  }
  return value.get(start) as number;
}
