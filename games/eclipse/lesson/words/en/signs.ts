import type { Sign } from '../../../bot/signs.ts';

/** What hints count, each with its number. */
export const signs = {
  'sign.points': '{n, plural, one {# point} other {# points}}',
  'sign.money-after': 'Money after upkeep {n, number}',
  'sign.money-income': 'Money income {n, number}',
  'sign.science-income': 'Science income {n, number}',
  'sign.materials-income': 'Materials income {n, number}',
  'sign.sectors': '{n, plural, one {# sector} other {# sectors}}',
  'sign.ships': '{n, plural, one {# ship} other {# ships}}',
  'sign.techs': '{n, plural, one {# technology} other {# technologies}}',
  'sign.threatened': '{n, plural, one {# threatened sector} other {# threatened sectors}}',
} as const satisfies { readonly [key in `sign.${Sign}`]: string };
