import { type CellId, OUTPOST_PAIRS, TRADE_POINTS, UPGRADES, type Upgrade, upgradeOf } from '../data/index.ts';
import {
  colonyNeeds,
  colonyPoints,
  hasColony,
  isUnlocked,
  nextColony,
  planetActions,
  planetIdOf,
  planetOf,
  planetYield,
} from '../rules/lookups/index.ts';
import type { SeenSector } from '../rules/table.ts';
import { withoutPrice, yieldWorth } from './cargo.ts';
import { lastSpecialist } from './crew.ts';
import { GUESSES } from './guesses.ts';
import { type Mind, type Units, unitsOf } from './mind.ts';

/** What a Terraform limit promises for the turns to come. */
const limitPromise = ({ later }: Mind, limit: number): number =>
  GUESSES.limit * later * (1 - GUESSES.limitFall ** (limit - 2));

/** What Robotics promise with so many colonies. */
const secondActions = ({ later }: Mind, colonies: number): number =>
  GUESSES.secondAction * later * (1 - 0.65 ** colonies);

/** Colony markers that wait for a planet. */
function poolPromise({ later }: Mind, markers: number): number {
  let sum = 0;
  for (let n = 0; n < markers; n++) sum += GUESSES.colonyMarker * later * GUESSES.markerFall ** n;
  return sum;
}

/** What the effect of an upgrade promises for the turns to come, paid so often. */
function effectPromise(mind: Mind, { effect, levels }: Upgrade, paid: number): number {
  if (paid === 0) return 0;
  const { later } = mind;
  switch (effect.type) {
    case 'range':
      return GUESSES.range * later * (paid < levels ? 1 : 1.4);
    case 'cargoCapacity':
      return GUESSES.capacity * later;
    case 'exploreDraw':
      return GUESSES.scouting * later;
    case 'extraPlanetAction':
      return secondActions(mind, mind.colonies + 1);
    case 'onLand':
      return (effect.gain.length * GUESSES.landingUnit + effect.draw.length * GUESSES.landingCard) * later;
  }
}

const pairOf = (upgrade: Upgrade) => OUTPOST_PAIRS.find(({ upgrades }) => upgrades.includes(upgrade.id));

/** One more payment for an upgrade: its effect, a colony marker, and what a pair of them brings. */
export function upgradeWorth(mind: Mind, upgrade: Upgrade): number {
  const { player } = mind;
  const paid = player.upgrades[upgrade.id] ?? 0;
  let worth = effectPromise(mind, upgrade, paid + 1) - effectPromise(mind, upgrade, paid);
  if (paid + 1 < upgrade.levels) return worth;
  worth += poolPromise(mind, player.colonyPool + 1) - poolPromise(mind, player.colonyPool);
  const pair = pairOf(upgrade);
  if (!pair) return worth;
  const complete = pair.upgrades.every((id) => id === upgrade.id || isUnlocked(player, upgradeOf(id)));
  if (!complete) return worth + halfPair(mind, pair.vp);
  return worth + pair.vp - halfPair(mind, pair.vp) + pair.outposts * outpostPromise(mind);
}

const halfPair = ({ later }: Mind, vp: number): number => GUESSES.halfPair * vp * Math.min(1, later / 6);

/** An outpost in the pool: a higher limit and some income. */
const outpostPromise = (mind: Mind): number =>
  0.7 * (limitPromise(mind, mind.limit + 1) - limitPromise(mind, mind.limit)) + GUESSES.outpost * mind.later;

export function upgradeCost(mind: Mind, { cost }: Upgrade): number {
  const units = unitsOf(mind.player);
  const after = withoutPrice(mind, units, cost.resources) ?? units;
  const specialist =
    cost.specialist === 'engineer'
      ? lastSpecialist(mind, 'engineer')
      : Math.min(...LEADERS.filter((kind) => mind.specialists[kind] > 0).map((kind) => lastSpecialist(mind, kind)));
  return specialist + CARD_PLACE + mind.cargoWorth(units) - mind.cargoWorth(after);
}

const LEADERS = ['leader_red', 'leader_green', 'leader_blue'] as const;

/** What the edges of a card are worth that is given away as a specialist, about. */
const CARD_PLACE = 0.2;

/** All that the Ark promises: upgrades, markers and outposts in the pool, the limit. */
export function arkPromise(mind: Mind): number {
  const { player } = mind;
  let sum = limitPromise(mind, mind.limit) + poolPromise(mind, player.colonyPool);
  sum += player.outpostPool * outpostPromise(mind);
  for (const upgrade of UPGRADES) {
    const paid = player.upgrades[upgrade.id] ?? 0;
    if (paid === 0) continue;
    sum +=
      upgrade.effect.type === 'extraPlanetAction'
        ? secondActions(mind, mind.colonies)
        : effectPromise(mind, upgrade, paid);
    const pair = pairOf(upgrade);
    if (pair && paid >= upgrade.levels && pair.upgrades.some((id) => !isUnlocked(player, upgradeOf(id))))
      sum += halfPair(mind, pair.vp);
  }
  return sum;
}

/** A colony: its points and a higher limit, less its price; nothing if that is too high. */
export function colonyWorth(mind: Mind, sector: SeenSector, units: Units): number {
  const { table, me, player, colonies } = mind;
  const cost = nextColony(table, me);
  if (!cost) return Number.NEGATIVE_INFINITY;
  const after = withoutPrice(mind, units, [{ resource: 'any', amount: cost.anyResource }]);
  if (!after) return Number.NEGATIVE_INFINITY;
  let worth = cost.totalPoints - colonyPoints(colonies) + mind.cargoWorth(after) - mind.cargoWorth(units);
  for (const need of colonyNeeds(cost, planetOf(sector).colour))
    worth -= CARD_PLACE + (need === 'leader_any' ? GUESSES.leader / 2 : lastSpecialist(mind, need));
  worth += limitPromise(mind, mind.limit + 1) - limitPromise(mind, mind.limit);
  worth -= poolPromise(mind, player.colonyPool) - poolPromise(mind, player.colonyPool - 1);
  if (planetActions(player) > 1) worth += secondActions(mind, colonies + 1) - secondActions(mind, colonies);
  return worth;
}

/** An outpost comes here: income at every landing, points beside an own colony; a moved one leaves its income behind. */
export function outpostWorth(mind: Mind, sector: SeenSector, from: CellId | 'pool'): number {
  const income = (one: SeenSector) =>
    GUESSES.outpost * mind.later * yieldWorth(mind, unitsOf(mind.player), planetYield(one));
  const before = from === 'pool' ? undefined : mind.table.galaxy[from];
  const worth = income(sector) + tradeWorth(mind, sector) - (before ? income(before) : 0);
  if (from !== 'pool') return worth;
  return worth + limitPromise(mind, mind.limit + 1) - limitPromise(mind, mind.limit) - outpostPromise(mind);
}

/** MC-10.61, and at most once for each planet by an option of MC-13.4. */
export function tradeWorth({ me, player, options }: Mind, sector: SeenSector): number {
  if (!hasColony(sector, me)) return 0;
  return options.outpostMoveVp === 'oncePerPlanet' && player.traded.includes(planetIdOf(sector)) ? 0 : TRADE_POINTS;
}
