import {
  type Amount,
  type CellId,
  type Colour,
  type CrewEdge,
  type CrewId,
  crewCard,
  leaderOf,
  OUTPOST_PAIRS,
  RING,
  SURVIVOR_POINTS,
  SURVIVOR_SLOTS,
  type SurvivorId,
  survivorCard,
  type Upgrade,
  upgradeOf,
  type Yield,
} from '../data/index.ts';
import {
  canPay,
  coloniesOf,
  colonyPoints,
  handIsFull,
  hasColony,
  isUnlocked,
  nextColony,
  planetOf,
  planetsToEnd,
  planetYield,
  raisable,
  terraformedCount,
  terraformLimit,
} from '../rules/lookups/index.ts';
import type { SeenSector } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';

/** Units and cards, as far as there is room for them. */
export function yieldWorth(mind: Mind, { gain, draw }: Yield): number {
  return gain.reduce((sum, amount) => sum + amountWorth(mind, amount), 0) + drawWorth(mind, draw);
}

function amountWorth(mind: Mind, { resource, amount }: Amount): number {
  let sum = 0;
  for (let n = 0; n < amount; n++) sum += mind.unit(resource, n);
  return sum;
}

const drawWorth = (mind: Mind, draw: Yield['draw']): number =>
  handIsFull(mind.player) ? 0 : draw.reduce((sum, { amount }) => sum + amount * newCard(mind), 0);

/** A card not seen yet. */
export const newCard = ({ turns, future }: Mind): number => (turns > 1 ? GUESSES.card * (0.4 + 0.6 * future) : 0);

/** A card of the own crew: its specialist above all. */
export function cardWorth(mind: Mind, card: CrewId): number {
  const only = mind.specialists[crewCard(card).specialist] <= 1 ? GUESSES.onlySpecialist : 0;
  return mind.turns > 1 ? (GUESSES.card + only) * (0.4 + 0.6 * mind.future) : 0;
}

/** What an edge's action brings, after its price; nothing if it cannot be paid. */
export function edgeWorth(mind: Mind, edge: CrewEdge): number {
  if (!canPay(mind.player, edge.pay)) return 0;
  const price = edge.pay.reduce((sum, { resource, amount }) => sum + amount * mind.cost(resource), 0);
  return Math.max(0, yieldWorth(mind, edge) - price);
}

export function upgradeWorth(mind: Mind, upgrade: Upgrade): number {
  const { player, future } = mind;
  const level = (player.upgrades[upgrade.id] ?? 0) + 1;
  const marker = level < upgrade.levels ? 0 : GUESSES.colonyMarker / (1 + player.colonyPool);
  const pair = OUTPOST_PAIRS.find(({ upgrades }) => upgrades.includes(upgrade.id));
  const other = pair?.upgrades.find((id) => id !== upgrade.id);
  const completes = other !== undefined && isUnlocked(player, upgradeOf(other));
  const points = pair && completes ? pair.vp : 0;
  const promise = pair && !completes ? pair.vp * 0.4 * future : 0;
  const outpost = completes ? (GUESSES.outpost + GUESSES.limit) * future : 0;
  return (effectWorth(mind, upgrade) + marker) * future + points + promise + outpost;
}

function effectWorth({ table, me }: Mind, { effect }: Upgrade): number {
  switch (effect.type) {
    case 'range':
      return GUESSES.range;
    case 'cargoCapacity':
      return GUESSES.capacity;
    case 'exploreDraw':
      return GUESSES.scouting;
    case 'extraPlanetAction':
      return GUESSES.secondAction * (coloniesOf(table, me) > 0 ? 1 : 0.5);
    case 'onLand':
      return effect.gain.length * GUESSES.landingUnit + effect.draw.length * GUESSES.landingCard;
  }
}

export function upgradeCost(mind: Mind, { cost }: Upgrade): number {
  const price = cost.resources.reduce((sum, { resource, amount }) => sum + amount * mind.cost(resource), 0);
  return GUESSES.specialist * (0.3 + 0.7 * mind.future) + price;
}

/** So many more levels on a planet: points, places, and what completing it means for the end. */
export function raisingWorth(mind: Mind, sector: SeenSector, levels: number): number {
  if (levels === 0) return 0;
  const { me, turns } = mind;
  const { rewards, tracks } = planetOf(sector);
  const own = sector.markers.find(({ player }) => player === me)?.space ?? 0;
  const rivals = sector.markers.filter(({ player }) => player !== me).map(({ space }) => space);
  const bonus = (space: number) => {
    const ahead = rivals.filter((rival) => rival > space).length;
    return space === 0 ? 0 : ahead === 0 ? rewards.first : ahead === 1 ? rewards.second : 0;
  };
  const left = tracks.reduce((sum, { max }, track) => sum + max - sector.levels[track], 0) - levels;
  const sure = left === 0 ? 1 : turns > 2 ? GUESSES.place : GUESSES.place / 3;
  return levels + sure * (bonus(own + levels) - bonus(own)) + (left === 0 ? completionWorth(mind) : 0);
}

