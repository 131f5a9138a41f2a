import { type CorporationId, TIERS, type Tier } from '../data/index.ts';
import { goalFacts, goalState, openGoals } from './lookups/goals.ts';
import { goalBonus } from './lookups/prices.ts';
import { gainVp } from './reputation.ts';
import type { M, Who } from './table.ts';
import { question } from './vocabulary.ts';

/** At the end of the own turn, as many as one likes, one per corporation (SHB-8.1, SHB-8.5). */
export const claimGoals = question('claim-goals', {
  rule: 'SHB-16.39',
  answers(m, { seat }) {
    const goals = openGoals(m.table, seat);
    return goals.length > 0 ? [...goals, { stop: true as const }] : [];
  },
  take(m, { seat }, answer) {
    if ('stop' in answer) return;
    fulfil(m, seat, answer.corporation, answer.tier);
    m.next(claimGoals({ seat }));
  },
  barred: (m, { seat }) =>
    m.table.corporations.flatMap(({ id: corporation }) =>
      TIERS.flatMap((tier) => {
        const { fault: why, needs, has } = goalState(m.table, seat, corporation, tier);
        if (!why) return [];
        const bar = { answer: { corporation, tier }, rule: 'SHB-8.1' };
        return [why === 'goal-not-met' ? { ...bar, why, needs, has } : { ...bar, why }];
      }),
    ),
});

/** Scores a goal with the bonus of the Reputation at this moment (SHB-8.3, SHB-8.6). */
export function fulfil(m: M, who: Who, corporation: CorporationId, tier: Tier): void {
  const player = m.table.players[who];
  const { vp } = goalFacts(corporation, tier);
  const bonus = goalBonus(player.reputation);
  player.goals.push({ corporation, tier });
  m.table.corporations.find(({ id }) => id === corporation)?.goals[tier].push(who);
  m.tell({ type: 'goal-fulfilled', who, corporation, tier, vp, bonus });
  gainVp(m, who, vp + bonus);
}
