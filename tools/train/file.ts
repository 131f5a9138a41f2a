import { readFileSync } from 'node:fs';
import { hashOfNames, hashOfNumbers, type Weights } from '@orrery/ai';
import type { Features } from '@orrery/games/contract';
import type { Game, OptionValue } from '@orrery/kernel';
import type { Fitted } from './fit.ts';
import type { Example } from './self-play.ts';

/** All that is known of a net. */
export function weightsOf(
  { id, edition }: Pick<Game, 'id' | 'edition'>,
  features: Features,
  { net, crossEntropy, deviation }: Fitted,
  { seeds, examples, newest }: { seeds: string; examples: readonly Example[]; newest: Weights | undefined },
): Weights {
  const lists = { mean: rounded(net.mean), scale: rounded(net.scale), numbers: rounded(net.numbers) };
  return {
    version: (newest?.version ?? 0) + 1,
    game: id,
    editions: [edition],
    names: hashOfNames(features),
    seeds,
    games: examples.length,
    seats: [...new Set(examples.map(({ seats }) => seats))].sort((one, other) => one - other),
    options: seen(examples),
    crossEntropy,
    parent: newest?.hash ?? null,
    trials: [],
    deviation,
    hidden: net.hidden,
    hash: hashOfNumbers(lists),
    ...lists,
  };
}

/** Four digits play as well as all of them, and pack to a third. */
const rounded = (list: Float32Array): number[] => Array.from(list, (value) => Number(value.toPrecision(4)));

/** One field in a line, so that changes can be read. */
export function writtenOut(weights: Weights): string {
  const lines = Object.entries(weights).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

export const readWeights = (path: string): Weights => JSON.parse(readFileSync(path, 'utf8'));

/** Values of the options that are no numbers. */
function seen(examples: readonly Example[]): { [option: string]: string[] } {
  const values = new Map<string, Set<OptionValue>>();
  for (const { options } of examples)
    for (const [option, value] of Object.entries(options))
      if (typeof value !== 'number') values.set(option, (values.get(option) ?? new Set()).add(value));
  return Object.fromEntries([...values].map(([option, set]) => [option, [...set].map(String).sort()]));
}
