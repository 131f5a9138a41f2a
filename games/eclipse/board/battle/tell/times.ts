import type { Event, EventType } from '@orrery/kernel';
import type { BoardProps } from '@orrery/ui/contract';
import type { Eclipse } from '../../../rules/vocabulary.ts';
import type { Key } from '../../say.ts';
import type { BeatKind } from './beats.ts';

/** How long a moment stays on the stage, in milliseconds at normal pace. */
export const LASTS: { readonly [kind in BeatKind]: number } = {
  began: 900,
  round: 500,
  roll: 1500,
  hits: 900,
  retreat: 800,
  left: 800,
  stalemate: 900,
  over: 1300,
};

/** The moments that events of a battle make. */
const KINDS: { readonly [type in EventType<Eclipse>]?: BeatKind } = {
  'battle-began': 'began',
  'npc-battle-began': 'began',
  'engagement-began': 'round',
  rolled: 'roll',
  'npc-rolled': 'roll',
  'ship-hit': 'hits',
  'ship-destroyed': 'hits',
  'npc-destroyed': 'hits',
  'retreat-began': 'retreat',
  retreated: 'left',
  stalemate: 'stalemate',
  'battle-over': 'over',
};

/** Hits of one volley, and what they destroy, are one moment. */
export function lasts(event: Event<Eclipse>, before: Event<Eclipse> | undefined): number {
  const kind = KINDS[event.type];
  if (kind === undefined || (kind === 'hits' && before && KINDS[before.type] === 'hits')) return 0;
  return LASTS[kind];
}

/** Up to where in the log all has been shown, and how long what is shown now lasts. */
export function momentOf(
  { telling, events }: Pick<BoardProps<Eclipse, Key>, 'telling' | 'events'>,
  heard: number,
): { readonly reached: number; readonly lasts: number } {
  if (!telling) return { reached: heard, lasts: 0 };
  const { starts, total, told } = telling;
  const now = starts[told - 1] ?? 0;
  const next = starts.find((start) => start > now) ?? total;
  return { reached: heard - events.length + told, lasts: next - now };
}
