import type { PlanetId } from '../../data/planets/planet.ts';
import type { Relief } from './contours.ts';

const relief = (seed: number, across = 0.6, down = 0.6, levels = 5): Relief => ({ seed, across, down, levels });

/** The hills of each planet: rolling, in ridges, in dunes, in terraces. */
export const RELIEFS: { readonly [planet in PlanetId]: Relief } = {
  'ksb-4156': relief(2),
  'k-273': relief(5, 0.9, 0.3, 6),
  persephone: relief(9, 0.45, 0.45, 7),
  petra: relief(14, 0.8, 0.8, 4),
  gaia: relief(21, 0.4, 0.4, 5),
  arashi: relief(27, 0.14, 1.1, 6),
  tartarus: relief(33, 1, 0.35, 6),
  charybdis: relief(38, 0.35, 0.35, 8),
  kaax: relief(44, 0.9, 0.9, 4),
  pajitnov: relief(52, 0.2, 0.7, 6),
  oblivion: relief(57, 0.5, 0.5, 8),
  cerberus: relief(63, 0.55, 0.7, 5),
  lacuna: relief(71, 0.7, 0.7, 6),
};
