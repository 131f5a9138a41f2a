import { IntlMessageFormat as Message } from 'intl-messageformat';

type Elements = ReturnType<Message['getAst']>;

/** The number the parser uses for text between arguments. */
const LITERAL = 0;

/**
 * A made-up language, for tests alone: English with two fifths more letters, in every word, as another translation may
 * need them. Numerals and abbreviations stay what they are.
 */
export const longer = (text: string): string => text.replace(/[aeioulny]|[AEIOUY](?=\p{Ll})/gu, '$&$&');

function lengthened(elements: Elements): Elements {
  return elements.map((element) => {
    if (element.type === LITERAL) return { ...element, value: longer(element.value) };
    if (!('options' in element)) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: lengthened(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** Stands in for the library's class where all words are to be said in the made-up language. */
export class IntlMessageFormat extends Message {
  constructor(message: string, locale: string) {
    super(lengthened(new Message(message, locale).getAst()), locale);
  }
}
