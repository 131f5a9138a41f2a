import type { AnswerTo } from '@orrery/kernel';
import type { Part } from '@orrery/ui';
import type { Seen } from '../../rules/table.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';

type Target = AnswerTo<Eclipse, 'assign-die'>;

/**
 * The answer that a ship stands for while dice are assigned. Of ships that are alike the rules list only one, and of all
 * that are doomed already only the first.
 */
export function targetPart(table: Seen, answers: readonly Target[], target: Target): Part {
  const mine = leftOf(table, target);
  const listed = answers.find((other) => {
    const left = leftOf(table, other);
    return mine < 0 ? left < 0 : left === mine && other.ship === target.ship;
  });
  return { ...(listed ?? target) };
}

/** Hull left after the dice assigned so far. */
function leftOf({ battle }: Seen, { ship, at }: Target): number {
  const fight = battle?.fight;
  if (!battle || !fight?.volley) return 0;
  const foe = fight.volley.party === fight.defender ? fight.attacker : fight.defender;
  const unit = battle.parties[foe].units.find((one) => one.ship === ship);
  const hits = fight.volley.hits.filter((hit) => hit.ship === ship && hit.at === at);
  return (unit?.values.hull ?? 0) - (unit?.damage[at] ?? 0) - hits.reduce((sum, { damage }) => sum + damage, 0);
}
