import type { Event, Seat } from '@orrery/kernel';
import type { EventDetails, EventType } from '../../../rules/vocabulary.ts';

/** An event of the game with its details. */
export type Told = { [E in EventType]: { readonly type: E } & Readonly<EventDetails[E]> }[EventType];

export const told = (event: Event): Told => event as unknown as Told;

/** All battles of one sector in one Combat phase: a stretch of the log. */
export interface Story {
  /** The how many-th story of the log it is. */
  readonly nth: number;
  readonly sector: number;
  /** Indexes in the log: the first event, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly over: boolean;
  /** Who takes part; null is the non-player force. */
  readonly seats: readonly (Seat | null)[];
}

const OF_BATTLE: ReadonlySet<string> = new Set<EventType>([
  'battle-began',
  'npc-battle-began',
  'engagement-began',
  'rolled',
  'npc-rolled',
  'ship-hit',
  'ship-destroyed',
  'npc-destroyed',
  'retreat-began',
  'retreated',
  'stalemate',
  'battle-over',
]);

interface Growing {
  sector: number;
  from: number;
  to: number;
  over: boolean;
  seats: (Seat | null)[];
}

/** The battles told in a log, in their order. */
export function storiesIn(log: readonly Event[]): Story[] {
  const stories: Growing[] = [];
  let now: Growing | undefined;
  log.forEach((event, at) => {
    if (event.type === 'combat-began') now = undefined;
    if (!OF_BATTLE.has(event.type)) return;
    const { type, sector } = told(event) as Told & { sector: number };
    const begins = type === 'battle-began' || type === 'npc-battle-began';
    if (begins && now?.sector !== sector) {
      now = { sector, from: at, to: at, over: false, seats: [] };
      stories.push(now);
    }
    if (now?.sector !== sector) return;
    now.to = at + 1;
    if (begins) {
      now.over = false;
      for (const seat of fightersOf(told(event))) if (!now.seats.includes(seat)) now.seats.push(seat);
    }
    if (type === 'battle-over') now.over = true;
  });
  return stories.map((story, nth) => ({ ...story, nth }));
}

/** Defender and attacker of the fight that an event begins. */
export function fightersOf(event: Told): (Seat | null)[] {
  if (event.type === 'battle-began') return [event.seat, event.partner];
  return event.type === 'npc-battle-began' ? [null, event.seat] : [];
}
