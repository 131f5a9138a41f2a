import type { Barred } from '@orrery/kernel';
import type { M } from './table.ts';
import type { EventDetails, EventType, Why, WhyDetails } from './vocabulary.ts';

/** Tells what happened, in the words of the vocabulary. */
export function tell<E extends EventType>(m: M, type: E, details: EventDetails[E]): void {
  m.tell({ type, ...details });
}

/** A tempting answer that is not legal, with the rule and the reason. */
export const bar = <A, W extends Why>(
  answer: Partial<A>,
  rule: string,
  why: W,
  details: WhyDetails[W] = {} as WhyDetails[W],
): Barred<A> => ({ answer, rule, why, ...details });
