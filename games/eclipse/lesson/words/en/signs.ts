import type { Sign } from '../../../bot/signs.ts';

/** What hints count, each with its number. */
export const signs = {
  'sign.points': '{n, plural, one {# point} other {# points}}',
  'sign.money-after': '{n, number} money after Upkeep',
  'sign.money-income': '{n, number} income of money',
  'sign.science-income': '{n, number} income of science',
  'sign.materials-income': '{n, number} income of materials',
  'sign.sectors': '{n, plural, one {# sector} other {# sectors}}',
  'sign.ships': '{n, plural, one {# ship} other {# ships}}',
  'sign.techs': '{n, plural, one {# technology} other {# technologies}}',
  'sign.threatened': '{n, plural, one {# threatened sector} other {# threatened sectors}}',
} as const satisfies { readonly [key in `sign.${Sign}`]: string };
