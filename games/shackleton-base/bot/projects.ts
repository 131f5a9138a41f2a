import { PROJECT, type ProjectId } from '../data/index.ts';
import { metric, projectOffer } from '../rules/lookups/index.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { costWorth, effectsWorth } from './worth.ts';

/** What a project brings: points, what it does at once, and what it will do. */
export function projectWorth(mind: Mind, project: ProjectId): number {
  const { vp, immediate, seats = [], fullBonusVp = 0 } = PROJECT[project];
  let rewards = 0;
  for (const seat of seats) rewards += effectsWorth(mind, seat);
  const attraction = 0.25 * mind.useful * (rewards + fullBonusVp);
  return vp + effectsWorth(mind, immediate) + abilityWorth(mind, project) + attraction + scoringWorth(mind, project);
}

/** What an ability still promises. */
export function abilityWorth(mind: Mind, project: ProjectId): number {
  const { ability } = PROJECT[project];
  if (!ability) return 0;
  const { kind, cost = {}, effect = [], modifier } = ability;
  const once = effectsWorth(mind, effect) - costWorth(mind, cost);
  const { turns, upkeeps } = mind;
  const spent = mind.player.spent.includes(project) ? 1 : 0;
  if (kind === 'oncePerRound') return Math.max(0, once - 1) * Math.max(0, Math.min(upkeeps, turns) - spent) * 0.8;
  if (kind === 'corpAction') return Math.max(0, once - 1.2) * GUESSES.repeated * turns;
  return Math.max(0, once) * GUESSES.reacting * turns * 0.6 + (modifier ? GUESSES.cheaper * turns : 0);
}

/** Points at the end, as they would count now and a little more. */
function scoringWorth(mind: Mind, project: ProjectId): number {
  const { endScoring } = PROJECT[project];
  if (!endScoring) return 0;
  const { vpPer, n = 0, max, sum = [] } = endScoring;
  const parts = vpPer ? [{ vpPer, n, max }] : sum;
  return parts.reduce((total, part) => {
    const points = part.n * (metric(mind.table, mind.me, part.vpPer) + 0.12 * mind.turns);
    return total + Math.min(points, part.max ?? points);
  }, 0);
}

/** The same after its price. */
export function netProjectWorth(mind: Mind, project: ProjectId): number {
  const { credits, energySpent } = projectOffer(mind.table, mind.me, project);
  return projectWorth(mind, project) - costWorth(mind, { credits, energy: energySpent });
}

/** The best visible project that can be paid at this level of Energy. */
export function bestProject(mind: Mind, level = mind.table.energy): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const { left, right } of mind.table.corporations)
    for (const project of [...(left.cards ?? []), ...(right.cards ?? [])]) {
      const { energyRequired, energySpent, lacks } = projectOffer(mind.table, mind.me, project);
      if (lacks.credits > 0 || level < Math.max(energyRequired, energySpent)) continue;
      best = Math.max(best, netProjectWorth(mind, project));
    }
  return best;
}