/** Ending suits who is ahead; before that a better planet serves everybody. */
function completionWorth({ table, options, me }: Mind): number {
  if (table.ending || terraformedCount(table) + 1 < planetsToEnd(options)) return 0.4;
  return lead(
    table.players.map((_, player) => roughPoints(table, player)),
    me,
  ) >= 0
    ? GUESSES.ending
    : -GUESSES.ending;
}

/** Points of a player as they stand, but for the Automa's upgrades. */
function roughPoints(table: Mind['table'], player: number): number {
  const { points, settled } = table.players[player];
  const { planets, places, outposts, trade } = points;
  let sum = planets + places + outposts + trade + colonyPoints(coloniesOf(table, player));
  sum += SURVIVOR_POINTS[Math.min(settled.cards?.length ?? 0, SURVIVOR_POINTS.length - 1)];
  for (const cell of RING)
    for (const marker of table.galaxy[cell]?.markers ?? []) if (marker.player === player) sum += marker.space;
  return sum;
}

const lead = (totals: readonly number[], me: number): number =>
  totals[me] - Math.max(...totals.filter((_, player) => player !== me));

/** What Terraform would bring here: as many levels as cargo, tracks and the limit allow, less what is paid. */
export function terraformWorth(mind: Mind, sector: SeenSector): number {
  const limit = terraformLimit(mind.table, mind.me);
  let levels = 0;
  let price = 0;
  for (const resource of raisable(sector, mind.player)) {
    const track = planetOf(sector).tracks.findIndex((one) => one.resource === resource);
    const room = planetOf(sector).tracks[track].max - sector.levels[track];
    const n = Math.min(room, mind.player.cargo[resource], limit - levels);
    levels += n;
    price += n * 0.5 * mind.cost(resource);
  }
  return raisingWorth(mind, sector, levels) - price;
}

/** A survivor that is kept: the points of one more settled, as far as that is likely. */
export function keepingWorth(mind: Mind, colour: Colour): number {
  const { player, table, turns } = mind;
  const kept = player.kept.cards?.length ?? 0;
  if (kept >= SURVIVOR_SLOTS) return 0;
  const home = RING.some((cell) => {
    const sector = table.galaxy[cell];
    return sector?.terraformed && planetOf(sector).colour === colour;
  });
  const likely = home ? GUESSES.settleable : GUESSES.homeless;
  return turns > kept + 1 ? likely * settledPoints(mind, kept) : 0;
}

/** Points of settling one more, after so many others. */
export function settledPoints({ player }: Mind, before = 0): number {
  const n = (player.settled.cards?.length ?? 0) + before;
  const points = (count: number) => SURVIVOR_POINTS[Math.min(count, SURVIVOR_POINTS.length - 1)];
  return points(n + 1) - points(n);
}

export const survivorWorth = (mind: Mind, survivor: SurvivorId, colour: Colour): number =>
  yieldWorth(mind, { gain: survivorCard(survivor).gain, draw: [] }) +
  (survivorCard(survivor).colour === colour ? keepingWorth(mind, colour) : 0);

/** Exploring: a third of the survivors fit, all bring something. */
export function exploreWorth(mind: Mind, sector: SeenSector): number {
  const { colour } = planetOf(sector);
  if (mind.specialists[leaderOf(colour)] === 0) return 0;
  return keepingWorth(mind, colour) / 3 + 2 * GUESSES.spareUnit * mind.future + 0.3 - GUESSES.specialist;
}

export function colonyWorth(mind: Mind): number {
  const cost = nextColony(mind.table, mind.me);
  if (!cost) return 0;
  const specialists = cost.engineer + cost.leaderAny + cost.leaderPlanetColour;
  const price = specialists * GUESSES.specialist * (0.3 + 0.7 * mind.future) + cost.anyResource * mind.cost('any');
  const points = cost.totalPoints - colonyPoints(coloniesOf(mind.table, mind.me));
  return points + GUESSES.limit * mind.future - price;
}

/** An outpost comes here: income at every landing, points beside an own colony; a moved one leaves its income behind. */
export function outpostWorth(mind: Mind, sector: SeenSector, from: CellId | 'pool'): number {
  const income = yieldWorth(mind, planetYield(sector)) * GUESSES.outpost * mind.future;
  const trade = hasColony(sector, mind.me) ? 2 : 0;
  const before = from === 'pool' ? undefined : mind.table.galaxy[from];
  const lost = before ? yieldWorth(mind, planetYield(before)) * GUESSES.outpost * mind.future : 0;
  return income + trade - lost + (from === 'pool' ? GUESSES.limit * mind.future : 0);
}
