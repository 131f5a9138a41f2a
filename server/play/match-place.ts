import type { Viewer } from '@orrery/kernel';
import type { Position } from '../engine/messages.ts';
import type { MatchRow } from '../store/store.ts';
import type { Submission } from './submissions.ts';

/** Brings a viewer to a position: by what was missed, one text for each entry, or by a fresh view, all as JSON. */
export type NowAt = { readonly position: Position } & (
  | { readonly missed: readonly string[] }
  | { readonly fresh: string }
);

/** Where a match is worked on, seen from this node. All calls but `lose` come through the table's mailbox. */
export interface MatchPlace {
  readonly position: Position;
  /** When an entry was last made, in milliseconds since 1970. */
  readonly touched: number;
  /** Works off what seats want; each is settled in its own time. */
  process(submissions: readonly Submission[]): Promise<void>;
  now(viewer: Viewer, match?: number, seen?: number): Promise<NowAt>;
  /** Something happened that was not heard of. */
  catchUp(): Promise<void>;
  lose(): void;
}

/** As it is sent: a `Now` of the protocol. */
export const nowText = (now: NowAt): string =>
  'fresh' in now ? `{"fresh":${now.fresh}}` : `{"missed":[${now.missed.join(',')}]}`;

/** Where a match stands in the database. */
export const positionOf = ({ entries: number, awaited, over, standing }: MatchRow): Position => ({
  number,
  awaited,
  over,
  ...(standing ? { standing: JSON.parse(standing) } : {}),
});
