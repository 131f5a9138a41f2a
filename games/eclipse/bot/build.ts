import { hexOf, type Item, type Ship } from '../data/index.ts';
import { sectorsOf } from '../rules/lookups/economy.ts';
import { sectorOf } from '../rules/lookups/map.ts';
import { speciesOf, whyNoItem } from '../rules/lookups/players.ts';
import type { Sector } from '../rules/table.ts';
import type { OwnAnswer } from '../rules/vocabulary.ts';
import { withShip } from './campaign.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { type Marshal, marshalOf } from './move.ts';
import { mustered, worthwhile } from './muster.ts';
import { unitWorth } from './purse.ts';
import { fall, guard, threatTo } from './threat.ts';
import { bestCube, cubeWorth } from './worth.ts';

const MONOLITH_VP = 3;

const isShip = (item: Item): item is Ship => item !== 'orbital' && item !== 'monolith';

/** Points that an item brings in a sector, beyond its price. */
function itemGain(mind: Mind, item: Item, sector: Sector, left: number): number {
  const price = speciesOf(mind.player).costs[item] * unitWorth(mind, 'materials');
  if (item === 'monolith') return MONOLITH_VP * safety(mind, sector) - price;
  if (item === 'orbital') return 0.9 * cubeWorth(mind, bestCube(mind, ['science', 'money'])) - price;
  const spare = GUESSES.power * mind.power(item) * Math.min(1, mind.rounds / 3) * glut(mind);
  return spare + defence(mind, sector, item) + offence(mind, sector, item, left) - price;
}

/** A monolith counts for whoever holds the sector in the end. */
const safety = (mind: Mind, sector: Sector): number =>
  1 - 0.7 * fall(threatTo(mind, mind.table.map.indexOf(sector)), guard(mind, sector) + 1);

/** Ships for no special purpose are wanted less the more there are. */
function glut({ table, seat }: Mind): number {
  let ships = 0;
  for (const { fleets } of table.map)
    for (const fleet of fleets)
      if (fleet.seat === seat) ships += fleet.interceptor + fleet.cruiser + 2 * fleet.dreadnought + fleet.starbase;
  return 1 / (1 + 0.12 * ships);
}

/** What a ship more saves of a sector that somebody may attack or is attacking. */
function defence(mind: Mind, sector: Sector, ship: Ship): number {
  const threat = threatTo(mind, mind.table.map.indexOf(sector));
  if (threat === 0) return 0;
  const before = guard(mind, sector);
  const saved = fall(threat, before) - fall(threat, before + mind.power(ship));
  return saved * (hexOf(sector.id).vp + 0.5 + 0.2 * mind.rounds) * 0.8;
}

/** What ships built here would add to the best attack in reach, for each of them. */
function offence(mind: Mind, sector: Sector, ship: Ship, left: number): number {
  if (ship === 'starbase') return 0;
  const marshal = marshalOf(mind);
  const from = mind.table.map.indexOf(sector);
  const { movement } = mind.values(ship);
  const affordable = Math.floor(mind.player.storage.materials / speciesOf(mind.player).costs[ship]);
  const count = Math.max(1, Math.min(left, affordable, mind.player.supply[ship]));
  let best = 0;
  for (const target of marshal.targets) {
    if (marshal.distance(target)[from] > movement || target === from) continue;
    const added = mind.once(`add ${target} ${ship} ${count}`, () => addition(marshal, target, ship, count));
    best = Math.max(best, (GUESSES.trust * added) / count);
  }
  return best;
}

/** How much better a campaign gets by so many ships more. */
function addition(marshal: Marshal, target: number, ship: Ship, count: number): number {
  let force = mustered(marshal, target);
  const before = worthwhile(marshal.mind, marshal.sector(target), force);
  for (let i = 0; i < count; i++) force = withShip(force, ship);
  return worthwhile(marshal.mind, marshal.sector(target), force) - before;
}

/** What a Build action brings. */
export function buildPromise(mind: Mind, activations: number): number {
  let best = 0;
  for (const item of ITEMS_BY_USE) {
    if (whyNoItem(mind.table, mind.seat, item) !== null) continue;
    const price = speciesOf(mind.player).costs[item];
    const count = isShip(item)
      ? Math.min(activations, Math.floor(mind.player.storage.materials / price), mind.player.supply[item])
      : 1;
    for (const sector of sectorsOf(mind.table, mind.seat) as Sector[]) {
      if ((item === 'orbital' && sector.orbital !== 'none') || (item === 'monolith' && sector.monolith)) continue;
      best = Math.max(best, itemGain(mind, item, sector, activations) * (1 + 0.8 * (count - 1)));
    }
  }
  return best;
}

const ITEMS_BY_USE: readonly Item[] = ['monolith', 'orbital', 'dreadnought', 'cruiser', 'interceptor', 'starbase'];

const WASTED = -0.4;

export function judgeBuild(mind: Mind, left: number, answer: OwnAnswer<'build'>): number {
  if (answer.do !== 'build') return WASTED;
  return itemGain(mind, answer.item, sectorOf(mind.table, answer.sector), left);
}
