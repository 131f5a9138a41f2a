import type { Match, ScoreRow, Standing } from '@orrery/kernel';
import { corporationRules } from './corporations/index.ts';
import { isBot } from './lookups/players.ts';
import { scoreSheet, sumOf } from './lookups/points.ts';
import type { Seen, Table, Who } from './table.ts';
import { type ShackletonBase, step } from './vocabulary.ts';

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
    player.vp = sumOf(lines[who]);
  });
  m.tell({ type: 'game-ended', winners: ranking(table).best });
});

const compare = (a: readonly [number, number], b: readonly [number, number]): number => a[0] - b[0] || a[1] - b[1];

/** Most points, then more Reputation; still tied: shared (SHB-11.2). */
function ranking(table: Seen) {
  const lines = table.result ?? scoreSheet(table).lines;
  const keys = lines.map((items, who) => [sumOf(items), table.players[who].reputation] as const);
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
