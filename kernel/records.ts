/** The fields of plain data, by name. */
export const fieldsOf = (value: object): { [field: string]: unknown } => value as { [field: string]: unknown };

/** The keys of a record, as its type knows them. For records that are written down in the code or in data. */
export const keysOf = <K extends string>(record: { readonly [key in K]?: unknown }): K[] => Object.keys(record) as K[];

/** A record with one value for each key, in the order of the keys. */
export const recordOf = <K extends string, V>(
  keys: readonly K[],
  value: (key: K, at: number) => V,
): { [key in K]: V } => Object.fromEntries(keys.map((key, at) => [key, value(key, at)])) as { [key in K]: V };

/** True if the list has this value, which then has the type of the list. */
export const isOneOf = <V>(list: readonly V[], value: unknown): value is V => list.some((one) => one === value);

/** The one of the list that equals this value, such as an id that was read; none is a fault. */
export const oneOf = <V>(list: readonly V[], value: unknown): V =>
  present(
    list.find((one) => one === value),
    `${value}`,
  );

/** A value that must be there; without it the program is wrong, not the player. */
export function present<V>(value: V, what: string): NonNullable<V> {
  if (value === undefined || value === null) throw new Error(`there is no ${what}`);
  return value;
}
