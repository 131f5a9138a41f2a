import type { Match } from '@orrery/kernel';
import { RING } from '../data/index.ts';
import { pointsOf, totalOf } from '../rules/lookups/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { arkPromise } from './building.ts';
import { crewWorth } from './crew.ts';
import { GUESSES } from './guesses.ts';
import { Mind, unitsOf } from './mind.ts';
import { placeHope } from './planets.ts';
import { bridgeWorth } from './survivors.ts';

type Judged = Pick<Match<MicroCosmos>, 'table' | 'options' | 'seats'>;

/** How good the position is for each seat, from what everybody may expect in the end. */
export function value(match: Judged): number[] {
  const hopes = match.table.players.map((_, player) => forecast(match, player));
  return Array.from({ length: match.seats }, (_, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < hopes.length; other++) if (other !== seat) best = Math.max(best, hopes[other]);
    return 0.5 + 0.5 * Math.tanh((hopes[seat] - best) / GUESSES.margin);
  });
}

/** Points in the end: those there are, and what places, cargo, crew, Ark and kept survivors promise. */
function forecast(match: Judged, player: number): number {
  const { table, options } = match;
  const mind = new Mind(table, options, player);
  let hope = totalOf(pointsOf(match, player)) + mind.cargoWorth(unitsOf(mind.player));
  for (const cell of RING) {
    const sector = table.galaxy[cell];
    if (sector) hope += placeHope(mind, sector);
  }
  if (mind.player.seat === null) return hope + GUESSES.automaTurn * mind.later;
  return hope + crewWorth(mind) + arkPromise(mind) + bridgeWorth(mind);
}
