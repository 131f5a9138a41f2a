import type { Match, ScoreRow, Standing } from '@orrery/kernel';
import {
  type CardScoring,
  CORPORATION,
  type CorporationId,
  type Effect,
  type Metric,
  PROJECT,
  type ProjectId,
} from '../data/index.ts';
import type { Aftermath } from './corporations/contract.ts';
import { corporationRules } from './corporations/index.ts';
import { isBot, laboratoryPoints, projectsOf } from './lookups.ts';
import { holds, metric } from './metrics.ts';
import type { ScoreLine, Seen, Table, Who } from './table.ts';
import { type ShackletonBase, step } from './vocabulary.ts';

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
      const lost = Math.min(happened?.lost[who] ?? 0, sum(lines[who]));
      lines[who].push({ item: 'corporation', corporation: id, points: corporationPoints(now, who, id) - lost });
    }
  }
  return { lines, aftermath };
}

const sum = (lines: readonly ScoreLine[]): number => lines.reduce((total, { points }) => total + points, 0);

/** Printed points, and cards that score in the project step; AstroBot has printed points only (SHB-14.10.5). */
function projectPoints(table: Seen, who: Who): number {
  return projectsOf(table.players[who]).reduce((total, project) => {
    const scoring = isBot(table, who) ? 0 : cardPoints(table, who, project, 'projects');
    return total + PROJECT[project].vp + scoring;
  }, 0);
}

function cardPoints(table: Seen, who: Who, project: ProjectId, when: CardScoring['when']): number {
  const { endScoring, corp } = PROJECT[project];
  if (endScoring?.when !== when) return 0;
  const { requires, vpPer, n = 0, max, sum: parts } = endScoring;
  const there = corporationRules(corp).onCard?.(table, project) ?? 0;
  if (requires && there < requires.touristsHere) return 0;
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

/** After the upkeep of the last round (SHB-11.1). */
export const finalScoring = step('final-scoring', (m) => {
  const { table } = m;
  table.phase = 'end';
  const { lines, aftermath } = scoreSheet(table);
  for (let i = 1; i < lines[0].length; i++) {
    const { item, corporation } = lines[0][i];
    if (corporation && aftermath) corporationRules(corporation).settleAftermath?.(m, aftermath);
    for (const who of table.order) {
      const { points } = lines[who][i];
      m.tell({ type: 'scored', who, item, points, ...(corporation ? { corporation } : {}) });
    }
  }
  table.result = lines;
  table.players.forEach((player, who) => {
    player.vp = sum(lines[who]);
  });
  m.tell({ type: 'game-ended', winners: ranking(table).best });
});

const compare = (a: readonly [number, number], b: readonly [number, number]): number => a[0] - b[0] || a[1] - b[1];

/** Most points, then more Reputation; still tied: shared (SHB-11.2). */
function ranking(table: Seen) {
  const lines = table.result ?? scoreSheet(table).lines;
  const keys = lines.map((items, who) => [sum(items), table.players[who].reputation] as const);
  const places = keys.map((key) => 1 + keys.filter((other) => compare(other, key) > 0).length);
  return { lines, keys, places, best: places.flatMap((place, who) => (place === 1 ? [who] : [])) };
}

/** Points as they stand: what would be scored if the game ended now, and what was scored once it is over. */
export function standing({ table }: Pick<Match<ShackletonBase>, 'table'>): Standing<ShackletonBase> {
  const { lines, keys, places, best } = ranking(table);
  const rows = lines.map((items, who): ScoreRow<ShackletonBase> => {
    const bot = isBot(table, who);
    return {
      seat: bot ? null : who,
      ...(bot ? { who: 'astrobot' } : {}),
      total: keys[who][0],
      items,
      place: places[who],
      tieBreak: [table.players[who].reputation],
    };
  });
  const verdict = verdictOf(table, keys, best);
  return { winners: best.filter((who) => !isBot(table, who)), ...(verdict ? { verdict } : {}), rows };
}

function verdictOf(table: Table, keys: readonly (readonly [number, number])[], best: readonly Who[]) {
  if (best.some((who) => isBot(table, who)) && best.length === 1) return 'astrobot' as const;
  if (best.length > 1) return 'shared' as const;
  const tied = keys.filter(([points]) => points === keys[best[0]][0]).length > 1;
  return tied ? ('by-reputation' as const) : undefined;
}
