/** The same fields in one order, without those that are undefined: patched views have theirs in another. */
export function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([key, part]) => [key, sorted(part)]));
}
