import { TOGETHER } from '@orrery/kernel';
import type { Seat, Seen } from './table.ts';

/** What a player does at this moment, as one of the `board.row` phrases. */
export type Doing = 'placing' | 'resolving' | 'choosing' | 'done';

interface Branches {
  readonly branches?: readonly { readonly seat: Seat }[];
}

/** In a block all play at the same time: some still place or resolve, some are done. */
export function doing({ awaited, agenda, table, over }: Seen, seat: Seat): Doing | undefined {
  if (over) return undefined;
  const block = agenda.at(-1)?.do === TOGETHER ? (agenda.at(-1) as Branches).branches : undefined;
  const waits = awaited.some((one) => one.seat === seat);
  if (block) {
    if (!waits) return block.some((branch) => branch.seat === seat) ? 'done' : undefined;
    if (table.phase === 'setup') return 'choosing';
    return table.phase === 'tile' ? 'placing' : 'resolving';
  }
  return waits ? 'choosing' : undefined;
}
