import type { Chapter, GameRulebook, Language, Section } from './contract.ts';
import { written } from './language.ts';

/** The order of a rulebook and the rules that each section tells, by chapter and section: once for all languages. */
export interface Outline {
  readonly [chapter: string]: { readonly [section: string]: readonly string[] };
}

type SectionText = Pick<Section, 'title' | 'text'>;

/** One chapter in one language: the compiler sees that no section is missing. */
export interface ChapterOf<O extends Outline, C extends keyof O> {
  readonly title: string;
  readonly sections: { readonly [S in keyof O[C]]: SectionText };
}

/** All chapters in one language; a module that exports each under its name is one. */
export type TextsOf<O extends Outline> = { readonly [C in keyof O]: ChapterOf<O, C> };

/** The rulebook of a game from its outline and its texts. */
export function bookOf<const O extends Outline>(
  outline: O,
  texts: { readonly [language in Language]: () => Promise<TextsOf<NoInfer<O>>> },
): GameRulebook {
  const load = (language: Language) => async () => compose(language, outline, await texts[language]());
  return { load: { en: load('en'), pl: load('pl'), cs: load('cs') } };
}

/** Puts the texts of one language in order and gives every section its rule ids. */
function compose<O extends Outline>(language: Language, outline: O, texts: TextsOf<O>): readonly Chapter[] {
  return Object.keys(outline).map((chapter) => {
    const { title, sections } = texts[chapter];
    const told: { readonly [section: string]: SectionText } = sections;
    const set = (text: string) => written(language, text);
    return {
      title: set(title),
      sections: Object.entries(outline[chapter]).map(([section, rules]) => ({
        title: set(told[section].title),
        text: told[section].text.map(set),
        rules,
      })),
    };
  });
}
