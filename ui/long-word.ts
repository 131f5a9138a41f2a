/** Whether a text has a word of more letters than this: where room is short it is set in another way, and never torn. */
export const hasLongWord = (text: string, letters: number): boolean =>
  text.split(' ').some((word) => word.length > letters);

/** A consonant before a vowel, but for the second letter of a sound that is written with two. */
const SYLLABLE = /(?<![scrd](?=z)|d(?=[źż])|c(?=h)|^)[^aeiouyąęóáéíúůýě\W\d](?=[aeiouyąęóáéíúůýě])/giu;

/** The same word with a soft hyphen before the syllable nearest to its middle, so that it can be parted where it must. */
export function parted(word: string): string {
  const middle = word.length / 2;
  const starts = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
  const [best] = starts.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`;
}

/** Words up to so many letters fit on a narrow card. */
const LONGEST = 11;

/** A text whose longest words can be parted, where they do not fit as they are. */
export const partable = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word.length > LONGEST ? parted(word) : word))
    .join(' ');
