import { type CellId, crewCard, GATE_CELL, leaderOf, PLAYS, PLAYS_ON_GATE } from '../data/index.ts';
import {
  colonyNeeds,
  edgeMatches,
  type FieldNode,
  hasColony,
  hasSpecialists,
  landingUpgrades,
  nextColony,
  planetOf,
  planetYield,
  rowOf,
  settlers,
  specialistGains,
  touchingEdge,
  yieldAt,
} from '../rules/lookups/index.ts';
import type { SeenSector } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import {
  colonyWorth,
  edgeWorth,
  exploreWorth,
  outpostWorth,
  settledPoints,
  terraformWorth,
  yieldWorth,
} from './worth.ts';

/** What a landing on a field promises: income, crew edges that fit, and the best action there. */
export function landingWorth(mind: Mind, field: FieldNode): number {
  return incomeWorth(mind, field) + crewWorth(mind, field) + actionWorth(mind, field);
}

/** Outposts of everybody, then the own upgrades. */
function incomeWorth(mind: Mind, { cell, type }: FieldNode): number {
  let sum = 0;
  if (type === 'planet') {
    const sector = mind.table.galaxy[cell as CellId] as SeenSector;
    const income = yieldWorth(mind, planetYield(sector));
    for (const owner of sector.outposts) sum += owner === mind.me ? income : -GUESSES.spite * income;
  }
  for (const { effect } of landingUpgrades(mind.player, type)) sum += yieldWorth(mind, effect);
  return sum;
}

/** The best edges that touch the cargo card and fit here, as many as may be played. */
function crewWorth(mind: Mind, field: FieldNode): number {
  const plays = field.type === 'gate' ? PLAYS_ON_GATE : PLAYS;
  const edges: number[] = [];
  for (const row of ['top', 'bottom'] as const)
    for (const id of rowOf(mind.player, row)) {
      const edge = touchingEdge(crewCard(id), row);
      if (edgeMatches(edge, field))
        edges.push(edgeWorth(mind, edge) - (row === 'top' ? GUESSES.card * mind.future : 0));
    }
  return edges
    .filter((worth) => worth > 0)
    .sort((a, b) => b - a)
    .slice(0, plays)
    .reduce((sum, worth) => sum + worth, 0);
}

function actionWorth(mind: Mind, field: FieldNode): number {
  if (field.type === 'asteroid') return 0;
  if (field.type === 'planet') return planetActionWorth(mind, mind.table.galaxy[field.cell as CellId] as SeenSector);
  const specialist = specialistGains(mind.player).length > 0 && mind.turns > 1 ? GUESSES.marker - 0.3 : 0;
  const gather = yieldWorth(mind, yieldAt(mind.table, field));
  return gather + Math.max(0, specialist) + (field.cell === GATE_CELL ? 0.1 : 0);
}

function planetActionWorth(mind: Mind, sector: SeenSector): number {
  const { player, me, table } = mind;
  const options = [yieldWorth(mind, planetYield(sector)), exploreWorth(mind, sector)];
  if (!sector.terraformed) options.push(terraformWorth(mind, sector));
  else if (settlers(player, sector).length > 0) options.push(settledPoints(mind));
  const colony = nextColony(table, me);
  const { colour } = planetOf(sector);
  if (player.colonyPool > 0 && colony && !hasColony(sector, me)) {
    if (hasSpecialists(mind.specialists, colonyNeeds(colony, colour))) options.push(colonyWorth(mind));
  }
  if (player.outpostPool > 0 && !sector.outposts.includes(me)) options.push(outpostWorth(mind, sector, 'pool'));
  return Math.max(...options);
}

/** An unknown sector: a marker on its track, a planet to go on with, and most likely something to raise. */
export const discoveryWorth = (mind: Mind): number =>
  1 + GUESSES.discovery * mind.future + (mind.specialists[leaderOf('red')] > 0 ? 0.1 : 0) + 0.9;
