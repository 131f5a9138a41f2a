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

interface RobotWords {
  readonly none: string;
  readonly robots: string;
  readonly titanium: string;
  readonly rareEarth: string;
  readonly credits: string;
}

/** What robots stand in for: "Robots for titanium: 1, for credits: 2"; only what there is, or that there are none. */
export function robotsFor({ none, robots, ...names }: RobotWords): string {
  const some = (what: keyof typeof names) => `${names[what]}: {${what}}`;
  const more = (what: keyof typeof names) => `{${what}, select, 0 {} other {, ${some(what)}}}`;
  const first = (what: keyof typeof names, otherwise: string, rest: string) =>
    `{${what}, select, 0 {${otherwise}} other {${robots} ${some(what)}${rest}}}`;
  const credits = first('credits', none, '');
  const rareEarth = first('rareEarth', credits, more('credits'));
  return first('titanium', rareEarth, `${more('rareEarth')}${more('credits')}`);
}
