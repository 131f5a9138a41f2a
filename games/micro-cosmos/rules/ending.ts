import { planetsToEnd, terraformedCount } from './lookups/index.ts';
import type { EndCause, M } from './table.ts';

/** From here on the counter of idle rounds is told to all (MC-12.3). */
const TOLD_FROM = 6;

/** MC-12.1, MC-13.2: after a planet was completed. */
export function endByPlanets(m: M): void {
  if (terraformedCount(m.table) >= planetsToEnd(m.options)) triggerEnd(m, 'planets');
}

/** MC-12.3, MC-12.4: at the end of a round; so every game ends (MC-12.5). */
export function endByTime(m: M): void {
  const { table, options } = m;
  table.idleRounds = table.raised ? 0 : table.idleRounds + 1;
  const limit = options.stallRounds;
  if (table.idleRounds >= TOLD_FROM && !table.ending) m.tell({ type: 'idle-round', n: table.idleRounds, limit });
  if (table.idleRounds >= limit) triggerEnd(m, 'idle-rounds');
  if (table.round >= options.roundLimit - 1) triggerEnd(m, 'round-limit');
}

/** This round is finished, and one more is played. Whatever comes after the first trigger changes nothing (MC-12.2). */
function triggerEnd(m: M, cause: EndCause): void {
  if (m.table.ending) return;
  const lastRound = m.table.round + 1;
  m.table.ending = { cause, lastRound };
  m.tell({ type: 'end-triggered', cause, lastRound });
}
