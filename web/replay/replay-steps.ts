import type { GameScreen } from '@orrery/ui';
import type { LogLine } from '../host/host.ts';
import type { Actor } from '../log/recap-chapters.ts';

/** How far one step of a replay goes. */
export const STEP_UNITS = ['answer', 'turn', 'round'] as const;
export type StepUnit = (typeof STEP_UNITS)[number];

/** The moments at which rounds begin, oldest first: the log has a heading there. */
export const roundsIn = (log: readonly LogLine[], { heading }: Pick<GameScreen, 'heading'>): number[] =>
  inOrder(log.filter(({ event }) => heading?.(event)));

/** The moments at which turns begin, oldest first: another player acts. */
export function turnsIn(log: readonly LogLine[], actor: Actor): number[] {
  const acts = log.filter(({ event }) => actor(event) !== undefined);
  return inOrder(acts.filter(({ event }, at) => at > 0 && actor(event) !== actor(acts[at - 1].event)));
}

const inOrder = (lines: readonly LogLine[]): number[] =>
  [...new Set(lines.map(({ at }) => at))].sort((one, other) => one - other);

/** The moment one step on (1) or back (-1) from here; the beginning and the end are always reached. */
export function stepFrom(at: number, by: 1 | -1, moments: readonly number[] | 'answers', last: number): number {
  if (moments === 'answers') return Math.max(0, Math.min(last, at + by));
  if (by > 0) return moments.find((moment) => moment > at && moment <= last) ?? last;
  return moments.findLast((moment) => moment < at) ?? 0;
}

/** True if others have answered twice or more since one's own last answer: from there one can step on. */
export const isBehind = (own: number | undefined, answers: number): own is number =>
  own !== undefined && answers - own > 1;
