import {
  COLOURS,
  type CrewEdge,
  type CrewId,
  crewCard,
  PLAYS,
  PLAYS_ON_GATE,
  ROWS,
  type Yield,
} from '../data/index.ts';
import {
  capacity,
  edgeMatches,
  type FieldNode,
  landingUpgrades,
  planetYield,
  rowOf,
  type Specialists,
  sectorAt,
  touchingEdge,
} from '../rules/lookups/index.ts';
import type { SeenPlayer } from '../rules/table.ts';
import { actionsWorth } from './actions.ts';
import { drawWorth, withGain, withoutPrice } from './cargo.ts';
import { cardLoss } from './crew.ts';
import { GUESSES } from './guesses.ts';
import { type Mind, type Units, unitsOf } from './mind.ts';

/** What a landing on a field promises: a turn thought through, with income, crew edges that fit, and the best action. */
export function landingWorth(mind: Mind, field: FieldNode): number {
  const known = mind.landings.get(field.key);
  if (known !== undefined) return known;
  const worth = landing(mind, field);
  mind.landings.set(field.key, worth);
  return worth;
}

function landing(mind: Mind, field: FieldNode): number {
  const { table, me, player } = mind;
  const before = unitsOf(player);
  let units = before;
  let worth = -mind.cargoWorth(before);
  if (field.type === 'planet') {
    const sector = sectorAt(table, field.cell);
    const income = planetYield(sector);
    for (const owner of sector.outposts)
      if (owner === me) units = withGain(mind, units, income.gain);
      else worth -= GUESSES.spite * GUESSES.unit * kept(table.players[owner], income);
  }
  for (const { effect } of landingUpgrades(player, field.type)) {
    units = withGain(mind, units, effect.gain);
    worth += drawWorth(mind, effect.draw);
  }
  return worth + crewWorth(mind, field, units);
}

/** Units of a yield for which a player has room. */
function kept(player: SeenPlayer, { gain }: Yield): number {
  const most = capacity(player);
  let units = 0;
  for (const { resource, amount } of gain)
    units += resource === 'any' ? amount : Math.min(amount, most - player.cargo[resource]);
  return units;
}

/** The worth of a cargo at a field before the actions there. */
export const standing = (mind: Mind, field: FieldNode, units: Units, crew: Specialists = mind.specialists): number =>
  mind.cargoWorth(units) + actionsWorth(mind, field, units, crew);

/** The cargo after the action of an edge; nothing if it cannot be paid. */
export function afterEdge(mind: Mind, units: Units, edge: CrewEdge): Units | undefined {
  const paid = withoutPrice(mind, units, edge.pay);
  return paid && withGain(mind, paid, edge.gain);
}

/** The crew without a card. */
export function without(crew: Specialists, card: CrewId): Specialists {
  const { specialist } = crewCard(card);
  return { ...crew, [specialist]: crew[specialist] - 1 };
}

/** The best edges that touch the cargo card and fit here, one after the other, and the best action after them. */
function crewWorth(mind: Mind, field: FieldNode, units: Units): number {
  const fitting: { card: CrewId; edge: CrewEdge; loss: number }[] = [];
  for (const row of ROWS)
    for (const card of rowOf(mind.player, row)) {
      const edge = touchingEdge(crewCard(card), row);
      if (edgeMatches(edge, field)) fitting.push({ card, edge, loss: row === 'top' ? cardLoss(mind, card) : 0 });
    }
  let crew = mind.specialists;
  let cargo = units;
  let sum = 0;
  let best = standing(mind, field, cargo, crew);
  for (let plays = field.type === 'gate' ? PLAYS_ON_GATE : PLAYS; plays > 0; plays--) {
    let choice: { at: number; units: Units; crew: Specialists; brings: number; now: number } | undefined;
    for (let at = 0; at < fitting.length; at++) {
      const { card, edge, loss } = fitting[at];
      const after = afterEdge(mind, cargo, edge);
      if (!after) continue;
      const left = loss > 0 ? without(crew, card) : crew;
      const now = standing(mind, field, after, left);
      const brings = drawWorth(mind, edge.draw) - loss;
      if (now + brings > best && (!choice || now + brings > choice.now + choice.brings))
        choice = { at, units: after, crew: left, brings, now };
    }
    if (!choice) break;
    fitting.splice(choice.at, 1);
    cargo = choice.units;
    crew = choice.crew;
    sum += choice.brings;
    best = choice.now;
  }
  return best + sum;
}

/** An unknown sector: a marker on its track, edges that may fit, and most likely something to raise or to gather. */
export function discoveryWorth(mind: Mind): number {
  const units = unitsOf(mind.player);
  const edges = { red: 0, green: 0, blue: 0, orbital: 0 };
  for (const row of ROWS)
    for (const card of rowOf(mind.player, row)) {
      const edge = touchingEdge(crewCard(card), row);
      const after = afterEdge(mind, units, edge);
      if (after) edges[edge.colour] += Math.max(0, mind.cargoWorth(after) - mind.cargoWorth(units));
    }
  let crew = 0;
  for (const colour of COLOURS) crew += edges[colour] / COLOURS.length;
  const levels = Math.min(
    mind.limit,
    units.reduce((sum, n) => sum + Math.min(n, 3), 0),
  );
  const price = levels === 0 ? 0 : (mind.cargoWorth(units) / units.reduce((sum, n) => sum + n, 0)) * levels;
  const gather = 2 * mind.nth(0, units[0] + 1);
  return 1 + GUESSES.discovery * Math.min(1, mind.later / 6) + crew + Math.max(gather, levels + 0.5 - price);
}
