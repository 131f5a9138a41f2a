import { IntlMessageFormat } from 'intl-messageformat';

type Elements = ReturnType<IntlMessageFormat['getAst']>;
type Element = Elements[number];

/** What the syntax tree of a message is made of, by the numbers the parser uses. */
const LITERAL = 0;
const PLAIN = 1;
const NUMBER = 2;
const DATE = 3;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

interface Branching {
  readonly value: string;
  readonly options: { readonly [option: string]: { readonly value: Elements } };
}

/** The parser's types tell elements apart by an enumeration that exists only at run time. */
const readElement = (element: Element): Branching => ({ value: '', options: {}, ...(element as object) });

export interface Plural {
  readonly name: string;
  readonly options: readonly string[];
  /** True if one of the options says the number itself. */
  readonly counts: boolean;
  /** True if a word follows the number. */
  readonly nouns: boolean;
}

/** What a message needs to be said, and what it distinguishes. */
export interface Anatomy {
  readonly placeholders: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  readonly selects: ReadonlyMap<string, ReadonlySet<string>>;
  /** Selects with a plural in one of their options. */
  readonly counting: ReadonlySet<string>;
  readonly plurals: readonly Plural[];
}

export function anatomy(message: string, language: string): Anatomy {
  const found = {
    placeholders: new Set<string>(),
    numbers: new Set<string>(),
    dates: new Set<string>(),
    selects: new Map<string, Set<string>>(),
    counting: new Set<string>(),
    plurals: [] as Plural[],
  };
  walk(new IntlMessageFormat(message, language).getAst(), (element) => {
    const { value: named } = readElement(element);
    if (element.type === PLAIN || element.type === NUMBER || element.type === DATE) found.placeholders.add(named);
    if (element.type === NUMBER) found.numbers.add(named);
    if (element.type === DATE) found.dates.add(named);
    if (element.type !== SELECT && element.type !== PLURAL) return;
    const { value, options } = readElement(element);
    found.placeholders.add(value);
    if (element.type === PLURAL) {
      found.numbers.add(value);
      const counts = Object.values(options).some((option) => option.value.some(({ type }) => type === POUND));
      const nouns = Object.values(options).some(({ value: said }) =>
        said.some(({ type }, i) => type === POUND && wordAfter(said, i) !== undefined),
      );
      found.plurals.push({ name: value, options: Object.keys(options), counts, nouns });
    } else {
      const known = found.selects.get(value) ?? new Set();
      for (const option of Object.keys(options)) known.add(option);
      found.selects.set(value, known);
      for (const option of Object.values(options))
        walk(option.value, ({ type }) => {
          if (type === PLURAL) found.counting.add(value);
        });
    }
  });
  return found;
}

/** A plain argument and the word right before it. */
export interface NamedAfter {
  readonly name: string;
  readonly after: string;
}

/** Arguments of a message that follow a word directly. */
export function namedAfter(message: string, language: string): NamedAfter[] {
  const found: NamedAfter[] = [];
  const look = (elements: Elements, before: string): void => {
    let text = before;
    for (const element of elements) {
      const { value, options } = readElement(element);
      const after = /(\p{L}+) $/u.exec(text)?.[1];
      if (element.type === PLAIN && after !== undefined) found.push({ name: value, after });
      for (const option of Object.values(options)) look(option.value, text);
      text = element.type === LITERAL ? value : '';
    }
  };
  look(new IntlMessageFormat(message, language).getAst(), '');
  return found;
}

/** Arguments that are said as they are, right before a word, and not where a plural already tells their numbers apart. */
export function bareBefore(message: string, language: string): string[] {
  const found: string[] = [];
  const look = (elements: Elements, told: readonly string[]): void => {
    elements.forEach((element, i) => {
      const { value, options } = readElement(element);
      const isBare = (element.type === PLAIN || element.type === NUMBER) && !told.includes(value);
      if (isBare && wordAfter(elements, i) !== undefined) found.push(value);
      for (const option of Object.values(options))
        look(option.value, element.type === PLURAL ? [...told, value] : told);
    });
  };
  look(new IntlMessageFormat(message, language).getAst(), []);
  return found;
}

/** The word right after an element. */
function wordAfter(elements: Elements, i: number): string | undefined {
  const next = elements[i + 1];
  return next?.type === LITERAL ? /^ (\p{Ll}{3,})/u.exec(readElement(next).value)?.[1] : undefined;
}

function walk(elements: Elements, visit: (element: Element) => void): void {
  for (const element of elements) {
    visit(element);
    const { options } = readElement(element);
    for (const option of Object.values(options)) walk(option.value, visit);
  }
}

/** True if a message is more than the text it says. */
export const hasSyntax = (message: string): boolean => /[{}<']/.test(message);

const COUNTS = [0, 1, 2, 3, 5, 12, 22];

/** The message said with every count and every choice of its selects. */
export function samples(message: string, language: string): string[] {
  if (!hasSyntax(message)) return [message];
  const { placeholders, numbers, dates, selects } = anatomy(message, language);
  const format = new IntlMessageFormat(message, language);
  const widest = Math.max(1, ...[...selects.values()].map(({ size }) => size));
  return COUNTS.flatMap((count) =>
    Array.from({ length: widest }, (_, turn) => {
      const values = [...placeholders].map((name) => {
        const options = [...(selects.get(name) ?? [])];
        if (numbers.has(name)) return [name, count] as const;
        if (dates.has(name)) return [name, new Date(0)] as const;
        return [name, options.length > 0 ? options[turn % options.length] : `<${name}>`] as const;
      });
      return String(format.format(Object.fromEntries(values)));
    }),
  );
}
