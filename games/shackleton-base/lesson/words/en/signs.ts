import type { Sign } from '../../../bot/signs.ts';

/** What hints count, each with its number. */
export const signs = {
  'sign.points': '{n, plural, one {# point} other {# points}}',
  'sign.credits-after-upkeep': '{n, plural, one {# credit after upkeep} other {# credits after upkeep}}',
  'sign.arrivals': '{n, plural, one {# astronaut from the crater} other {# astronauts from the crater}}',
  'sign.reputation': '{n, plural, one {# reputation} other {# reputation}}',
  'sign.goods': '{n, plural, one {# resource in stock} other {# resources in stock}}',
  'sign.goals': '{n, plural, one {# goal} other {# goals}}',
  'sign.buildings': '{n, plural, one {# building} other {# buildings}}',
  'sign.housed': '{n, plural, one {# astronaut housed} other {# astronauts housed}}',
} as const satisfies { readonly [key in `sign.${Sign}`]: string };
