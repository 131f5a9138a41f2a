/** Columns are called by letters from the left, rows by numbers from the top, in every language. */
const LETTERS = [...'ABCDEFGHIJKL'];

const select = (argument: string, names: readonly string[]): string =>
  `{${argument}Id, select, ${names.map((name, i) => `${i} {${name}} `).join('')}other {?}}`;

/** Messages that name a column or a row by a number that begins with 0. */
export const columnOf = (argument: string): string => select(argument, LETTERS);
export const rowOf = (argument: string): string =>
  select(
    argument,
    LETTERS.map((_, i) => String(i + 1)),
  );

/** Cells of the 12 x 12 frame: A1 to L12. */
export const cells: { readonly [key: `place.${number}`]: string } = Object.fromEntries(
  Array.from({ length: 144 }, (_, cell) => [`place.${cell}`, `${LETTERS[cell % 12]}${Math.floor(cell / 12) + 1}`]),
);
