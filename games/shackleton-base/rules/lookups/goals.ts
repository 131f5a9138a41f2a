import { present, recordOf } from '@orrery/kernel';
import { CORPORATION, CORPORATIONS, type CorporationId, playerCount, TIERS, type Tier } from '../../data/index.ts';
import type { Seen, Who } from '../table.ts';
import { metric } from './metrics.ts';
import { corporationAt, seatsOf } from './players.ts';

type GoalFacts = (typeof CORPORATION)[CorporationId]['goals'][number];

const GOALS = recordOf(CORPORATIONS, (id) =>
  recordOf(
    TIERS,
    (tier): GoalFacts =>
      present(
        CORPORATION[id].goals.find((goal) => goal.tier === tier),
        `goal ${tier} of ${id}`,
      ),
  ),
);

export const goalFacts = (id: CorporationId, tier: Tier): GoalFacts => GOALS[id][tier];

/** How far the player is towards a goal, and what keeps it from being fulfilled (SHB-8.1, SHB-8.2). */
export function goalState(table: Seen, who: Who, id: CorporationId, tier: Tier) {
  const { requirement, slotsByPlayers } = goalFacts(id, tier);
  const has = metric(table, who, requirement.metric);
  const holders = corporationAt(table, id)?.goals[tier] ?? [];
  const free = slotsByPlayers[playerCount(seatsOf(table))] - holders.length;
  const fault =
    has < requirement.min
      ? 'goal-not-met'
      : hasGoalOf(table, who, id)
        ? 'goal-of-corporation'
        : free <= 0
          ? 'goal-taken'
          : undefined;
  return { has, needs: requirement.min, free, fault } as const;
}

/** Goals the player may fulfil now. */
export function openGoals(table: Seen, who: Who): { corporation: CorporationId; tier: Tier }[] {
  const open: { corporation: CorporationId; tier: Tier }[] = [];
  for (const { id: corporation } of table.corporations) {
    if (hasGoalOf(table, who, corporation)) continue;
    for (const tier of TIERS) if (!goalState(table, who, corporation, tier).fault) open.push({ corporation, tier });
  }
  return open;
}

export const hasGoalOf = (table: Seen, who: Who, id: CorporationId): boolean =>
  table.players[who].goals.some(({ corporation }) => corporation === id);
