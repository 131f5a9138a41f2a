import { z } from 'zod';

/** What every game needs to check its data files: owners of a box may edit them, and read what is wrong in sentences. */

/** A whole number in bounds, refused with the bounds. */
export const within = (low: number, high: number) => {
  const allowed = `must be a whole number from ${low} to ${high}`;
  return z.int(allowed).min(low, allowed).max(high, allowed);
};

/** What is wrong with the form of the files, by name: `ships.ts, ship-07, capacity: must be …`. Empty if all is well. */
export function formFaults(error: z.ZodError | undefined, files: object, nameOf = (file: string) => file): string[] {
  return (error?.issues ?? []).map((issue) => {
    const [file, ...path] = issue.path;
    if (file === undefined) return issue.message;
    const data = fieldOf(files, file);
    return `${[nameOf(String(file)), ...wayTo(data, path)].join(', ')}: ${wrongWith(issue)}`;
  });
}

const fieldOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The way to a value in words: an entry of a list by its own id, else by its number. */
function wayTo(data: unknown, path: readonly PropertyKey[]): string[] {
  let at = data;
  const words = path.map((key) => {
    at = fieldOf(at, key);
    return typeof key === 'number' ? String(fieldOf(at, 'id') ?? `entry ${key + 1}`) : String(key);
  });
  return words.length > 0 ? words : ['the whole file'];
}

function wrongWith(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return issue.issues[0].message;
  return issue.code === 'invalid_union' ? 'is none of the forms that the rules know' : issue.message;
}
