import type { Event } from '@orrery/kernel';

/** How long an event is seen to happen, in milliseconds at normal pace; `before` is the one it follows. */
export type Lasts = (event: Event, before: Event | undefined) => number;

/** When each of some events begins, and when all of them are told. */
export interface Times {
  readonly starts: readonly number[];
  readonly total: number;
}

/**
 * The clock of some events: one that takes time begins when the one before it is over, and what takes none happens
 * together with what came before it. Where all would take too long, everything is as much faster.
 */
export function timesOf(events: readonly Event[], lasts: Lasts, longest: number): Times {
  const starts: number[] = [];
  let begun = 0;
  let total = 0;
  events.forEach((event, at) => {
    const time = lasts(event, events[at - 1]);
    if (time > 0) {
      begun = total;
      total += time;
    }
    starts.push(begun);
  });
  const scale = total > longest ? longest / total : 1;
  return { starts: starts.map((start) => start * scale), total: total * scale };
}
