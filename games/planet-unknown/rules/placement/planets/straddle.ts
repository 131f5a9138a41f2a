import { type Site, touches } from '../site.ts';
import type { Test } from './planet-test.ts';

/** PU-11.2 K-273: not on land and ice at once. */
export const noStraddle =
  ({ chart }: Site): Test =>
  (_tile, way, x, y) =>
    !(touches(way, x, y, chart.ice) && touches(way, x, y, chart.land));
