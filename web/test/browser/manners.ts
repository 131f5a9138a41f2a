import type { Manner } from './robot.ts';
import { says } from './says.ts';

/** Somebody who wants to get on: goes to planets, terraforms them, uses the crew, and passes seldom. */
const SETTLER: readonly (readonly [thing: RegExp, liking: number])[] = [
  [/^action:(settle|terraform|found-colony)$/, 20],
  [/^action:/, 3],
  [/^pass$/, 0.1],
  [/^play:\w+:false$/, 0.02],
  [/^(play|upgrade):/, 5],
  [/^field:\w+:P$/, 6],
  [/^field:\w+:A/, 0.1],
  [/^field:C/, 0.7],
  [/^sector:/, 4],
];

/** Games that blind play would ruin early or hardly ever end. */
export const MANNERS: { readonly [game: string]: Manner } = {
  // With the next disc the money would run out.
  eclipse: { rather: { seeing: '.ec-outlook [data-short=true]', press: says('Pass', 'Spasuj', 'Pasovat') } },
  'micro-cosmos': { taste: (id) => SETTLER.find(([thing]) => thing.test(id))?.[1] ?? 1 },
};
