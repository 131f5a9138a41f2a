import { CORPORATION, type CorporationId, playerCount, TIERS, type Tier } from '../../data/index.ts';
import type { Seen, Who } from '../table.ts';
import { metric } from './metrics.ts';
import { corporationAt, seatsOf } from './players.ts';

export const goalFacts = (id: CorporationId, tier: Tier) => {
  const goal = CORPORATION[id].goals.find((one) => one.tier === tier);
  if (!goal) throw new Error(`no ${tier} goal of ${id}`);
  return goal;
};

/** How far the player is towards a goal, and what keeps it from being fulfilled (SHB-8.1, SHB-8.2). */
export function goalState(table: Seen, who: Who, id: CorporationId, tier: Tier) {
  const { requirement, slotsByPlayers } = goalFacts(id, tier);
  const has = metric(table, who, requirement.metric);
  const holders = corporationAt(table, id)?.goals[tier] ?? [];
  const free = slotsByPlayers[playerCount(seatsOf(table))] - holders.length;
  const done = table.players[who].goals.some(({ corporation }) => corporation === id);
  const fault =
    has < requirement.min ? 'goal-not-met' : done ? 'goal-of-corporation' : free <= 0 ? 'goal-taken' : undefined;
  return { has, needs: requirement.min, free, fault } as const;
}

export const openGoals = (table: Seen, who: Who): { corporation: CorporationId; tier: Tier }[] =>
  table.corporations.flatMap(({ id }) =>
    table.players[who].goals.some(({ corporation }) => corporation === id)
      ? []
      : TIERS.filter((tier) => goalState(table, who, id, tier).fault === undefined).map((tier) => ({
          corporation: id,
          tier,
        })),
  );
