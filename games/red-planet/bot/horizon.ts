import { TRACK } from '../data/track.ts';
import type { Table } from '../rules/table.ts';

/** A production phase that is still to come. */
export interface Harvest {
  readonly phase: 1 | 2 | 3;
  /** Rounds until then; what is left of the present one counts as a part. */
  readonly away: number;
}

/** The part of the present round that is still to be resolved, 0 to 1. */
function restOfRound({ track, resolved, companies }: Table): number {
  return TRACK[track].type === 'round' ? 1 - resolved / companies.length : 0;
}

export function harvestsLeft(table: Table): Harvest[] {
  const harvests: Harvest[] = [];
  let away = restOfRound(table);
  for (let at = table.track; at < TRACK.length; at++) {
    const space = TRACK[at];
    if (space.type === 'production') harvests.push({ phase: space.phase, away });
    else if (space.type === 'round' && at > table.track) away += 1;
  }
  return harvests;
}

/** Whole rounds after the present one. */
export function roundsAfter({ track }: Table): number {
  let rounds = 0;
  for (let at = track + 1; at < TRACK.length; at++) if (TRACK[at].type === 'round') rounds++;
  return rounds;
}
