import {
  CAPACITY,
  CREW_LIMIT,
  type CrewCard,
  type CrewEdge,
  type CrewId,
  crewCard,
  RESOURCES,
  ROW_SLOTS,
  type Row,
  SPECIALISTS,
  type Specialist,
  TERRAFORM_LIMIT,
  UPGRADES,
  type Upgrade,
  type UpgradeEffect,
} from '../../data/index.ts';
import type { PlayerId, SeenPlayer, SeenTable } from '../table.ts';
import type { Need } from '../vocabulary.ts';
import { coloniesOf, outpostCellsOf } from './galaxy.ts';

/** All payments made: the upgrade works as long as the game lasts (MC-7.2). */
export const isUnlocked = ({ upgrades }: SeenPlayer, { id, levels }: Upgrade): boolean => (upgrades[id] ?? 0) >= levels;

export const unlockedCount = (player: SeenPlayer): number => UPGRADES.filter((one) => isUnlocked(player, one)).length;

type EffectOf<T extends UpgradeEffect['type']> = Extract<UpgradeEffect, { type: T }>;
type WithEffect<T extends UpgradeEffect['type']> = Upgrade & { readonly effect: EffectOf<T> };

const withEffect = <T extends UpgradeEffect['type']>(type: T): readonly WithEffect<T>[] =>
  UPGRADES.filter((upgrade): upgrade is WithEffect<T> => upgrade.effect.type === type);

const CAPACITIES = withEffect('cargoCapacity');
const RANGES = withEffect('range');
const EXTRA_ACTIONS = withEffect('extraPlanetAction');
const EXPLORE_DRAWS = withEffect('exploreDraw');
const ON_LAND = withEffect('onLand');

/** MC-5.3, MC-7.13: units of each resource. */
export function capacity(player: SeenPlayer): number {
  let most = CAPACITY;
  for (const upgrade of CAPACITIES) if (isUnlocked(player, upgrade)) most = Math.max(most, upgrade.effect.value);
  return most;
}

/** MC-8.10, MC-7.17 */
export function range({ upgrades }: SeenPlayer): number {
  let farthest = 1;
  for (const { id, effect } of RANGES) farthest = Math.max(farthest, effect.values[upgrades[id] ?? 0]);
  return farthest;
}

/** MC-10.1, MC-10.3: planet actions in one turn on a planet with an own colony. */
export function planetActions(player: SeenPlayer): number {
  let most = 1;
  for (const upgrade of EXTRA_ACTIONS) if (isUnlocked(player, upgrade)) most = Math.max(most, upgrade.effect.max);
  return most;
}

/** MC-10.31, MC-10.33: survivor cards revealed by exploring. */
export function survivorsRevealed(player: SeenPlayer): number {
  let most = 1;
  for (const upgrade of EXPLORE_DRAWS) if (isUnlocked(player, upgrade)) most = Math.max(most, upgrade.effect.value);
  return most;
}

/** MC-8.41: what a landing on a field of this type brings its player, besides outposts. */
export const landingUpgrades = (player: SeenPlayer, type: string): readonly WithEffect<'onLand'>[] =>
  ON_LAND.filter((upgrade) => upgrade.effect.field === type && isUnlocked(player, upgrade));

/** MC-10.21: levels that one Terraform action may raise. */
export const terraformLimit = (table: SeenTable, player: PlayerId): number =>
  TERRAFORM_LIMIT + coloniesOf(table, player) + outpostCellsOf(table, player).length;

export function cargoUnits({ cargo }: SeenPlayer): number {
  let units = 0;
  for (const resource of RESOURCES) units += cargo[resource];
  return units;
}

const NO_CARDS: readonly CrewId[] = [];

/** The cards of a row, from the left. */
export const rowOf = (player: SeenPlayer, row: Row): readonly CrewId[] => player[row].cards ?? NO_CARDS;

export const crewCount = (player: SeenPlayer): number => rowOf(player, 'top').length + rowOf(player, 'bottom').length;
export const handIsFull = (player: SeenPlayer): boolean => crewCount(player) >= CREW_LIMIT;
export const hasRoom = (player: SeenPlayer, row: Row): boolean => rowOf(player, row).length < ROW_SLOTS;

/** MC-6.2: the edge with which a card in this row touches the cargo card. */
export const touchingEdge = (card: CrewCard, row: Row): CrewEdge => (row === 'top' ? card.bottom : card.top);

const fits = (specialist: Specialist, need: Need): boolean =>
  need === 'leader_any' ? specialist !== 'engineer' : specialist === need;

/** MC-6.20, MC-6.22: where a player has a specialist that fits: crew cards of either row, then ready markers. */
export function sourcesOf(player: SeenPlayer, need: Need): ({ card: CrewId } | { marker: Specialist })[] {
  const sources: ({ card: CrewId } | { marker: Specialist })[] = [];
  for (const card of rowOf(player, 'top')) if (fits(crewCard(card).specialist, need)) sources.push({ card });
  for (const card of rowOf(player, 'bottom')) if (fits(crewCard(card).specialist, need)) sources.push({ card });
  for (const marker of SPECIALISTS) if (player.ready[marker] && fits(marker, need)) sources.push({ marker });
  return sources;
}

export type Specialists = { [specialist in Specialist]: number };

export function countSpecialists(cards: readonly CrewId[]): Specialists {
  const counts: Specialists = { engineer: 0, leader_red: 0, leader_green: 0, leader_blue: 0 };
  for (const card of cards) counts[crewCard(card).specialist] += 1;
  return counts;
}

/** How many of each a player could use now, by cards and ready markers. */
export function specialistsOf(player: SeenPlayer): Specialists {
  const counts = countSpecialists(rowOf(player, 'top'));
  for (const card of rowOf(player, 'bottom')) counts[crewCard(card).specialist] += 1;
  for (const marker of SPECIALISTS) if (player.ready[marker]) counts[marker] += 1;
  return counts;
}

/** MC-6.23: each needs a card or marker of its own. */
export function hasSpecialists(counts: Specialists, needs: readonly Need[]): boolean {
  let leaders = counts.leader_red + counts.leader_green + counts.leader_blue;
  const left = { ...counts };
  for (const need of needs) {
    if (need !== 'engineer') leaders -= 1;
    if (need !== 'leader_any') left[need] -= 1;
    if (leaders < 0 || (need !== 'leader_any' && left[need] < 0)) return false;
  }
  return true;
}

/** MC-9.8, MC-5.2: named units and units of any resource can all be paid. */
export function canPay(player: SeenPlayer, amounts: CrewEdge['pay']): boolean {
  let units = cargoUnits(player);
  for (const { resource, amount } of amounts) {
    units -= amount;
    if (units < 0 || (resource !== 'any' && player.cargo[resource] < amount)) return false;
  }
  return true;
}
