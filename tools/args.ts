import { parseArgs } from 'node:util';

/** Says what is wrong with the call and ends with status 2. */
export function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Options given as `--name value`; anything else is refused with the usage line. */
export function readArgs<Name extends string>(usage: string, names: readonly Name[]): { [name in Name]?: string } {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values as { [name in Name]?: string };
  } catch (error) {
    return fail(`${(error as Error).message}\nUsage: ${usage}`);
  }
}

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
