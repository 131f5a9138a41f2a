import type { Catalogue, GameWords, Language } from '../contract.ts';

/** How a term stands in texts: alternatives between `|`, a `*` for any ending; one that begins with `!` means something else. */
export type Forms = { readonly [language in Language]: string };

export interface Term {
  readonly rule: string;
  readonly forms: Forms;
  /** The symbol of the board (`GameScreen.symbols`) that shows it, if it is a thing. */
  readonly symbol?: string;
}

/** A piece of a text: plain, or a term as it stands there. */
export type Piece = string | { readonly term: string; readonly text: string };

/** Finds the terms of a game in texts of one language. */
export class Glossary {
  private readonly ids: readonly (string | undefined)[];
  private readonly pattern: RegExp | undefined;

  /** Words within `names`, such as the Moon Prospector's, are no terms. */
  constructor(terms: { readonly [term: string]: Term }, language: Language, names: readonly string[] = []) {
    const forms = Object.entries(terms).flatMap(([term, { forms }]) =>
      forms[language]
        .split('|')
        .map((form) => (form.startsWith('!') ? { term: undefined, form: form.slice(1) } : { term, form })),
    );
    const plain = names.length > 0 ? new Glossary(terms, language) : undefined;
    const taken = new Set(names.filter((name) => plain && isWithin(plain.pieces(name))));
    forms.push(...[...taken].map((form) => ({ term: undefined, form })));
    // The longer one of two that fit: "corporation action" is not a corporation.
    forms.sort((one, other) => other.form.length - one.form.length);
    this.ids = forms.map(({ term }) => term);
    const alternatives = forms.map(({ form }) => `(${patternOf(form)})`).join('|');
    this.pattern =
      forms.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu') : undefined;
  }

  /** The text in pieces; each term is told where it stands first. */
  pieces(text: string): readonly Piece[] {
    if (!this.pattern) return [text];
    const pieces: Piece[] = [];
    const found = new Set<string>();
    let from = 0;
    for (const match of text.matchAll(this.pattern)) {
      const term = this.ids[match.slice(1).findIndex((group) => group !== undefined)];
      if (term === undefined || found.has(term)) continue;
      found.add(term);
      pieces.push(text.slice(from, match.index), { term, text: match[0] });
      from = match.index + match[0].length;
    }
    return [...pieces, text.slice(from)].filter((piece) => piece !== '');
  }
}

/** A term is part of a longer name. */
const isWithin = (pieces: readonly Piece[]): boolean =>
  pieces.length > 1 && pieces.some((piece) => typeof piece !== 'string');

/** Names of things, as sentences say them: those with a capital. */
export function namesIn(catalogue: Catalogue, kinds: GameWords['kinds']): readonly string[] {
  const known = new Set(Object.values(kinds));
  const isName = (key: string) => key.split('.').length === 2 && known.has(key.slice(0, key.indexOf('.')));
  return Object.entries(catalogue)
    .filter(([key, text]) => isName(key) && /^\p{Lu}[^{|*]*$/u.test(text))
    .map(([, text]) => text);
}

const patternOf = (form: string): string =>
  form
    .replace(/[.*+?^${}()[\]\\]/g, (sign) => (sign === '*' ? '*' : `\\${sign}`))
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' ', '[ \\u00a0]');
