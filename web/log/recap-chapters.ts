import type { Event, Seat } from '@orrery/kernel';
import type { GameScreen, PlayerColour, Speaker } from '@orrery/ui';
import type { LogLine } from '../host/host.ts';

/** Lines in a row about one player, or of one story that is told elsewhere at length. */
export interface Stretch {
  readonly seat?: Seat;
  /** The id for `open` of the whole story. */
  readonly story?: string;
  readonly lines: readonly LogLine[];
}

/** A round or phase with what happened in it; what came before the first heading has none. */
export interface Chapter {
  readonly heading?: LogLine;
  readonly stretches: readonly Stretch[];
}

type Heard = Pick<GameScreen, 'heading' | 'retold'>;

/** The id of its story for each line that belongs to one. */
export function storyIds(log: readonly LogLine[], { retold }: Heard): ReadonlyMap<LogLine, string> {
  const ids = new Map<LogLine, string>();
  if (!retold) return ids;
  const events = log.map(({ event }) => event);
  log.forEach((line, at) => {
    const id = retold(events, at);
    if (id !== undefined) ids.set(line, id);
  });
  return ids;
}

/** By round or phase, then by player and story, in the order in which it happened. */
export function chapters(lines: readonly LogLine[], log: readonly LogLine[], screen: Heard, actor: Actor): Chapter[] {
  const ids = storyIds(log, screen);
  const all: { heading?: LogLine; stretches: { seat?: Seat; story?: string; lines: LogLine[] }[] }[] = [];
  for (const line of lines) {
    if (screen.heading?.(line.event)) {
      all.push({ heading: line, stretches: [] });
      continue;
    }
    if (all.length === 0) all.push({ stretches: [] });
    const { stretches } = all[all.length - 1];
    const story = ids.get(line);
    const seat = story === undefined ? actor(line.event) : undefined;
    const last = stretches.at(-1);
    if (last && last.story === story && last.seat === seat) last.lines.push(line);
    else stretches.push({ ...(seat === undefined ? {} : { seat }), ...(story ? { story } : {}), lines: [line] });
  }
  return all;
}

/** Who did what an event tells, where it says so. */
export type Actor = (event: Event) => Seat | undefined;

/** The first player an event names did it; games call the field as they like, their words know its kind. */
export const actorIn =
  ({ kindOf }: Pick<Speaker, 'kindOf'>, faces: readonly PlayerColour[]): Actor =>
  (event) => {
    const named = Object.entries(event).find(
      ([field, value]) => typeof value === 'number' && ['seat', 'player'].includes(kindOf(field) ?? ''),
    );
    if (!named) return undefined;
    const [field, value] = named;
    return kindOf(field) === 'seat' ? Number(value) : (faces.find(({ id }) => id === value)?.seat ?? undefined);
  };
