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

/** A small book whose sections hold their texts in all languages side by side. */
export function bookSideBySide(
  chapters: readonly {
    readonly title: { readonly [language in Language]: string };
    readonly sections: readonly ({ readonly rules: readonly string[] } & {
      readonly [language in Language]: SectionText;
    })[];
  }[],
): GameRulebook {
  const load = (language: Language) => async () =>
    chapters.map(({ title, sections }) => ({
      title: written(language, title[language]),
      sections: sections.map((section) => ({ ...inStyle(language, section[language]), rules: section.rules })),
    }));
  return { load: { en: load('en'), pl: load('pl'), cs: load('cs') } };
}

const inStyle = (language: Language, { title, text }: SectionText): SectionText => ({
  title: written(language, title),
  text: text.map((paragraph) => written(language, paragraph)),
});

/** Puts the texts of one language in order and gives every section its rule ids. */
function compose<O extends Outline>(language: Language, outline: O, texts: TextsOf<O>): readonly Chapter[] {
  return Object.keys(outline).map((chapter) => {
    const { title, sections } = texts[chapter];
    const told: { readonly [section: string]: SectionText } = sections;
    return {
      title: written(language, title),
      sections: Object.entries(outline[chapter]).map(([section, rules]) => ({
        ...inStyle(language, told[section]),
        rules,
      })),
    };
  });
}
