/** A counted noun in the four forms that Polish and Czech have: "{n, plural, one {# żeton} few {# żetony} …}". */
export const counted = (argument: string, one: string, few: string, many: string, other: string): string =>
  `{${argument}, plural, one {# ${one}} few {# ${few}} many {# ${many}} other {# ${other}}}`;

/** People count from one, the rules from zero. */
export const nth = (argument: string): string => `{${argument}, plural, offset:-1 one {#} few {#} many {#} other {#}}`;

/** Czech "z 5", but "ze 3": the preposition sounds different before some numbers. */
export const outOf = (argument: string): string =>
  `{${argument}, plural, =6 {ze #} =7 {ze #} one {z #} few {ze #} many {z #} other {z #}}`;
