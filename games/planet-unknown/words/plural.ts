/** A counted noun in the four forms that Polish and Czech have: "{n, plural, one {# żeton} few {# żetony} …}". */
export const counted = (argument: string, one: string, few: string, many: string, other: string): string =>
  `{${argument}, plural, one {# ${one}} few {# ${few}} many {# ${many}} other {# ${other}}}`;
