/** Things by their names. Those with the same name are alike: which of them is which does not matter. */
export type Named<P> = ReadonlyMap<string, readonly P[]>;

const all = <P>(named: Named<P>, name: string): readonly P[] => named.get(name) ?? [];

/** Where more are alike than before, the last ones are new. */
export const newcomers = <P>(before: Named<unknown>, now: Named<P>, name: string): readonly P[] =>
  all(now, name).slice(all(before, name).length);

/** Where fewer are alike than before, the last one went; one of a stack that stays where it is was there as well. */
export const departed = <P>(before: Named<P>, now: Named<unknown>, name: string): P | undefined =>
  all(before, name)[all(now, name).length] ?? all(before, name).at(-1);
