import type { Sign } from '../../../bot/signs.ts';

/** What hints count, each with its number. */
export const signs = {
  'sign.points': '{n, plural, one {# point} other {# points}}',
  'sign.places-led': '{n, plural, one {# planet led} other {# planets led}}',
  'sign.goods': '{n, plural, one {# unit in the cargo} other {# units in the cargo}}',
  'sign.specialists': '{n, plural, one {# specialist} other {# specialists}}',
  'sign.upgrades': '{n, plural, one {# upgrade} other {# upgrades}}',
  'sign.colonies': '{n, plural, one {# colony} other {# colonies}}',
  'sign.survivors': '{n, plural, one {# survivor settled} other {# survivors settled}}',
  'sign.reach': '{n, plural, one {# field of reach} other {# fields of reach}}',
} as const satisfies { readonly [key in `sign.${Sign}`]: string };
