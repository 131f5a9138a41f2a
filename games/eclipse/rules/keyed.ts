/** A record with one value for each key, made once when the rules are loaded. */
export const keyed = <K extends string, V>(keys: readonly K[], value: (key: K) => V): { readonly [key in K]: V } =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as { [key in K]: V };
