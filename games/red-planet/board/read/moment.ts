import { type Space, TRACK } from '../../data/track.ts';
import type { Say } from '../say.ts';
import type { Seen } from './table.ts';

export type Phase = 1 | 2 | 3;

const spaceOf = (view: Seen): Space => TRACK[view.table.track];

/** What the header says: where the round tracker stands. */
export function moment(view: Seen, say: Say): string {
  if (view.over) return say('board.moment.over');
  return sayOfSpace(spaceOf(view), say);
}

export function sayOfSpace(space: Space, say: Say): string {
  switch (space.type) {
    case 'round':
      return say('board.moment.round', { round: space.round });
    case 'production':
      return say('board.moment.production', { production: space.phase });
    case 'reveal':
      return say('board.moment.reveal');
    default:
      return say('board.moment.scoring');
  }
}

/** The production that comes next or runs now, and after how many more rounds; undefined when all are done. */
export function nextProduction({ table, over }: Seen): { readonly phase: Phase; readonly rounds: number } | undefined {
  if (over) return undefined;
  const rest = TRACK.slice(table.track);
  const at = rest.findIndex(({ type }) => type === 'production');
  const space = rest[at];
  if (space?.type !== 'production') return undefined;
  return { phase: space.phase, rounds: rest.slice(1, at).filter(({ type }) => type === 'round').length };
}
