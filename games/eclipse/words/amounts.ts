/** What of the three was got, each after a space and with a comma between. */
export const amounts = (materials: string, science: string, money: string): string =>
  [
    some('materials', ` ${materials}${some('science', ',', some('money', ','))}`),
    some('science', ` ${science}${some('money', ',')}`),
    some('money', ` ${money}`),
  ].join('');

const some = (name: string, said: string, otherwise = ''): string =>
  `{${name}, plural, =0 {${otherwise}} other {${said}}}`;
