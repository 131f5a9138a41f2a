import type { Language } from './contract.ts';

/** English is British: so are its dates, and its lists have no comma before "and". */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** A text as it is set: a minus is no hyphen, and lines break where they may. */
export const written = (language: Language, text: string): string =>
  unbroken(language, text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, '\u2212'));

/** In Polish and Czech no word of one letter ends a line, and no number is torn from what it counts. */
const unbroken = (language: Language, text: string): string =>
  language === 'en' ? text : text.replace(/(?<=(?<![\p{L}\p{N}])[aikosuvwz]|\d) /giu, '\u00a0');
