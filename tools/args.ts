import { parseArgs } from 'node:util';

/** Says what is wrong with the call and ends with status 2. */
export function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** `--help` tells the usage and nothing else happens. */
export function helpOnRequest(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/**
 * Options given as `--name value`; anything else is refused with the usage line. If `first` is one of them, it is given
 * by its place instead: before the options, without its name.
 */
export function readArgs<Name extends string>(
  usage: string,
  names: readonly Name[],
  first?: Name,
): { [name in Name]?: string } {
  helpOnRequest(`Usage: ${usage}`);
  const named = names.filter((name) => name !== first);
  const options = Object.fromEntries(named.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ options, strict: true, allowPositionals: first !== undefined });
    if (positionals.length > 1) throw new Error(`Unexpected argument '${positionals[1]}'.`);
    return { ...values, ...(first && { [first]: positionals[0] }) } as { [name in Name]?: string };
  } catch (error) {
    return fail(`${messageOf(error)}\nUsage: ${usage}`);
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The origin of an error, as far as it tells. */
export const stackOf = (error: unknown): string => (error instanceof Error && error.stack) || String(error);

/** A whole number from `min` on. */
export function whole(
  name: string,
  text: string | undefined,
  { min, otherwise }: { min: number; otherwise: number },
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < min)
    return fail(`--${name} must be a whole number from ${min} on, not "${text}".`);
  return value;
}

/** One of these words. */
export function oneOf<Word extends string>(name: string, text: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === text);
  return word ?? fail(`--${name} must be one of ${words.join(', ')}, not "${text}".`);
}
