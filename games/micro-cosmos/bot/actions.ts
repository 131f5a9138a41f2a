import { leaderOf } from '../data/index.ts';
import {
  colonyNeeds,
  type FieldNode,
  hasColony,
  hasSpecialists,
  nextColony,
  outpostCellsOf,
  planetActions,
  planetOf,
  planetYield,
  type Specialists,
  sectorAt,
  settlers,
  specialistGains,
  yieldAt,
} from '../rules/lookups/index.ts';
import type { SeenSector } from '../rules/table.ts';
import { colonyWorth, outpostWorth } from './building.ts';
import { yieldWorth } from './cargo.ts';
import { lastSpecialist, markerGain } from './crew.ts';
import type { Mind, Units } from './mind.ts';
import { terraformWorth } from './planets.ts';
import { exploringWorth, settlingWorth } from './survivors.ts';

/** What the best action on a field is worth with this cargo and crew; with Robotics the best two. */
export function actionsWorth(mind: Mind, field: FieldNode, units: Units, crew: Specialists): number {
  if (field.type === 'asteroid') return 0;
  if (field.type !== 'planet') return orbitWorth(mind, field, units);
  const sector = sectorAt(mind.table, field.cell);
  const own = hasColony(sector, mind.me);
  let first = 0;
  let second = 0;
  const colony = canFound(mind, sector, crew) ? colonyWorth(mind, sector, units) : 0;
  const options = [
    colony,
    yieldWorth(mind, units, planetYield(sector)),
    sector.terraformed ? 0 : terraformWorth(mind, sector, units),
    crew[leaderOf(planetOf(sector).colour)] > 0 ? exploreWorth(mind, sector) : 0,
    sector.terraformed && settlers(mind.player, sector).length > 0 ? settlingWorth(mind, planetOf(sector).colour) : 0,
    bestOutpost(mind, sector),
  ];
  for (const worth of options) {
    if (worth > first) {
      second = first;
      first = worth;
    } else if (worth > second) second = worth;
  }
  if (planetActions(mind.player) < 2 || (!own && colony <= 0)) return first;
  // MC-10.3: where there is no colony yet it has to come first.
  return own ? first + second : Math.max(first, colony + (first === colony ? second : first));
}

/** MC-10.50: whether the next colony can be founded here, but for its units. */
function canFound({ table, me, player, options }: Mind, sector: SeenSector, crew: Specialists): boolean {
  const cost = player.colonyPool > 0 ? nextColony(table, me) : undefined;
  if (!cost || (hasColony(sector, me) && options.coloniesPerPlanet === 'one')) return false;
  return hasSpecialists(crew, colonyNeeds(cost, planetOf(sector).colour));
}

/** Exploring, less the Leader. */
export const exploreWorth = (mind: Mind, sector: SeenSector): number =>
  exploringWorth(mind, sector) - lastSpecialist(mind, leaderOf(planetOf(sector).colour));

function bestOutpost(mind: Mind, sector: SeenSector): number {
  if (sector.outposts.includes(mind.me)) return 0;
  if (mind.player.outpostPool > 0) return outpostWorth(mind, sector, 'pool');
  let best = 0;
  for (const cell of outpostCellsOf(mind.table, mind.me)) best = Math.max(best, outpostWorth(mind, sector, cell));
  return best;
}

/** Gathering and, beside it, a marker made ready. */
function orbitWorth(mind: Mind, field: FieldNode, units: Units): number {
  mind.readiness ??= bestMarker(mind);
  return yieldWorth(mind, units, yieldAt(mind.table, field)) + mind.readiness;
}

function bestMarker(mind: Mind): number {
  let best = 0;
  for (const { card, marker } of specialistGains(mind.player)) best = Math.max(best, markerGain(mind, card, marker));
  return best;
}
