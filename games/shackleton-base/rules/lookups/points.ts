import {
  type CardScoring,
  CORPORATION,
  type CorporationId,
  type Effect,
  type Metric,
  PROJECT,
  type ProjectId,
} from '../../data/index.ts';
import type { Aftermath } from '../corporations/contract.ts';
import { corporationRules } from '../corporations/index.ts';
import type { ScoreLine, Seen, Who } from '../table.ts';
import { holds, metric } from './metrics.ts';
import { fundedBy, isBot, laboratoryPoints, projectsOf } from './players.ts';

/** Final scoring (SHB-11). It only reads, so the same function tells how things stand during the game. */
export function scoreSheet(table: Seen): { lines: ScoreLine[][]; aftermath: Aftermath | null } {
  const everybody = table.players.map((_, who) => who);
  const lines = everybody.map((who): ScoreLine[] => [
    { item: 'scored', points: table.players[who].vp },
    { item: 'projects', points: projectPoints(table, who) },
    { item: 'laboratories', points: laboratoryPoints(table.players[who]) },
    { item: 'reputation', points: table.players[who].reputation },
  ]);
  let now = table;
  let aftermath: Aftermath | null = null;
  for (const { id } of table.corporations) {
    const happened = corporationRules(id).beforeScoring?.(now);
    if (happened) {
      aftermath = happened;
      now = happened.table;
    }
    for (const who of everybody) {
      const lost = Math.min(happened?.lost[who] ?? 0, sumOf(lines[who]));
      lines[who].push({ item: 'corporation', corporation: id, points: corporationPoints(now, who, id) - lost });
    }
  }
  return { lines, aftermath };
}

export const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((total, { points }) => total + points, 0);

/** Printed points, and cards that score in the project step; AstroBot has printed points only (SHB-14.10.5). */
function projectPoints(table: Seen, who: Who): number {
  return fundedBy(table, who).reduce((total, project) => {
    const scoring = isBot(table, who) ? 0 : cardPoints(table, who, project, 'projects');
    return total + PROJECT[project].vp + scoring;
  }, 0);
}

/** How many sit on a card that has seats. */
export function seatedOn(table: Seen, project: ProjectId): number {
  const { corp, seats } = PROJECT[project];
  return seats ? (corporationRules(corp).onCard?.(table, project) ?? 0) : 0;
}

function cardPoints(table: Seen, who: Who, project: ProjectId, when: CardScoring['when']): number {
  const { endScoring } = PROJECT[project];
  if (endScoring?.when !== when) return 0;
  const { requires, vpPer, n = 0, max, sum: parts } = endScoring;
  if (requires && seatedOn(table, project) < requires.touristsHere) return 0;
  if (parts) return parts.reduce((total, part) => total + perMetric(table, who, part.vpPer, part.n, part.max), 0);
  return vpPer ? perMetric(table, who, vpPer, n, max) : 0;
}

const perMetric = (table: Seen, who: Who, name: Metric, n: number, max?: number): number =>
  Math.min(n * metric(table, who, name), max ?? Number.POSITIVE_INFINITY);

function corporationPoints(table: Seen, who: Who, id: CorporationId): number {
  if (isBot(table, who) && !corporationRules(id).astrobot.scores) return 0;
  return CORPORATION[id].endScoring.reduce((total, effect) => total + scored(table, who, id, effect), 0);
}

function scored(table: Seen, who: Who, id: CorporationId, effect: Effect): number {
  if (effect.op === 'gain') {
    if (effect.condition && !holds(table, who, effect.condition, {})) return 0;
    return effect.per ? perMetric(table, who, effect.per, effect.n, effect.max) : effect.n;
  }
  if (effect.op === 'cardEndScoring')
    return projectsOf(table.players[who])
      .filter((project) => PROJECT[project].corp === id)
      .reduce((total, project) => total + cardPoints(table, who, project, effect.when), 0);
  const scorer = corporationRules(id).scorers?.[effect.op] as
    | ((table: Seen, who: Who, effect: Effect) => number)
    | undefined;
  return scorer?.(table, who, effect) ?? 0;
}
