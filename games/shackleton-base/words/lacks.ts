import type { Effect } from '../data/index.ts';

/** Why a part of an effect would change nothing now, as whole sentences; `other` for those that hardly ever come to that. */
type Lacks = { readonly [op in Effect['op']]?: string } & { readonly other: string };

/** The sentence for the part that an argument names. */
export const lackOf = (argument: string, lacks: Lacks): string =>
  `{${argument}, select, ${Object.entries(lacks)
    .map(([op, sentence]) => `${op} {${sentence}}`)
    .join(' ')}}`;
