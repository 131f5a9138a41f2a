import type { Event, EventType, Seat } from '@orrery/kernel';
import type { Eclipse } from '../../../rules/vocabulary.ts';

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

const OF_BATTLE = [
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
] as const satisfies readonly EventType<Eclipse>[];

/** What is told of a battle. */
type BattleEvent = Extract<Event<Eclipse>, { type: (typeof OF_BATTLE)[number] }>;

const isOfBattle = (event: Event<Eclipse>): event is BattleEvent => OF_BATTLE.some((type) => type === event.type);

interface Growing {
  sector: number;
  from: number;
  to: number;
  over: boolean;
  seats: (Seat | null)[];
}

/** The battles told in a log, in their order. */
export function storiesIn(log: readonly Event<Eclipse>[]): Story[] {
  const stories: Growing[] = [];
  let now: Growing | undefined;
  log.forEach((event, at) => {
    if (event.type === 'combat-began') now = undefined;
    if (!isOfBattle(event)) return;
    const { type, sector } = event;
    const begins = type === 'battle-began' || type === 'npc-battle-began';
    if (begins && now?.sector !== sector) {
      now = { sector, from: at, to: at, over: false, seats: [] };
      stories.push(now);
    }
    if (now?.sector !== sector) return;
    now.to = at + 1;
    if (begins) {
      now.over = false;
      for (const seat of fightersOf(event)) if (!now.seats.includes(seat)) now.seats.push(seat);
    }
    if (type === 'battle-over') now.over = true;
  });
  return stories.map((story, nth) => ({ ...story, nth }));
}

/** Defender and attacker of the fight that an event begins. */
export function fightersOf(event: Event<Eclipse>): (Seat | null)[] {
  if (event.type === 'battle-began') return [event.seat, event.partner];
  return event.type === 'npc-battle-began' ? [null, event.seat] : [];
}

/** Stories by log: the shell asks for every line of it. */
const known = new WeakMap<readonly Event<Eclipse>[], readonly Story[]>();

/** The id of the sheet that tells the battle to which an event of the log belongs. */
export function retold(log: readonly Event<Eclipse>[], at: number): string | undefined {
  const stories = known.get(log) ?? storiesIn(log);
  known.set(log, stories);
  const story = stories.find(({ from, to }) => from <= at && at < to);
  return story && `battle:told:${story.nth}`;
}
