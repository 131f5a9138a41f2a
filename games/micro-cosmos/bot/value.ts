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

/** Parts of a player's expected score, in points. */
export interface Parts {
  readonly points: number;
  readonly cargo: number;
  readonly places: number;
  readonly crew: number;
  readonly ark: number;
  readonly bridge: number;
}

/** How good the position is for each seat, from what everybody may expect in the end. */
export function value(match: Judged): number[] {
  const { table, options } = match;
  const hopes = table.players.map((_, player) => sumOf(partsOf(match, new Mind(table, options, player))));
  return Array.from({ length: match.seats }, (_, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < hopes.length; other++) if (other !== seat) best = Math.max(best, hopes[other]);
    return 0.5 + 0.5 * Math.tanh((hopes[seat] - best) / GUESSES.margin);
  });
}

export const sumOf = ({ points, cargo, places, crew, ark, bridge }: Parts): number =>
  points + cargo + places + crew + ark + bridge;

/** Points in the end: those there are, and what places, cargo, crew, Ark and kept survivors promise. */
export function partsOf(match: Judged, mind: Mind): Parts {
  let places = 0;
  for (const cell of RING) {
    const sector = match.table.galaxy[cell];
    if (sector) places += placeHope(mind, sector);
  }
  const points = totalOf(pointsOf(match, mind.me));
  const cargo = mind.cargoWorth(unitsOf(mind.player));
  if (mind.player.seat === null)
    return { points, cargo, places, crew: 0, ark: GUESSES.automaTurn * mind.later, bridge: 0 };
  return { points, cargo, places, crew: crewWorth(mind), ark: arkPromise(mind), bridge: bridgeWorth(mind) };
}
