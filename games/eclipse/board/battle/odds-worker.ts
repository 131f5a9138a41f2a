/** Samples battles beside the page, so that nothing on it waits. */

import type { Contest, Outcome } from '../../rules/lookups/index.ts';
import { sampled } from './odds.ts';

export type Wish = { readonly id: number; readonly contest: Contest } | { readonly id: number; readonly forget: true };
export interface Reply {
  readonly id: number;
  readonly outcome: Outcome;
}

const open = new Map<number, Generator<Outcome>>();

/** One step of each open wish in turn: a new one gets its first numbers soon. */
function work(): void {
  for (const [id, steps] of open) {
    const { value, done } = steps.next();
    if (done) open.delete(id);
    else postMessage({ id, outcome: value } satisfies Reply);
  }
  if (open.size > 0) setTimeout(work);
}

addEventListener('message', ({ data }: MessageEvent<Wish>) => {
  const idle = open.size === 0;
  if ('forget' in data) open.delete(data.id);
  else open.set(data.id, sampled(data.contest));
  if (idle) work();
});
