import type { Resource } from '../data/index.ts';
import { balance, production, upkeep, upkeepWith } from '../rules/lookups/economy.ts';
import { speciesOf } from '../rules/lookups/players.ts';
import type { Player, Sector } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';

/** Upkeep with so many discs on the track; more than all of them cannot be away. */
export const bill = (discs: number): number => upkeepWith(Math.max(0, discs));

/** What an answer costs: discs from the influence track, and resources. */
export interface Price {
  readonly discs?: number;
  readonly materials?: number;
  readonly science?: number;
  readonly money?: number;
}

/** Money after the next Upkeep if all stored goods that can be sold are sold; below zero sectors are lost (ECL-17.4). */
export function cover(player: Player, price: Price = {}): number {
  const { trade } = speciesOf(player);
  const { discs = 0, materials = 0, science = 0, money = 0 } = price;
  const sold = Math.floor((player.storage.materials - materials) / trade);
  const also = Math.floor((player.storage.science - science) / trade);
  return after(player, discs) - money + sold + also;
}

/** Money after the next Upkeep with so many discs fewer on the track. */
export const after = (player: Player, discs: number): number =>
  balance(player) + upkeep(player) - bill(player.discs - discs);

/** Whether a price can be paid without losing sectors for it, or more of them than are lost anyway. */
export const isAffordable = (player: Player, price: Price): boolean =>
  cover(player, price) >= Math.min(0, cover(player));

/** Discs that are on the track when a round begins. */
export const discsAtRest = ({ discs, spent }: Player): number => {
  let sum = discs + spent.reaction;
  sum += spent.explore + spent.research + spent.upgrade + spent.build + spent.move + spent.influence;
  return sum;
};

/** Money a round brings before any action. */
export const netIncome = (player: Player): number => production(player, 'money') - bill(discsAtRest(player));

/** What a unit in stock is worth. */
export function unitWorth({ player, rounds }: Mind, resource: Resource): number {
  if (rounds === 0) return GUESSES.lastUnit;
  const heap = Math.max(0, player.storage[resource] - GUESSES.enough);
  return (GUESSES.unit[resource] * GUESSES.enough) / (GUESSES.enough + heap);
}

/** What so many discs cost this round: their upkeep, and more when the next round would begin poor. */
export function discCost(mind: Mind, discs: number): number {
  const { player, rounds } = mind;
  const left = after(player, discs + winnable(mind).length);
  const upkeepNow = bill(player.discs - discs) - upkeep(player);
  if (rounds === 0) return upkeepNow * GUESSES.lastUnit;
  const wanted = Math.max(0, GUESSES.cushion - netIncome(player));
  const short = Math.max(0, wanted - left) - Math.max(0, wanted - left - upkeepNow);
  return upkeepNow * GUESSES.unit.money + short * strain(mind);
}

/** Sectors that ships are about to win: each wants a disc in the Combat phase. */
export const winnable = (mind: Mind): readonly Sector[] =>
  mind.once('winnable', () => {
    const { table, seat: own } = mind;
    if (table.phase !== 'action') return [];
    return table.map.filter(({ disc, fleets }) => disc !== own && fleets.some(({ seat }) => seat === own));
  });

/** What one unit of missing money costs: goods that are sold for it, the cheaper ones. */
function strain(mind: Mind): number {
  const { trade } = speciesOf(mind.player);
  return GUESSES.strain + trade * Math.min(unitWorth(mind, 'materials'), unitWorth(mind, 'science'));
}

/** How much a resource is wanted more than the others: what comes in little is wanted. */
export function need(player: Player, resource: Resource): number {
  const income = resource === 'money' ? netIncome(player) : production(player, resource);
  const wanted = GUESSES.need[resource];
  return Math.min(2, Math.max(0.6, wanted - income / GUESSES.plenty));
}
