import type { Match } from '@orrery/kernel';
import { RING, SURVIVOR_SLOTS, survivorCard, UPGRADES } from '../data/index.ts';
import { crewCount, places, planetOf, pointsOf, totalOf } from '../rules/lookups/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { GUESSES } from './guesses.ts';
import { Mind } from './mind.ts';
import { keepingWorth, upgradeWorth } from './worth.ts';

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

/** Points in the end: those there are, and what the cargo, crew, Ark and kept survivors promise. */
export function forecast(match: Judged, player: number): number {
  const { table, options } = match;
  const mind = new Mind(table, options, player);
  const { future, turns } = mind;
  const own = table.players[player];
  let hope = totalOf(pointsOf(match, player));
  for (const resource of ['biomass', 'workforce', 'minerals', 'technology'] as const)
    for (let n = 0; n < own.cargo[resource]; n++) hope += mind.unit(resource, n - own.cargo[resource]);
  hope += placesHope(table, player, turns);
  if (own.seat === null) return hope + GUESSES.automaTurn * (turns - 1);
  if (turns > 1) {
    hope += crewCount(own) * GUESSES.card * (0.4 + 0.6 * future);
    for (const ready of Object.values(own.ready)) if (ready) hope += GUESSES.marker * (0.3 + 0.7 * future);
    hope += own.colonyPool * GUESSES.colonyMarker * 0.6 * future + own.outpostPool * GUESSES.outpost * future;
  }
  for (const upgrade of UPGRADES) {
    const paid = own.upgrades[upgrade.id] ?? 0;
    // What is unlocked keeps about the worth it would have as the next one.
    if (paid > 0) hope += 0.7 * paid * upgradeWorth(mind, upgrade) * future;
  }
  for (const survivor of (own.kept.cards ?? []).slice(0, SURVIVOR_SLOTS))
    hope += keepingWorth(mind, survivorCard(survivor).colour);
  return hope;
}

/** First and second places that will be counted if planets are completed in time. */
function placesHope(table: Judged['table'], player: number, turns: number): number {
  let hope = 0;
  for (const cell of RING) {
    const sector = table.galaxy[cell];
    if (!sector || sector.terraformed || sector.markers.length === 0) continue;
    const { rewards } = planetOf(sector);
    const rank = places(sector).findIndex((marker) => marker.player === player);
    const sure = turns > 2 ? GUESSES.place : GUESSES.place / 3;
    if (rank === 0) hope += sure * rewards.first;
    else if (rank === 1) hope += sure * rewards.second;
  }
  return hope;
}
