import {
  BUILDING,
  BUILDINGS,
  CORPORATION,
  type Command,
  type CorporationId,
  ENERGY,
  FILES,
  type Modifier,
  PANELS,
  playerCount,
  REPUTATION,
} from '../../data/index.ts';
import type { Seen, SeenPlayer, Who } from '../table.ts';
import { modifiersOf } from './abilities.ts';
import { corporationAt, inCrater, seatsOf } from './players.ts';

const total = (modifiers: readonly Modifier[], key: 'credits' | 'energyRequirement'): number => {
  let sum = 0;
  for (const modifier of modifiers) sum += modifier[key] ?? 0;
  return sum;
};

/** Credits for the leftmost free command space of a line; undefined if none is free (SHB-6.1.1). */
export function commandPrice(table: Seen, who: Who, command: Command): number | undefined {
  const printed = FILES['command-actions'].spacesByPlayers[playerCount(seatsOf(table))][table.command[command].length];
  if (printed === undefined) return undefined;
  return Math.max(0, printed + total(modifiersOf(table.players[who], 'commandSpace'), 'credits'));
}

/** Tokens that left the corporation's board since setup (SHB-6.4.3). */
export const costLevel = (table: Seen, id: CorporationId): number =>
  CORPORATION[id].tokensOnCorpBoardAtStart - (corporationAt(table, id)?.tokens.length ?? 0);

/** What a project of the corporation costs the player: credits, the level needed and the Energy spent (SHB-6.4.4). */
export function projectPrice(table: Seen, who: Who, id: CorporationId, level = costLevel(table, id)) {
  const { credits, energyRequired, energySpent } = CORPORATION[id].projectCostLevels[level];
  const modifiers = modifiersOf(table.players[who], 'project');
  return {
    credits: Math.max(0, credits + total(modifiers, 'credits')),
    energyRequired: Math.max(0, energyRequired + total(modifiers, 'energyRequirement')),
    energySpent,
  };
}

/** The next panel on the rim; undefined if none is left. */
export const nextPanel = (table: Seen) => PANELS[table.panels.taken] as (typeof PANELS)[number] | undefined;

/** Credits for one step of emergency Energy at this level; undefined if it is too high for that (SHB-6.1.5). */
export function emergencyPrice(level: number): number | undefined {
  const { onlyWhileBelow, creditsPerStep } = ENERGY.emergencyPurchase;
  return level < onlyWhileBelow ? creditsPerStep[level] : undefined;
}

/** The value of the highest threshold the marker has reached. */
const reached = <T extends { at: number }>(list: readonly T[], reputation: number): T | undefined =>
  list.filter(({ at }) => at <= reputation).at(-1);

export const goalBonus = (reputation: number): number => reached(REPUTATION.goalBonus, reputation)?.vp ?? 0;

export const reputationUpkeep = (reputation: number): number =>
  reached(REPUTATION.upkeepCost, reputation)?.credits ?? 0;

/** Upkeep due as things stand: the Reputation part, buildings in the crater, and all discounts (SHB-10.6). */
export const upkeepDue = (table: Seen, who: Who) => upkeepOf(table.players[who]);

export function upkeepOf(player: SeenPlayer) {
  const reputation = reputationUpkeep(player.reputation);
  let buildings = 0;
  for (const id of BUILDINGS) if (inCrater(player.buildings[id])) buildings += BUILDING[id].upkeep;
  const discounts = total(modifiersOf(player, 'upkeep'), 'credits');
  return { reputation, buildings, discounts, due: Math.max(0, reputation + buildings + discounts) };
}
