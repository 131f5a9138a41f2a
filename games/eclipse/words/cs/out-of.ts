/** "z 5", but "ze 3": the preposition sounds different before some numbers. */
export const outOf = (argument: string): string =>
  `{${argument}, plural, =6 {ze #} =7 {ze #} one {z #} few {ze #} many {z #} other {z #}}`;
