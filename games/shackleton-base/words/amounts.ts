import type { Catalogue } from '@orrery/ui/contract';
import type { Amounts, Counts } from './effects/phrases.ts';

/** `{n}` of the thing that an argument names: "{whatId, select, credits {# credit…} …}". */
export const countOf = (argument: string, counts: Counts): string =>
  `{${argument}Id, select, ${Object.entries(counts)
    .map(([thing, counted]) => `${thing} {${counted}}`)
    .join(' ')} other {{n}}}`;

/** Counts in lists and on their own: `amount.credits` as a subject, `object.credits` after a verb. */
export function amountWords({ subject, object }: Amounts): Catalogue {
  const named = (kind: string, counts: Counts) =>
    Object.entries(counts).map(([thing, counted]) => [`${kind}.${thing}`, counted]);
  return Object.fromEntries([...named('amount', subject), ...named('object', object)]);
}
