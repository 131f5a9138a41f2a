import { count, type Veiled } from '@orrery/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue, Compound, Face, GameWords, Language, Names, Say } from './contract.ts';
import { localeOf, written } from './language.ts';

/** A piece of a said sentence: text, or a thing that can be shown in its own way. */
export type Saying = string | { readonly kind: string; readonly value: unknown; readonly text: string };

export interface Speaker extends Say {
  /** True if there is a message with this key. */
  readonly has: (key: string) => boolean;
  /** The sentence in pieces, so that names can be drawn with their colours and links. */
  readonly pieces: (key: string, args?: Args) => readonly Saying[];
  /** The name of an argument's value: a thing's name, a list of names, or the bare value. */
  readonly valueName: (argument: string, value: unknown) => string;
  /** The kind of thing an argument names, if it names one. */
  readonly kindOf: (argument: string) => string | undefined;
  readonly language: Language;
}

type Args = { readonly [name: string]: unknown };

export interface SayOptions {
  readonly language: Language;
  /** Looked through in order. */
  readonly catalogues: readonly Catalogue[];
  readonly kinds?: GameWords['kinds'];
  readonly compounds?: GameWords['compounds'];
  readonly faces?: readonly Pick<Face, 'id' | 'seat' | 'name'>[];
  /** Names of things by `kind.value` that stand before those of the catalogues. */
  readonly names?: Names;
}

/** Keys that were said but that no catalogue has; a test lists them, a developer sees them. */
export const missing = new Set<string>();

const formats = new Map<string, IntlMessageFormat>();

function formatOf(language: Language, message: string): IntlMessageFormat {
  const id = `${language}/${message}`;
  const known = formats.get(id);
  if (known) return known;
  const format = new IntlMessageFormat(message, localeOf(language));
  formats.set(id, format);
  return format;
}

export function makeSay(options: SayOptions): Speaker {
  const { language, catalogues, kinds = {}, compounds = {}, faces = [], names = {} } = options;
  const find = (key: string): string | undefined => catalogues.find((catalogue) => key in catalogue)?.[key];
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const alternatives = new Intl.ListFormat(localeOf(language), { type: 'disjunction' });

  const nameOf = (kind: string, value: unknown): string => {
    if (kind === 'seat') return (faces.find(({ seat }) => seat === value) ?? faces[0])?.name ?? String(value);
    if (kind === 'player') return faces.find(({ id }) => id === value)?.name ?? String(value);
    const key = `${kind}.${String(value)}`;
    return names[key] ?? (find(key) === undefined ? lost(key) : say(key));
  };

  const named = (name: string, value: unknown, join = list): Saying => {
    const kind = kindOf(kinds, name);
    if (Array.isArray(value)) return join.format(value.map((one) => textOf(named(name, one))));
    if (kind === undefined || value === null || value === undefined || typeof value === 'object') return String(value);
    return { kind, value, text: nameOf(kind, value) };
  };

  /** Plain numbers and words stay what they are, so that plurals and selects work on them. */
  const argument = (name: string, value: unknown): unknown => {
    if (Array.isArray(value) || kindOf(kinds, name) !== undefined) return named(name, value);
    if (value instanceof Date) return value;
    return typeof value === 'object' ? '' : typeof value === 'boolean' ? String(value) : value;
  };

  const ofCards = (name: string, container: Veiled<unknown>) => ({
    [name]: container.cards ? named(name, container.cards.length === 1 ? container.cards[0] : container.cards) : '',
    [`${name}Known`]: String(container.cards !== undefined),
    [`${name}Count`]: count(container),
  });

  /** Other objects, such as a place by row and column, have no messages for their fields. */
  const isCounts = (kind: string, value: unknown): value is object =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((id) => find(`${kind}.${id}`) !== undefined);

  /** Counts of things by id, `{ credits: 3, titanium: 1 }`: each is the message of its kind and id with its `{n}`. */
  const ofCounts = (name: string, kind: string, counts: object) => {
    const found = Object.entries(counts).filter(([, n]) => n > 0);
    return {
      [name]: list.format(found.map(([id, n]) => say(`${kind}.${id}`, { n }))),
      [`${name}Count`]: found.reduce((sum, [, n]) => sum + n, 0),
    };
  };

  /**
   * What the arguments make together; where nothing is called so, they are said one after the other. One alone is said
   * as a thing of another kind.
   */
  const compoundsOf = (args: Args): { [name: string]: Saying } =>
    Object.fromEntries(
      Object.entries(compounds)
        .filter(([, compound]) => partsOf(compound).every((part) => part in args))
        .map(([name, compound]) => {
          if ('makes' in compound) return [name, named(name, compound.makes(args))];
          const parts = partsOf(compound);
          if (parts.length === 1) return [name, named(name, args[parts[0]])];
          const id = `${kindOf(kinds, name) ?? name}.${parts.map((part) => String(args[part])).join()}`;
          return [name, names[id] ?? (find(id) === undefined ? parts.map((part) => args[part]).join(', ') : say(id))];
        }),
    );

  const pieces = (key: string, args: Args = {}): readonly Saying[] => {
    const message = find(key);
    if (message === undefined) return [lost(key)];
    const values: { [name: string]: unknown } = compoundsOf(args);
    for (const name of Object.keys(args)) {
      const given = args[name];
      const kind = kindOf(kinds, name);
      if (isCards(given)) Object.assign(values, ofCards(name, given));
      else if (kind !== undefined && isCounts(kind, given)) Object.assign(values, ofCounts(name, kind, given));
      else {
        values[name] = argument(name, given);
        values[`${name}Id`] ??= String(given);
        if (Array.isArray(given)) values[`${name}Or`] = named(name, given, alternatives);
      }
    }
    try {
      return formatOf(language, message)
        .formatToParts<Saying>(values as never)
        .map(({ value }) => (typeof value === 'string' ? written(language, value) : (value as Saying)));
    } catch (error) {
      return [broken(key, error)];
    }
  };

  const joined = (key: string, args?: Args): string => pieces(key, args).map(textOf).join('');

  /** What has no arguments is always said alike: boards say it again with every picture. */
  const known = new Map<string, string>();
  function say(key: string, args?: Args): string {
    if (args) return joined(key, args);
    const text = known.get(key) ?? joined(key);
    known.set(key, text);
    return text;
  }
  const has = (key: string) => find(key) !== undefined;
  const valueName = (argument: string, value: unknown) => textOf(named(argument, value));
  return Object.assign(say, {
    has,
    pieces,
    valueName,
    kindOf: (argument: string) => kindOf(kinds, argument),
    language,
  });
}

export const partsOf = (compound: Compound): readonly string[] => ('of' in compound ? compound.of : compound);

const isCards = (value: unknown): value is Veiled<unknown> =>
  typeof value === 'object' && value !== null && '$' in value && 'seen' in value;

export const textOf = (piece: Saying): string => (typeof piece === 'string' ? piece : piece.text);

function kindOf(kinds: GameWords['kinds'], name: string): string | undefined {
  if (Object.hasOwn(kinds, name)) return kinds[name];
  return name === 'seat' || name === 'player' ? name : undefined;
}

function lost(key: string): string {
  if (!missing.has(key)) {
    missing.add(key);
    console.error(`no words for "${key}"`);
  }
  return `[${key}]`;
}

function broken(key: string, error: unknown): string {
  missing.add(key);
  console.error(`words of "${key}" cannot be said: ${error instanceof Error ? error.message : String(error)}`);
  return `[${key}]`;
}
