import { isOneOf } from './records.ts';
import { Refusal } from './refusal.ts';
import type { Options, OptionValue } from './types.ts';

/** One thing people may choose before the game. */
export type OptionSpec = (
  | { readonly kind: 'choice'; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'switch'; readonly default: boolean }
) & {
  /** Where it only matters for some player counts. */
  readonly seats?: readonly [min: number, max: number];
  /** Where it only matters if one of these options, which must matter itself, has this value. */
  readonly when?: { readonly [option: string]: OptionValue };
};

export type OptionSpecs = { readonly [name: string]: OptionSpec };

/** The options of a game whose specifications are written down `as const`. */
export type OptionsOf<Specs extends OptionSpecs> = { readonly [name in keyof Specs]: ValueOf<Specs[name]> };

type ValueOf<Spec extends OptionSpec> = Spec extends { readonly kind: 'choice'; readonly of: readonly (infer V)[] }
  ? V
  : Spec extends { readonly kind: 'number' }
    ? number
    : boolean;

/** Fills in defaults and refuses what the game does not know. */
export function readOptions<Chosen extends Options>(
  specs: { readonly [name in keyof Chosen]: OptionSpec },
  given: { readonly [name: string]: unknown },
): Chosen {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(specs, name)) throw new Refusal('unknown-option', { option: name });
  }
  const options: { [name: string]: OptionValue } = {};
  for (const [name, spec] of Object.entries(specs)) {
    const value = given[name] ?? spec.default;
    if (!isOneOf(valuesOf(spec), value)) throw new Refusal('bad-option', { option: name, value: String(value) });
    options[name] = value;
  }
  // Each option has a value that its own specification allows.
  return options as Chosen;
}

/** Options of this game that matter with so many seats and, where it is told, with what else is chosen. */
export function optionsFor(
  specs: OptionSpecs,
  seats: number,
  chosen?: { readonly [name: string]: OptionValue },
): [string, OptionSpec][] {
  const fits = ({ seats: range }: OptionSpec) => !range || (seats >= range[0] && seats <= range[1]);
  const holds = ([name, value]: [string, OptionValue]) =>
    fits(specs[name]) && (chosen?.[name] ?? specs[name].default) === value;
  return Object.entries(specs).filter(
    ([, spec]) => fits(spec) && (!chosen || !spec.when || Object.entries(spec.when).some(holds)),
  );
}

export function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  switch (spec.kind) {
    case 'choice':
      return spec.of;
    case 'switch':
      return [false, true];
    case 'number':
      return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
  }
}
