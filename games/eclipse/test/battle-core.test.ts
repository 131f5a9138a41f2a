import { below, randomFrom } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { DICE, type DiceCount } from '../data/index.ts';
import { assign } from '../rules/battle/assign.ts';
import { fightOut } from '../rules/battle/auto.ts';
import type { Rolled, Unit } from '../rules/battle/types.ts';
import { FACES } from '../rules/lookups/dice.ts';
import { defenderWins, type ExactShip, naiveAssign } from './exact.ts';

const NONE: DiceCount = [0, 0, 0, 0];

const ship = (values: Partial<ExactShip>): ExactShip => ({
  size: 1,
  initiative: 0,
  computer: 0,
  shield: 0,
  hull: 0,
  cannons: [],
  missiles: [],
  ...values,
});

const counts = (damages: readonly number[]): DiceCount =>
  NONE.map((_, i) => damages.filter((damage) => damage === i + 1).length) as unknown as DiceCount;

/** Equal ships become one type of the engine. */
function units(ships: readonly ExactShip[]): Unit<string>[] {
  const found: Unit<string>[] = [];
  for (const one of ships) {
    const same = found.find((unit) => unit.ship === String(one.size));
    if (same) same.damage.push(0);
    else {
      const { initiative, computer, shield, hull, cannons, missiles } = one;
      const values = { initiative, computer, shield, hull, splitter: false };
      found.push({
        ship: String(one.size),
        damage: [0],
        retreat: null,
        values: { ...values, cannons: counts(cannons), missiles: counts(missiles) },
      });
    }
  }
  return found;
}

function sampled(defender: readonly ExactShip[], attacker: readonly ExactShip[], trials: number): number {
  const random = randomFrom('battle core');
  let wins = 0;
  for (let i = 0; i < trials; i++) {
    const sides = {
      defender: units(defender),
      attacker: units(attacker),
      size: (unit: Unit<string>) => Number(unit.ship),
    };
    if (fightOut(sides, () => below(random, 6)) === 'defender') wins += 1;
  }
  return wins / trials;
}

/** Four standard errors: a wrong rule is far beyond, luck hardly ever. */
function expectShare(defender: readonly ExactShip[], attacker: readonly ExactShip[]): void {
  const trials = 20_000;
  const exact = defenderWins([defender, attacker]);
  const error = Math.sqrt((exact * (1 - exact)) / trials);
  expect(Math.abs(sampled(defender, attacker, trials) - exact)).toBeLessThan(4 * error + 1e-9);
}

