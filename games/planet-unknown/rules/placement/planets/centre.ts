import { type Site, touches } from '../site.ts';
import type { Test } from './planet-test.ts';

/** PU-11.8 Charybdis: the first piece covers a cell of the centre. */
export const centreFirst = ({ empty, chart }: Site): Test | undefined =>
  empty ? (_tile, way, x, y) => touches(way, x, y, chart.special) : undefined;
