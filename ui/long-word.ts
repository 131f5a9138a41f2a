/** Whether a text has a word of more letters than this: where room is short it is set in another way, and never torn. */
export const hasLongWord = (text: string, letters: number): boolean =>
  text.split(' ').some((word) => word.length > letters);
