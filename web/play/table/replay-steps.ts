import type { Seat } from '@orrery/kernel';
import type { GameScreen } from '@orrery/ui';
import type { LogLine } from '../host.ts';
import { seatOf } from './recap-chapters.ts';

/** How far one step of a replay goes. */
export const STEP_UNITS = ['answer', 'turn', 'round'] as const;
export type StepUnit = (typeof STEP_UNITS)[number];

/** The moments at which turns or rounds begin, oldest first: a round where the log has a heading, a turn where another player acts. */
export function beginnings(
  log: readonly LogLine[],
  unit: Exclude<StepUnit, 'answer'>,
  { heading }: Pick<GameScreen, 'heading'>,
): number[] {
  const moments = new Set<number>();
  let acting: number | undefined;
  for (const { at, event } of log) {
    if (unit === 'round') {
      if (heading?.(event)) moments.add(at);
      continue;
    }
    const seat = seatOf(event);
    if (seat === undefined || seat === acting) continue;
    if (acting !== undefined) moments.add(at);
    acting = seat;
  }
  return [...moments].sort((one, other) => one - other);
}

/** The moment one step on (1) or back (-1) from here; the beginning and the end are always reached. */
export function stepFrom(at: number, by: 1 | -1, moments: readonly number[] | 'answers', last: number): number {
  if (moments === 'answers') return Math.max(0, Math.min(last, at + by));
  if (by > 0) return moments.find((moment) => moment > at && moment <= last) ?? last;
  return moments.findLast((moment) => moment < at) ?? 0;
}

/** The moment of a seat's own last answer, if others have answered twice or more since: from there one can step on. */
export function ownLast(log: readonly LogLine[], seat: Seat, answers: number): number | undefined {
  const own = log.findLast(({ event }) => seatOf(event) === seat)?.at;
  return own !== undefined && own > 0 && answers - own > 1 ? own : undefined;
}
