import { type OptionSpecs, valuesOf } from '@orrery/kernel';

/** Every key that is said, with the arguments it is said with; undefined where the vocabulary does not tell them. */
export type Keys = ReadonlyMap<string, readonly string[] | undefined>;

type Args = { readonly [key: string]: readonly string[] };

/** The sayable things of a game: the lists of its `rules/vocabulary.ts` and its things. */
export interface Vocabulary {
  readonly options: OptionSpecs;
  /** Arguments and shapes of answers by question id, or the bare ids. */
  readonly questions:
    | readonly string[]
    | {
        readonly [id: string]: { readonly about: readonly string[]; readonly answers: readonly (readonly string[])[] };
      };
  /** Fields by event type, or the bare types. */
  readonly events: readonly string[] | Args;
  /** Arguments by reason, or the bare reasons. */
  readonly whys: readonly string[] | Args;
  readonly items: readonly string[];
  readonly verdicts: readonly string[];
  /** Keys that are said without arguments, such as names; see `named`. */
  readonly things: readonly string[];
  /** Whatever else is said: roles, labels of one shape of an answer or of one field while it is picked. */
  readonly more?: Args;
}

export function keysOf(vocabulary: Vocabulary): Keys {
  const { options, questions, events, whys, items, verdicts, things, more = {} } = vocabulary;
  const plain = [
    ...named('game', ['name', 'players', 'length', 'goal']),
    ...named('why', isBare(whys) ? whys : []),
    ...named('item', items),
    ...named('verdict', verdicts),
    ...Object.entries(options).flatMap(([name, spec]) => [
      `option.${name}`,
      // A number says itself.
      ...(spec.kind === 'number' ? [] : named(`option.${name}`, valuesOf(spec).map(String))),
    ]),
    ...things,
  ];
  return new Map<string, readonly string[] | undefined>([
    ...plain.map((key) => [key, []] as const),
    ...(isBare(whys) ? [] : Object.entries(whys).map(([why, fields]) => [`why.${why}`, fields] as const)),
    ...entriesOf(events).map(([type, fields]) => [`event.${type}`, fields] as const),
    ...entriesOf(questions).flatMap(([id, question]) => [
      [`question.${id}`, question?.about] as const,
      [`waiting.${id}`, ['who']] as const,
      [`answer.${id}`, question && [...question.about, ...common(question.answers)]] as const,
    ]),
    ...Object.entries(more),
  ]);
}

/** Keys of things of a kind: their names, or with suffixes such as `.text` what else is said of them. */
export const named = (kind: string, values: Iterable<string | number>, suffixes: readonly string[] = ['']): string[] =>
  [...values].flatMap((value) => suffixes.map((suffix) => `${kind}.${value}${suffix}`));

/** Fields that every shape of an answer has. */
const common = ([first = [], ...others]: readonly (readonly string[])[]): readonly string[] =>
  first.filter((field) => others.every((fields) => fields.includes(field)));

const isBare = <V>(list: readonly string[] | { readonly [key: string]: V }): list is readonly string[] =>
  Array.isArray(list);

const entriesOf = <V>(list: readonly string[] | { readonly [key: string]: V }): (readonly [string, V | undefined])[] =>
  isBare(list) ? list.map((key) => [key, undefined] as const) : Object.entries(list);
