import { REPUTATION } from '../data/index.ts';
import type { M, Who } from './table.ts';

/** Each point beyond the end of the track is 1 VP (SHB-9.1.1). */
export function gainReputation(m: M, who: Who, n: number): void {
  if (n <= 0) return;
  const player = m.table.players[who];
  const from = player.reputation;
  player.reputation = Math.min(REPUTATION.max, from + n);
  const vp = n - (player.reputation - from);
  player.vp += vp;
  m.tell({ type: 'reputation-changed', who, from, to: player.reputation, vp });
}

const VP_PER_MISSING_POINT = 2;

/** Each point that cannot be lost costs 2 VP, as far as there are any (SHB-9.1.2). */
export function loseReputation(m: M, who: Who, n: number): void {
  if (n <= 0) return;
  const player = m.table.players[who];
  const { reputation: from, vp: before } = player;
  player.reputation = Math.max(REPUTATION.min, from - n);
  const missing = n - (from - player.reputation);
  player.vp = Math.max(0, before - VP_PER_MISSING_POINT * missing);
  m.tell({ type: 'reputation-changed', who, from, to: player.reputation, vp: player.vp - before });
}

export function gainVp(m: M, who: Who, n: number): void {
  if (n <= 0) return;
  m.table.players[who].vp += n;
  m.tell({ type: 'gained', who, what: 'vp', n });
}
