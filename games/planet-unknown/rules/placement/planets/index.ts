import type { Site } from '../site.ts';
import { centreFirst } from './centre.ts';
import { chasm } from './chasm.ts';
import type { Test } from './planet-test.ts';
import { forbiddenBuildings } from './quarters.ts';
import { ring } from './ring.ts';
import { slideIn } from './slide.ts';
import { noStraddle } from './straddle.ts';

/** PU-11.14: the planet's rule about tiles, if it has one. */
export function planetTest(site: Site): Test | undefined {
  const { rule } = site.chart.planet;
  switch (rule.type) {
    case 'no-straddle':
      return noStraddle(site);
    case 'forbidden-buildings':
      return forbiddenBuildings(rule.quarters);
    case 'ring':
      return ring(rule.rows);
    case 'chasm':
      return chasm(rule.sides);
    case 'centre-first':
      return centreFirst(site);
    case 'slide-in':
      return slideIn(site);
    default:
      return undefined;
  }
}

export type { Test } from './planet-test.ts';
