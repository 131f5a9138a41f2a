import { choiceOf } from '@orrery/ui/testing';
import { describe, expect, test } from 'vitest';
import { hexOf } from '../../data/index.ts';
import {
  battleOdds,
  contestOdds,
  EDGES,
  hasDoor,
  npcSideOf,
  opposite,
  sideOf,
  turned,
} from '../../rules/lookups/index.ts';
import { TERRANS, table } from '../../test/stage.ts';
import { fieldAt } from '../battle/contest.ts';
import { added, chances, NOTHING, outcomeFor, rollFrom, sampled, TRIALS } from '../battle/odds.ts';
import { battlesAhead, plannedBattle, raiders } from '../battle/plan.ts';
import { propsOf } from './battle-props.tsx';

const FAR = [6, -3] as const;

const guarded = () =>
  table(TERRANS.slice(0, 2)).lay(101, FAR, 0, { guarded: true }).ships(0, 101, { interceptor: 2, cruiser: 1 });

describe('chances', () => {
  test('agree with the rules for two parties, die for die', () => {
    const { table: seen } = propsOf(guarded()).view;
    const field = fieldAt(seen, 101)!;
    const [mine, rules] = [rollFrom(7), rollFrom(7)];
    const outcome = contestOdds(field, 500, mine);
    const odds = battleOdds({ defender: npcSideOf(seen, 101), attacker: sideOf(seen, 101, 0) }, 500, rules);
    expect(field.seats).toEqual([null, 0]);
    expect(outcome.parties.map(({ wins }) => wins)).toEqual([odds.defender.wins, odds.attacker.wins]);
  });

  test('are refined up to all trials, and the error shrinks', () => {
    const field = fieldAt(propsOf(guarded()).view.table, 101)!;
    const steps = [...sampled(field)].map((outcome) => ({ trials: outcome.trials, mine: chances(outcome)[1] }));
    expect(steps.map(({ trials }) => trials)).toEqual([2000, 4000, 6000, 8000, TRIALS.all]);
    expect(steps.at(-1)!.mine.error).toBeLessThan(steps[0].mine.error);
    expect(Math.abs(steps.at(-1)!.mine.share - steps[0].mine.share)).toBeLessThan(steps[0].mine.error * 2);
    expect(
      added(NOTHING(2), {
        trials: 3,
        parties: [
          { wins: 1, ships: 2 },
          { wins: 2, ships: 2 },
        ],
      }).trials,
    ).toBe(3);
  });

  test('in a running fight the numbers before stay until the new ones are there', () => {
    const [before, now] = [2, 4].map((trials) => ({ ...NOTHING(2), trials }));
    const shown = { key: 'before', outcome: before };
    expect(outcomeFor('now', { shown, running: true })).toBe(before);
    expect(outcomeFor('now', { shown, running: false })).toBeUndefined();
    expect(outcomeFor('now', { shown, known: now, running: true })).toBe(now);
    expect(outcomeFor('before', { shown, known: now, running: true })).toBe(before);
  });

  test('three parties: the last two first, and one is left', () => {
    const ships = { interceptor: 2 };
    const stage = table(TERRANS.slice(0, 3)).lay(304, FAR, 0, {
      disc: 1,
      ships: [
        [0, ships],
        [1, ships],
        [2, ships],
      ],
    });
    const field = fieldAt(propsOf(stage).view.table, 304)!;
    expect(field.seats).toEqual([1, 0, 2]);
    const { parties } = contestOdds(field, 400, rollFrom(1));
    expect(parties.reduce((sum, { wins }) => sum + wins, 0)).toBe(400);
    // Who comes last to the field meets tired winners.
    expect(parties[0].wins).toBeGreaterThan(parties[1].wins);
  });

  test('Draco has no quarrel with Ancients', () => {
    const stage = table(['draco', TERRANS[0]]).lay(101, FAR, 0, { guarded: true }).ships(0, 101, { interceptor: 1 });
    expect(fieldAt(propsOf(stage).view.table, 101)).toBeUndefined();
    stage.ships(1, 101, { dreadnought: 1 });
    const field = fieldAt(propsOf(stage).view.table, 101)!;
    expect(field).toMatchObject({ seats: [null, 0, 1], truce: [false, true, false] });
    const { parties } = contestOdds(field, 200, rollFrom(3));
    expect(parties[0].wins + parties[2].wins).toBe(200);
  });
});

describe('plans', () => {
  test('a move into a guarded sector is weighed with the ship that comes', () => {
    const stage = guarded().turnOf(0).when(0, { do: 'move' });
    const props = propsOf(stage);
    const { asked } = props.choice;
    const seen = { ...props, seat: 0 };
    expect(asked?.question).toBe('move');
    expect(battlesAhead(props.view.table, 0).map(({ sector }) => sector)).toEqual([101]);
    const home = stage.home(0).id;
    const picked = { do: 'move', ship: 'interceptor', from: home, to: 101 };
    const plan = plannedBattle({ ...seen, choice: choiceOf(asked, picked) }, undefined);
    expect(plan).toMatchObject({ sector: 101, newcomer: { seat: 0, ship: 'interceptor' } });
    expect(plan?.field.parties[1].find(({ ship }) => ship === 'interceptor')?.damage).toEqual([0, 0, 0]);
    expect(plannedBattle(seen, undefined)).toBeUndefined();
  });

  test('a raid is weighed with all ships that can come in one move, and no others', () => {
    const stage = table(TERRANS.slice(0, 2));
    const { id, q, r, doors, near } = stage.home(0);
    const edge = EDGES.findIndex((_, at) => near[at] < 0 && hasDoor(doors, at));
    const rotation = [0, 1, 2, 3, 4, 5].find((by) => hasDoor(turned(hexOf(101).doors, by), opposite(edge))) ?? 0;
    stage.lay(101, [q + EDGES[edge][0], r + EDGES[edge][1]], rotation, { guarded: true });
    stage.lay(317, FAR, 0, { ships: [[0, { cruiser: 2 }]] }).ships(0, id, { interceptor: 2, starbase: 1 });
    const seen = propsOf(stage).view.table;
    const coming = raiders(seen, 0, 101);
    expect(new Set(coming.map(({ ship }) => ship))).toEqual(new Set(['interceptor']));
    const field = fieldAt(seen, 101, coming);
    expect(field?.seats).toEqual([null, 0]);
    expect(field?.parties[1][0].damage).toHaveLength(coming.length);
  });
});
