import { type Catalogue, type GameWords, LANGUAGES, type Language } from '../contract.ts';
import { anatomy, bareBefore, hasSyntax, namedAfter, samples } from './message.ts';

type Catalogues = { readonly [language in Language]: Catalogue };
/** What is wrong, by what it breaks. */
type Faults = { readonly [rule: string]: RegExp };

/** Words of the box in one language: those that occur, and those that would be another word for the same. */
export interface Printed {
  readonly terms?: readonly string[];
  readonly not?: readonly RegExp[];
}
export type PrintedWords = { readonly [language in Language]?: Printed };

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Signs that no language writes so: straight quotes, three dots, a hyphen as a dash or a minus, two colons in a row. */
const SIGNS: Faults = {
  quotes: /["']/,
  ellipsis: /\.\.\./,
  dash: / - /,
  minus: /(?<![\p{L}\p{N}])-\d/u,
  'two colons': /(?<!\*\*): [^.;,()?!]*: /,
};

/** In sentences of a book it is mostly the word for "those". */
export const TY = 'never ty';

const NEVER: { readonly [language in Language]: Faults } = {
  en: {
    ...SIGNS,
    'quotes of another language': /„/,
    'can VERB no NOUN': word('can \\w+ no'),
    'pieces are placed': word('(?:may|must|cannot|can) lie'),
    'the most': word('(?:for|with) most'),
    'the verb, not its noun': word('(?:moving|taking|placing|turning|fall) of'),
    'replace with': word('replace \\w+(?: \\w+)? by'),
    'space before a sign': / [%…;!]/,
    'return, place, remove': word('gives? back|puts?|takes? off'),
    everyone: word('everybody'),
    British: word('gray|color'),
    'moves, not answers': word('your (?:last )?answers?|one answer'),
  },
  pl: {
    ...SIGNS,
    'quotes of another language': /„[^”]*“|“/,
    'space before a sign': / [%…;!]/,
    'informal second person': word('Pan|Pani|Panu|Państwo'),
    'moves, not answers': word('odpowied[zź]\\p{L}*'),
    Potwierdź: word('zatwierdź|zatwierdza|zatwierdzają'),
    'a name has no gender': /<(?:seat|company|player|who|name)> \p{L}{2,}(?:ł|(?<!sy)ła|ło)(?!\p{L})/u,
  },
  cs: {
    ...SIGNS,
    'quotes of another language': /„[^“]*”/,
    'space before a sign': / […;!]/,
    'no-break space before %': /\d%/,
    'formal second person': word(
      'tě|tobě|tvůj|tvá|tvé|tvou|tvoje|tvého|jsi|máš|můžeš|smíš|chceš|vyber|umísti|zvol|získej|vezmi|odlož',
    ),
    [TY]: word('ty'),
    'moves, not answers': word('odpověď|odpovědi|odpovědí'),
    'you have no gender': /(?<!\p{L})jste \p{L}+l(?!\p{L})/u,
  },
};

/** Counts that would need the forms of the noun after them. */
const BARE_COUNT = /\{(?:count|left|max|points|steps|amount|total|seats)\} \p{Ll}{3,}/u;

/**
 * Names stay in the nominative, so they stand at the start, after a sign, or after a word of this list: their class word
 * in the right case, or a word before names that have no cases (places of a grid, sums that are counted in their case).
 */
const BEFORE_NAMES: { readonly pl: ReadonlySet<string>; readonly cs: ReadonlySet<string> } = {
  pl: new Set(
    `akcję budynek część docelowego dok doku eksperyment i jako karta karty kartę korporacja korporacji krateru księżyc księżycu misja misję
    na ocalałych od odkrycie planecie planeta planety planetę plansze planszę pola polu program projekt projektu przyjmuje
    płaci płacisz płytki płytkę rasą rząd sektor sektora sektorem sektorze statek statku strefa strefie strefy technologia
    technologii technologię to ulepszenia ulepszenie w z załogi żeton żetonu Gateway`.split(/\s+/),
  ),
  cs: new Set(
    `a akci budovu cíle desku desky dok doku experiment jako je karta kartu korporace kráteru lodi loď mise misi měsíc měsíci na objev
    oblast oblasti od planeta planetu planety planetě platí platíte pole posádky program projekt přeživších přijímá rasu sektor
    sektorem sektoru součást technologie technologii vylepšení z zasáhl řada žeton Gateway`.split(/\s+/),
  ),
};

/** How the texts of a language are written. */
export function unstyled(catalogues: Catalogues, kinds: GameWords['kinds'] = {}): string[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(catalogues[language]).flatMap(([key, message]) => {
      const said = samples(message, language);
      const broken = Object.entries(NEVER[language]).filter(([, pattern]) => said.some((one) => pattern.test(one)));
      const bare = language !== 'en' && BARE_COUNT.test(message) ? ['a count needs the forms of its noun'] : [];
      const rules = [
        ...broken.map(([rule]) => rule),
        ...bare,
        ...oddNames(language, message, kinds),
        ...(language === 'cs' ? unspoken(message, kinds) : []),
      ];
      return rules.map((rule) => `${language} ${key}: ${rule}`);
    }),
  );
}

