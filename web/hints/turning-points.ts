import { type Regret, regretOf } from '@orrery/ai/reasons';
import type { Seat } from '@orrery/kernel';
import type { Decision, Host } from '../host/host.ts';

/** A decision that cost something, as far as one can guess. */
export interface TurningPoint extends Regret {
  readonly decision: Decision;
}

/** Less than this is no turning point: a part of all that can be won. */
const LEAST = 0.05;
/** Imagined games for each doubtful decision, and for those that seemed to cost most, so that chance has no say. */
const LOOKS = { first: 64, again: 192 } as const;
const SHOWN = 3;

interface Going {
  /** The round of a moment; turning points lie at least one apart. */
  readonly roundAt: (at: number) => number;
  readonly onProgress: (done: number, of: number) => void;
  /** Whoever asked has left. */
  readonly stopped: () => boolean;
}

/** Where a game turned for a seat: at most three of its decisions, in their order. */
export async function turningPoints(
  host: Pick<Host, 'doubtful' | 'adviseOn'>,
  seat: Seat,
  { roundAt, onProgress, stopped }: Going,
): Promise<TurningPoint[]> {
  onProgress(0, 1);
  const doubtful = (await host.doubtful?.(seat)) ?? [];
  const all = doubtful.length + Math.min(doubtful.length, 2 * SHOWN);
  let done = 0;
  const judged = async (decisions: readonly Decision[], looks: number): Promise<TurningPoint[]> => {
    const points: TurningPoint[] = [];
    for (const decision of decisions) {
      onProgress(done++, all);
      const advised = stopped() ? undefined : await host.adviseOn?.(decision, looks);
      if (advised) points.push({ ...regretOf(advised, decision.answer), decision });
    }
    return points.filter(({ cost }) => cost > LEAST).toSorted((one, other) => other.cost - one.cost);
  };
  const first = await judged(doubtful, LOOKS.first);
  const sure = await judged(
    first.slice(0, 2 * SHOWN).map(({ decision }) => decision),
    LOOKS.again,
  );
  const apart: TurningPoint[] = [];
  for (const point of sure)
    if (apart.every(({ decision }) => roundAt(decision.at) !== roundAt(point.decision.at))) apart.push(point);
  return apart.slice(0, SHOWN).toSorted((one, other) => one.decision.at - other.decision.at);
}
