import { type DiscoveryEffect, type DiscoveryId, discoveryOf, RESOURCES } from '../data/index.ts';
import { placesForFound } from '../rules/found-part.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { unitWorth } from './purse.ts';
import { judgeFoundPart } from './upgrade.ts';
import { bestCube, cubeWorth } from './worth.ts';

/** What its back brings. */
export const KEPT_VP = 2;
const MONOLITH_VP = 3;
const PORTAL_VP = 2;
/** Early gains grow. */
const GROWTH = 0.12;

/** What the front of a discovery tile brings. */
export function frontWorth(mind: Mind, tile: DiscoveryId): number {
  let sum = 0;
  for (const effect of discoveryOf(tile).effects) sum += effectWorth(mind, effect);
  return sum;
}

function effectWorth(mind: Mind, effect: DiscoveryEffect): number {
  const { rounds } = mind;
  switch (effect.type) {
    case 'gain': {
      let sum = 0;
      for (const resource of RESOURCES) sum += (effect.gain[resource] ?? 0) * unitWorth(mind, resource);
      return sum * (1 + GROWTH * rounds);
    }
    case 'tech':
      return 0.8 + 0.25 * rounds;
    case 'ship':
      return (GUESSES.power * mind.power(effect.ship) + 0.6) * Math.min(1, rounds / 3) + 0.15 * rounds;
    case 'structure':
      return effect.structure === 'monolith' ? MONOLITH_VP : cubeWorth(mind, bestCube(mind, ['science', 'money']));
    case 'portal':
      return PORTAL_VP + 0.3;
    case 'part': {
      let best = 0.5;
      for (const place of placesForFound(mind.table, mind.seat, effect.part))
        best = Math.max(best, judgeFoundPart(mind, effect.part, place));
      return best + 0.1 * rounds;
    }
  }
}
