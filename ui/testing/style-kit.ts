import { type Catalogue, type GameWords, LANGUAGES, type Language } from '../contract.ts';
import { anatomy, bareBefore, hasSyntax, namedAfter, samples } from './message.ts';

type Catalogues = { readonly [language in Language]: Catalogue };
/** What is wrong, by what it breaks. */
type Faults = { readonly [rule: string]: RegExp };

/** Words of the box in one language: those that occur, and those that would be another word for the same. */
export interface Printed {
  readonly terms?: readonly string[];
  readonly not?: readonly RegExp[];
  /** Beginnings of nouns that no number counts directly: "2 units of helium", not "two heliums". */
  readonly mass?: readonly string[];
  /** Game words spelled as they are written inside a sentence: "Money", "engineer". */
  readonly spelled?: readonly string[];
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
/** A book speaks to all players, so its plural is right there. */
const TO_ONE = 'one player is no plural';

const NEVER: { readonly [language in Language]: Faults } = {
  en: {
    ...SIGNS,
    'quotes of another language': /„/,
    'can VERB no NOUN': word('can \\w+ no'),
    'pieces are placed': word('(?:may|must|cannot|can) lie'),
    'the most': word('(?:for|with|has|have|having|of) most(?! of)'),
    'free relative': /(?:^|[.!?;:] )(?:Who|Whom|Whose|What|Whatever|Which|How) [^.?!;]*[.;]/,
    'this many': word('so many|equally many'),
    'German word order': word(
      'secret are|only then the|only there can|stands on each|hangs? together|of (?:nobody|who)|(?<!(?:only|no|every|each|next) )one can',
    ),
    'object first': /(?:^|[.;:] )\p{L}{3,}s you \p{L}+(?: for yourself)?[;.,]/iu,
    'words of other days': word('dear|dearer|goods|one single|any ?more|goes on without|go on without'),
    'turned face up': word('(?:turn|turns|turned) (?:it |them )?up'),
    'ends the game': word('(?:bring|brings) the end|end comes'),
    'the verb, not its noun': word('(?:moving|taking|placing|turning|fall) of'),
    'replace with': word('replace \\w+(?: \\w+)? by'),
    'space before a sign': / [%…;!]/,
    'return, place, remove': word('gives? back|(?<!stay )puts?|takes? off'),
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
    'players of any gender': word('oboje'),
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
    [TO_ONE]: /(?<!\p{L})(?:jste \p{L}+l[iay]|\p{L}{2,}li jste)(?!\p{L})/u,
  },
};

/** Counts that would need the forms of the noun after them. */
const BARE_COUNT = /\{(?:n|count|left|max|points|steps|amount|total|seats)(?:, number)?\} \p{Ll}{3,}/u;

/** `left` counts down, so it is no total. */
const LEFT_AS_TOTAL = /\{left[^{}]*\}\W{0,2}(?:in all|łącznie|celkem)|(?:in all|łącznie|celkem)\W{1,2}\{left/iu;

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
      const total = LEFT_AS_TOTAL.test(message) ? ['what is left is no total'] : [];
      const rules = [
        ...broken.map(([rule]) => rule),
        ...bare,
        ...total,
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
      .filter(([rule, pattern]) => rule !== TY && rule !== TO_ONE && pattern.test(text))
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

const NUMERALS = {
  en: '\\d+|one|two|three|four',
  pl: '\\d+|jed(?:en|na|ną|no|nej|nego)|dwa|dwie|trzy|cztery|pięć',
  cs: '\\d+|jed(?:en|na|nu|no|né|noho)|dva|dvě|tři|čtyři|pět',
};

/** Mass nouns right after a number. */
export function countedMass(catalogues: Catalogues, printed: PrintedWords): string[] {
  return LANGUAGES.flatMap((language) => {
    const { mass = [] } = printed[language] ?? {};
    if (mass.length === 0) return [];
    const pattern = new RegExp(`(?<!\\p{L})(?:${NUMERALS[language]})\\s(?:${mass.join('|')})`, 'iu');
    return Object.entries(catalogues[language])
      .filter(([, message]) => samples(message, language).some((said) => pattern.test(said)))
      .map(([key, message]) => `${language} ${key}: ${message}`);
  });
}

/** Game words in other letters than those they are spelled with; a sentence may begin with a capital. */
export function misspelled(catalogues: Catalogues, printed: PrintedWords): string[] {
  return LANGUAGES.flatMap((language) =>
    (printed[language]?.spelled ?? []).flatMap((spelling) => {
      const capital = spelling[0].toUpperCase() + spelling.slice(1);
      const other = spelling === capital ? spelling.toLowerCase() : capital;
      const inside = new RegExp(`(?<![\\p{L}<])${other}s?(?!\\p{L})`, 'u');
      const begins = new RegExp(`(?:^|[.!?:;…] |[(“*>] ?)${other}`, 'gu');
      return Object.entries(catalogues[language])
        .filter(([, message]) =>
          samples(message, language).some((said) =>
            inside.test(spelling === capital ? said : said.replace(begins, '')),
          ),
        )
        .map(([key, message]) => `${language} ${key}: ${message}`);
    }),
  );
}

/** Labels that one page shows together and that read the same. */
export function sameLabels(catalogues: Catalogues, pages: readonly (readonly string[])[]): string[] {
  return LANGUAGES.flatMap((language) =>
    pages.flatMap((keys) =>
      keys
        .filter((key, i) => keys.findIndex((one) => catalogues[language][one] === catalogues[language][key]) < i)
        .map((key) => `${language} ${key}: ${catalogues[language][key]}`),
    ),
  );
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
