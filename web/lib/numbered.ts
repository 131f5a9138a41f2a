/** Items with their place as key: for lists in which a place is what a row stands for. */
export const numbered = <V>(items: readonly V[]): { readonly at: number; readonly item: V }[] =>
  items.map((item, at) => ({ at, item }));
