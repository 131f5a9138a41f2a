import type { Sign } from '../../../bot/signs.ts';

/** What hints count, each with its number. */
export const signs = {
  'sign.zones-led': '{n, plural, one {# zone led} other {# zones led}}',
  'sign.zones-tied': '{n, plural, one {# tied zone} other {# tied zones}}',
  'sign.tokens': '{n, plural, one {# point in tokens} other {# points in tokens}}',
  'sign.ice': '{n, plural, one {# ice token} other {# ice tokens}}',
  'sign.mission-points': '{n, plural, one {# point from missions} other {# points from missions}}',
  'sign.landed': '{n, plural, one {# astronaut landed} other {# astronauts landed}}',
  'sign.aboard': '{n, plural, one {# astronaut aboard} other {# astronauts aboard}}',
  'sign.lost': '{n, plural, one {# astronaut lost} other {# astronauts lost}}',
} as const satisfies { readonly [key in `sign.${Sign}`]: string };
