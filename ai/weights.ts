import type { Features } from '@orrery/games/contract';
import { hash, type Options, type Vocabulary } from '@orrery/kernel';
import { inputCount } from './inputs.ts';
import { layout, type Net } from './net.ts';

/** A trained judgement as `bot/weights.json` holds it, with all that tells where it comes from. */
export interface Weights {
  readonly version: number;
  readonly game: string;
  /** Editions of the rules that it knows. */
  readonly editions: readonly number[];
  /** Hash of the names of the features. */
  readonly names: string;
  /** Seeds of the games it was trained on all begin like this. */
  readonly seeds: string;
  readonly games: number;
  readonly seats: readonly number[];
  /** Values of each option that were seen, in words. */
  readonly options: { readonly [option: string]: readonly string[] };
  /** How well the winner of held-out games is foretold; lower is better. `fitted` is the hand-made one with its best factor. */
  readonly crossEntropy: {
    readonly guess: number;
    readonly hand: number;
    readonly fitted: number;
    readonly net: number;
  };
  /** The net it had to beat, by the hash of its numbers; null for the hand-made judgement. */
  readonly parent: string | null;
  /** Games against that, with the mean lead in points and its error; a net is taken if it leads in each. */
  readonly trials: readonly {
    readonly looks: number;
    readonly seats: number;
    readonly games: number;
    readonly wins: number;
    readonly margin: number;
    readonly error: number;
  }[];
  /** Points that are one deviation of the margin. */
  readonly deviation: number;
  readonly hidden: number;
  /** Hash of the lists below. */
  readonly hash: string;
  readonly mean: readonly number[];
  readonly scale: readonly number[];
  readonly numbers: readonly number[];
}

export const hashOfNames = <G extends Vocabulary>({ own, table }: Features<G>): string => hash({ own, table });

export const hashOfNumbers = ({ mean, scale, numbers }: Pick<Weights, 'mean' | 'scale' | 'numbers'>): string =>
  hash({ mean, scale, numbers });

/** A net that may be used, or why not. */
export type Loaded = { readonly net: Net; readonly weights: Weights } | { readonly unfit: string };

/** Reads weights from a file, for these features. Nothing in the file is trusted. */
export function loadWeights<G extends Vocabulary>(file: unknown, game: string, features: Features<G>): Loaded {
  if (!isWeights(file)) return { unfit: 'the file is incomplete' };
  if (file.game !== game) return { unfit: `trained for ${file.game}` };
  if (file.names !== hashOfNames(features)) return { unfit: 'trained on other inputs: train again' };
  const inputs = inputCount(features);
  const { hidden, mean, scale, numbers } = file;
  if (mean.length !== inputs || scale.length !== inputs || numbers.length !== layout({ inputs, hidden }).size)
    return { unfit: 'numbers are missing' };
  if (![...mean, ...scale, ...numbers].every(Number.isFinite) || scale.some((one) => one <= 0))
    return { unfit: 'some numbers are not numbers' };
  if (file.hash !== hashOfNumbers(file)) return { unfit: 'the numbers were changed after training' };
  const [m, s, n] = [mean, scale, numbers].map((list) => Float32Array.from(list));
  return { net: { inputs, hidden, mean: m, scale: s, numbers: n }, weights: file };
}

/** Why weights say nothing about a match of this kind; undefined if they do. */
export function uncovered(
  { editions, seats, options }: Weights,
  match: { readonly edition: number; readonly seats: number; readonly options: Options },
): string | undefined {
  if (!editions.includes(match.edition)) return `not trained on edition ${match.edition}: train again`;
  if (!seats.includes(match.seats)) return `not trained for ${match.seats} seats`;
  for (const [option, value] of Object.entries(match.options)) {
    if (typeof value === 'number') continue;
    if (!options[option]?.includes(String(value))) return `not trained with ${option} ${value}`;
  }
  return undefined;
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

function isWeights(file: unknown): file is Weights {
  const given = (typeof file === 'object' && file !== null ? file : {}) as { readonly [field: string]: unknown };
  const { hidden, deviation, options } = given;
  return (
    [given.game, given.names, given.hash].every((text) => typeof text === 'string') &&
    [given.editions, given.seats, given.mean, given.scale, given.numbers].every(isNumbers) &&
    typeof hidden === 'number' &&
    typeof deviation === 'number' &&
    deviation > 0 &&
    typeof options === 'object' &&
    options !== null &&
    Object.values(options).every((values) => Array.isArray(values))
  );
}
