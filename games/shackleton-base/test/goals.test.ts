import { describe, expect, it } from 'vitest';
import { CORPORATION, CORPORATIONS, FILES, TIERS } from '../data/index.ts';
import { claimGoals } from '../rules/goals.ts';
import { goalBonus } from '../rules/lookups/index.ts';
import type { Table, Who } from '../rules/table.ts';
import { at, boardOf, F, lay, N, onTurn, until } from './position.ts';

/** A position in which F has exactly `n` of what the goals of each corporation count. */
const reach: { [metric: string]: (table: Table, n: number) => void } = {
  touristsSeated: (table, n) =>
    void Object.assign(table.boards['artemis-tours'] ?? {}, { rimWalk: Array.from({ length: n }, () => F) }),
  cargoShipped: (table, n) =>
    void Object.assign(table.boards['moon-mining'] ?? {}, {
      cargo: cargoOn(['L1-top', 'L1-middle', 'L1-bottom'].slice(0, n)),
    }),
  cargoLevels: (table, n) =>
    void Object.assign(table.boards['moon-mining'] ?? {}, {
      cargo: cargoOn(['L1-top', 'L2-top', 'L3-top', 'L4-top'].slice(0, n)),
    }),
  experiments: (table, n) => completed(table, ['X01', 'X02', 'X03', 'X04'].slice(0, n)),
  experimentFields: (table, n) => completed(table, ['X01', 'X07', 'X13'].slice(0, n)),
  farmSizeBuilt: (table, n) =>
    void Object.assign(table.boards['evergreen-farms'] ?? {}, { built: [Array.from({ length: n }, () => 1), [], []] }),
  supports: (table, n) =>
    void Object.assign(table.boards['sky-watch'] ?? {}, {
      supports: [FILES['sky-watch'].programmes.slice(0, n).map(({ id }) => id), [], []],
    }),
  factories: (table, n) =>
    void Object.assign(table.boards['space-robotics'] ?? {}, {
      owned: [FILES['space-robotics'].factories.slice(0, n).map(({ id }) => id), [], []],
    }),
  factoryRows: (table, n) =>
    void Object.assign(table.boards['space-robotics'] ?? {}, {
      owned: [['factory-top-left', 'factory-middle-left', 'factory-bottom-left'].slice(0, n), [], []],
    }),
  marsPairs: (table, n) => {
    const ship = table.boards['to-mars'];
    if (!ship) return;
    ship.crew.engineer = Array.from({ length: n }, () => F);
    for (const slot of Object.keys(ship.slots).slice(0, n)) ship.slots[slot] = { owner: F, building: 'dome-1' };
  },
};

const cargoOn = (spaces: string[]): { [space: string]: Who } => Object.fromEntries(spaces.map((space) => [space, F]));

function completed(table: Table, ids: string[]): void {
  const board = table.boards['selenium-research'];
  if (board) lay(board.completed[F], ids);
}

const goals = CORPORATIONS.flatMap((id) => CORPORATION[id].goals.map((goal) => [goal.id, id, goal] as const));

describe('goals', () => {
  it.each(goals)(
    'SHB-8.1, SHB-8.4, SHB-L7: %s at its requirement and not before',
    (_, id, { tier, vp, requirement }) => {
      const others = CORPORATIONS.filter((one) => one !== id).slice(0, 2);
      const open = (n: number) =>
        at({ corporations: [id, ...others] }, (table) => reach[requirement.metric](table, n)).doing(
          claimGoals({ seat: F }),
        );
      expect(open(requirement.min - 1).may(F, { corporation: id, tier })).toBe(false);
      const scene = open(requirement.min).when(F, { corporation: id, tier });
      expect(scene.table.players[F].vp).toBe(vp);
      expect(boardOf(scene.table, id).goals[tier]).toEqual([F]);
    },
  );

  it('SHB-8.2: a goal without a free slot is taken', () => {
    const scene = at({}, (table) => {
      reach.touristsSeated(table, 3);
      boardOf(table, 'artemis-tours').goals.middle = [N];
    }).doing(claimGoals({ seat: F }));
    expect(scene.may(F, { tier: 'lower' })).toBe(true);
    expect(scene.may(F, { tier: 'middle' })).toBe(false);
    expect(scene.refusal(F, { corporation: 'artemis-tours', tier: 'middle' }).details).toMatchObject({
      why: 'goal-taken',
    });
  });

  it('SHB-8.3: the bonus by Reputation', () =>
    expect([0, 1, 2, 5, 6, 10, 13, 14, 15].map(goalBonus)).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 4]));

  it('SHB-5.3, SHB-8.5, SHB-18.14, SHB-18.15: asked at the end of the own turn, one may wait, one per corporation', () => {
    const scene = onTurn({}, (table) => reach.touristsSeated(table, 3));
    until(scene.when(F, { astronaut: 'engineer', action: 'gateway' }), F, 'claim-goals');
    expect(scene.answers(F)).toContainEqual({ stop: true });
    scene.when(F, { tier: 'lower' });
    expect(scene.play.over).toBe(true);
    expect(TIERS).toHaveLength(3);
  });
});
