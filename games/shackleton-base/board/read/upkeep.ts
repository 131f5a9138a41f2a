import type { Event } from '@orrery/kernel';
import type { ShackletonBase } from '../../rules/vocabulary.ts';

type Told = Event<ShackletonBase>;

/** What an upkeep does, in the order it happens (SHB-21.12). */
export type UpkeepStep =
  | { readonly kind: 'withdrawn'; readonly event: Extract<Told, { type: 'astronaut-withdrawn' }> }
  | { readonly kind: 'income'; readonly who: number; readonly gains: readonly Told[] }
  | { readonly kind: 'other'; readonly event: Told };

/** Events that need no line of their own: the steps say them. */
const QUIET: readonly string[] = ['upkeep-began', 'income-began', 'base-arranged', 'round-ended', 'round-began'];
const ENDS: readonly string[] = ['round-ended', 'scored'];

export interface Upkeep {
  readonly round: number;
  readonly steps: readonly UpkeepStep[];
}

/** The upkeep of a round as it was told so far; the newest if no round is said. */
export function upkeepOf(log: readonly Told[], round?: number): Upkeep | undefined {
  const begin = log.findLastIndex(
    (event) => event.type === 'upkeep-began' && (round === undefined || event.round === round),
  );
  const first = log[begin];
  if (first?.type !== 'upkeep-began') return undefined;
  const steps: UpkeepStep[] = [];
  for (const event of log.slice(begin + 1)) {
    if (ENDS.includes(event.type)) break;
    const last = steps.at(-1);
    if (event.type === 'astronaut-withdrawn') steps.push({ kind: 'withdrawn', event });
    else if (event.type === 'income-began') steps.push({ kind: 'income', who: event.who, gains: [] });
    else if (last?.kind === 'income' && 'who' in event && event.who === last.who && event.type !== 'upkeep-paid')
      steps[steps.length - 1] = { ...last, gains: [...last.gains, event] };
    else if (!QUIET.includes(event.type)) steps.push({ kind: 'other', event });
  }
  return { round: first.round, steps };
}