/** What is written otherwise in texts without arguments, such as those of a rulebook. */
export const unstyledTexts = (language: Language, texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    Object.entries(NEVER[language])
      .filter(([rule, pattern]) => rule !== TY && pattern.test(text))
      .map(([rule]) => `${rule}: ${text}`),
  );

function oddNames(language: Language, message: string, kinds: GameWords['kinds']): string[] {
  if (language === 'en') return [];
  const isThing = (name: string) => name in kinds && !['seat', 'player'].includes(kinds[name]);
  return namedAfter(message, language)
    .filter(
      ({ name, after }) =>
        isThing(name) && ![after, after.toLowerCase()].some((one) => BEFORE_NAMES[language].has(one)),
    )
    .map(({ name, after }) => `a name after \u201c${after}\u201d: {${name}}`);
}

/** Czech says "ze 4" and "z 5", so the number needs its forms. */
const unspoken = (message: string, kinds: GameWords['kinds']): string[] =>
  namedAfter(message, 'cs')
    .filter(({ name, after }) => /^ze?$/i.test(after) && !(name in kinds))
    .map(({ name }) => `z or ze before {${name}}`);

/** Numbers whose noun one language counts, and another says with one form for all. */
export function uncounted(catalogues: Catalogues): string[] {
  const isCounting = (key: string) => LANGUAGES.some((language) => hasSyntax(catalogues[language][key] ?? ''));
  return Object.keys(catalogues.en)
    .filter(isCounting)
    .flatMap((key) => {
      const plurals = LANGUAGES.flatMap((language) => anatomy(catalogues[language][key] ?? '', language).plurals);
      const counted = new Set(plurals.filter(({ nouns }) => nouns).map(({ name }) => name));
      return LANGUAGES.flatMap((language) =>
        bareBefore(catalogues[language][key] ?? '', language)
          .filter((name) => counted.has(name))
          .map((name) => `${language} ${key}: {${name}}`),
      );
    });
}

/** What others read while somebody decides must not read like what was done. */
export function toldTooEarly(catalogues: Catalogues): string[] {
  const bare = (message: string) => message.replace(/\{\w+\}/g, '{}');
  return LANGUAGES.flatMap((language) => {
    const entries = Object.entries(catalogues[language]);
    const told = new Set(entries.filter(([key]) => key.startsWith('event.')).map(([, message]) => bare(message)));
    return entries
      .filter(([key, message]) => key.startsWith('waiting.') && told.has(bare(message)))
      .map(([key]) => `${language} ${key}`);
  });
}

/** Words that the box does not use, and words of the box that nothing says. */
export function unprinted(catalogues: Catalogues, printed: PrintedWords): string[] {
  return LANGUAGES.flatMap((language) => {
    const { terms = [], not = [] } = printed[language] ?? {};
    const entries = Object.entries(catalogues[language]);
    const others = entries.filter(([, message]) => not.some((pattern) => pattern.test(message)));
    const all = entries.map(([, message]) => message.toLowerCase()).join('\n');
    return [
      ...others.map(([key, message]) => `${language} ${key}: ${message}`),
      ...terms.filter((term) => !all.includes(term.toLowerCase())).map((term) => `${language}: nothing says ${term}`),
    ];
  });
}
