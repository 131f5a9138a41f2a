import type { Sign } from '../../../bot/signs.ts';

/** What hints count, each with its number. */
export const signs = {
  'sign.points': '{n, plural, one {# point} other {# points}}',
  'sign.lines': '{n, plural, one {# complete row or column} other {# complete rows and columns}}',
  'sign.cells-left': '{n, plural, one {# uncovered cell} other {# uncovered cells}}',
  'sign.track-points': '{n, plural, one {# point on the tracks} other {# points on the tracks}}',
  'sign.lifepods': '{n, plural, one {# lifepod collected} other {# lifepods collected}}',
  'sign.meteorites-lying': '{n, plural, one {# meteorite on the planet} other {# meteorites on the planet}}',
  'sign.cards': '{n, plural, one {# civ card} other {# civ cards}}',
  'sign.mission-points': '{n, plural, one {# point from missions} other {# points from missions}}',
} as const satisfies { readonly [key in `sign.${Sign}`]: string };