describe('the pure core of battles', () => {
  it('one die against one hull is the chain made by hand', () => {
    // The attacker hits with 1/6 and must hit twice; the defender hits with 1/6 and must hit once; the defender begins.
    const [defender, attacker] = [ship({ hull: 1, cannons: [1] }), ship({ cannons: [1] })];
    const p = 1 / 6;
    const q = 1 - p;
    // From "defender undamaged, defender to fire": W2 = p + q (p W1 + q W2), and W1 = p + q (q W1).
    const w1 = p / (1 - q * q);
    const w2 = (p + q * p * w1) / (1 - q * q);
    expect(defenderWins([[defender], [attacker]])).toBeCloseTo(w2, 9);
    expect(sampled([defender], [attacker], 40_000)).toBeCloseTo(w2, 1);
    expectShare([defender], [attacker]);
  });

  it('initiative decides who fires first, the defender at equal values', () => {
    const equal = defenderWins([[ship({ cannons: [1] })], [ship({ cannons: [1] })]]);
    expect(equal).toBeCloseTo(1 / 6 / (1 - 25 / 36), 9);
    const slow = defenderWins([[ship({ cannons: [1] })], [ship({ initiative: 1, cannons: [1] })]]);
    expect(slow).toBeCloseTo(1 - equal, 9);
    expectShare([ship({ cannons: [1] })], [ship({ cannons: [1] })]);
    expectShare([ship({ cannons: [1] })], [ship({ initiative: 1, cannons: [1] })]);
  });

  it('computers, shields and hulls of an Ancient against a Cruiser', () => {
    const ancient = ship({ size: 2, initiative: 2, computer: 1, hull: 1, cannons: [1, 1] });
    const cruiser = ship({ size: 3, initiative: 2, computer: 1, shield: 1, hull: 1, cannons: [1] });
    expectShare([ancient], [cruiser]);
    expectShare([ancient, ancient], [cruiser, ship({ initiative: 3, cannons: [1] })]);
  });

  it('missiles come first and once', () => {
    const rocket = ship({ initiative: 3, missiles: [2, 2], cannons: [1] });
    const guardian = ship({ size: 3, initiative: 3, computer: 2, hull: 2, cannons: [1, 1, 1] });
    expectShare([guardian], [rocket, rocket]);
    const unarmed = ship({ initiative: 9, missiles: [1] });
    // Without cannons on either side the attacker has lost unless its missiles did it (ECL-15.8.1).
    expect(sampled([ship({})], [unarmed], 20_000)).toBeCloseTo(5 / 6, 1);
  });

  it('dice of several colours against ships of several sizes', () => {
    const mixed = ship({ size: 3, initiative: 1, computer: 1, hull: 2, cannons: [4, 2] });
    const small = ship({ initiative: 2, hull: 0, cannons: [1] });
    const base = ship({ size: 2, initiative: 4, computer: 1, hull: 2, shield: 1, cannons: [1] });
    expectShare([base, small], [mixed, small]);
  });

  it('ECL-D30: the assignment is what trying every subset gives', () => {
    const random = randomFrom('assignments');
    const pick = (n: number) => below(random, n);
    for (let i = 0; i < 3000; i++) {
      const dice: Rolled[] = Array.from({ length: 1 + pick(7) }, () => {
        const colour = pick(4);
        return { die: DICE[colour], damage: colour + 1, face: FACES[pick(6)] };
      });
      const computer = pick(4);
      const targets = [4, 3, 2, 1]
        .filter(() => pick(3) > 0)
        .map((size) => ({
          size,
          hull: pick(5),
          shield: pick(3),
          ships: 1 + pick(3),
        }));
      const fleet: Unit<string>[] = targets.map(({ size, hull, shield, ships }) => ({
        ship: String(size),
        damage: Array.from({ length: ships }, () => pick(hull + 1)),
        retreat: null,
        values: { initiative: 0, computer: 0, shield, hull, cannons: NONE, missiles: NONE, splitter: false },
      }));
      const given = new Map<string, number>();
      for (const hit of assign(dice, computer, fleet, (unit) => Number(unit.ship)))
        given.set(`${hit.ship}/${hit.at}`, (given.get(`${hit.ship}/${hit.at}`) ?? 0) + hit.damage);
      const flat = fleet.flatMap((unit) => unit.damage.map((damage, at) => ({ unit, damage, at })));
      const expected = naiveAssign(
        dice,
        computer,
        flat.map(({ unit, damage }) => ({ size: Number(unit.ship), damage, ...unit.values })),
      );
      expect(flat.map(({ unit, at }) => given.get(`${unit.ship}/${at}`) ?? 0)).toEqual(expected);
    }
  });

  it('ECL-15.5.4: with the Splitter a red cannon die is four points, a red missile is not', () => {
    const values = { initiative: 0, computer: 0, shield: 0, hull: 0, missiles: NONE, cannons: NONE, splitter: true };
    const foes = (): Unit<string>[] => [
      { ship: 'small', damage: [0, 0, 0, 0], retreat: null, values: { ...values, splitter: false } },
    ];
    const burst = () => 5;
    const gun: Unit<string> = {
      ship: 'gun',
      damage: [0],
      retreat: null,
      values: { ...values, initiative: 1, cannons: [0, 0, 0, 1] },
    };
    const size = () => 1;
    const killed = foes();
    expect(fightOut({ defender: killed, attacker: [gun], size }, burst)).toBe('attacker');
    const rocket = { ...gun, values: { ...values, initiative: 1, missiles: [0, 0, 0, 1] as const } };
    const left = foes();
    expect(fightOut({ defender: left, attacker: [rocket], size }, burst)).toBe('defender');
    expect(left[0].damage).toHaveLength(3);
  });
});
