import {
  ASTRONAUTS,
  type Astronaut,
  BUILDING,
  BUILDINGS,
  type BuildingId,
  CORPORATION,
  type Command,
  type CorporationId,
  type Crew,
  ENERGY,
  FILES,
  LEADER,
  type LeaderAbility,
  type Modifier,
  PANELS,
  PLACES,
  type Place,
  PROJECT,
  type ProjectId,
  playerCount,
  REPUTATION,
  SECTOR,
  SECTORS,
  type SectorId,
  SPACE,
  SPACES,
  type SpaceId,
  type SpotId,
  type Target,
  TIERS,
  type Tier,
} from '../data/index.ts';
import { metric } from './metrics.ts';
import type { Seen, SeenPlayer, Who } from './table.ts';

/** Pure questions about the table, or about what a viewer sees of it: for the rules, boards and bots. */

// ------------------------------------------------------------- who plays

export const seatsOf = (table: Seen): number => (table.astrobot ? 1 : table.players.length);
/** AstroBot sits after the only seat of a solo game. */
export const isBot = (table: Seen, who: Who): boolean => table.astrobot !== null && who === table.players.length - 1;

export const corporationAt = (table: Seen, id: CorporationId) => table.corporations.find((one) => one.id === id);

// ------------------------------------------------------------- crews and bases

export const crewSize = (crew: Crew): number => crew.engineer + crew.technician + crew.scientist;
export const noCrew = (): Crew => ({ engineer: 0, technician: 0, scientist: 0 });

export const isBuilt = (player: SeenPlayer, building: BuildingId): boolean => player.buildings[building] !== null;
export const builtDomes = (player: SeenPlayer): number =>
  BUILDINGS.filter((id) => BUILDING[id].type === 'dome' && isBuilt(player, id)).length;

/** Open slots of a place (SHB-2.30, SHB-2.31). */
export function slotsOf(player: SeenPlayer, place: Place): number {
  if (place === 'waiting') return FILES['player-board'].waitingSlots;
  if (place === 'domes') return builtDomes(player);
  return isBuilt(player, place) ? BUILDING[place].slots : 0;
}

export const freeSlots = (player: SeenPlayer, place: Place): number =>
  slotsOf(player, place) - crewSize(player.base[place]);

export const freePlaces = (player: SeenPlayer): Place[] => PLACES.filter((place) => freeSlots(player, place) > 0);

/** Free slots of the building just built; its dome is one of several equal ones (SHB-2.33, SHB-12.11). */
export function freeInNewBuilding(table: Seen): number {
  const { turn } = table;
  if (!turn?.built) return 0;
  const { building, filled } = turn.built;
  const { slots, place } = BUILDING[building];
  return Math.min(slots - filled, freeSlots(table.players[turn.who], place));
}

/** Astronauts of the Gateway that may be recruited: not the figure deployed there this turn (SHB-7.2). */
export function recruitable(table: Seen, astronaut: Astronaut): number {
  const { turn, gateway } = table;
  const justDeployed = turn?.action === 'gateway' && turn.astronaut === astronaut ? 1 : 0;
  return gateway[astronaut] - justDeployed;
}

// ------------------------------------------------------------- the crater

export const sectorUnits = (table: Seen, sector: SectorId): number => {
  const { buildings, farm } = table.sectors[sector];
  return buildings.reduce((sum, { building }) => sum + BUILDING[building].size, farm?.size ?? 0);
};

/** Room left in a sector (SHB-2.27). */
export const freeUnits = (table: Seen, sector: SectorId): number =>
  (FILES.board.constants.sectorCapacity ?? Number.POSITIVE_INFINITY) - sectorUnits(table, sector);

/** Whether a building of the player stands there (SHB-2.28). */
export const isPresent = (table: Seen, who: Who, sector: SectorId): boolean =>
  table.sectors[sector].buildings.some(({ owner }) => owner === who);

/** Owner of the largest building; undefined if there is none (SHB-2.28). */
export function largestOwner(table: Seen, sector: SectorId): Who | null | undefined {
  let size = 0;
  let owner: Who | null | undefined;
  for (const one of table.sectors[sector].buildings)
    if (BUILDING[one.building].size > size) {
      size = BUILDING[one.building].size;
      owner = one.owner;
    }
  return owner;
}

/** Why a building of this size may not stand there, power aside (SHB-6.3.3); undefined if it may. */
export function sectorFault(table: Seen, who: Who, size: number, sector: SectorId) {
  const { buildings, farm } = table.sectors[sector];
  if (buildings.length === 0 && farm === null) return undefined;
  if (buildings.some(({ building }) => BUILDING[building].size === size)) return 'same-size';
  if (isPresent(table, who, sector)) return 'own-building';
  if (freeUnits(table, sector) < size) return 'no-room';
  return undefined;
}

export const tokensAround = (table: Seen, sector: SectorId): SpotId[] =>
  SECTOR[sector].tokenSpots.filter((spot) => table.tokens[spot] !== undefined);

/** Sectors of the row that a crater action activates, and the rent it costs (SHB-5.4.1 to SHB-5.4.4, SHB-5.4.9). */
export function rentFor(table: Seen, who: Who, space: SpaceId) {
  const perSector = fixedRent(table.players[who]) ?? SPACE[space].rent;
  const activated: SectorId[] = [];
  const dues: { to: Who | null; credits: number }[] = [];
  let total = 0;
  for (const sector of SPACE[space].sectors) {
    const owner = largestOwner(table, sector);
    if (owner === undefined) continue;
    activated.push(sector);
    if (isPresent(table, who, sector)) continue;
    total += perSector;
    // AstroBot has no credits: its rent goes to the supply (SHB-5.4.3).
    const to = owner === null || isBot(table, owner) ? null : owner;
    const due = dues.find((one) => one.to === to);
    if (due) due.credits += perSector;
    else dues.push({ to, credits: perSector });
  }
  return { activated, dues, total };
}

const fixedRent = (player: SeenPlayer): number | undefined =>
  modifiersOf(player, 'rent').find(({ setTo }) => setTo !== undefined)?.setTo;

/** Spaces of the rim that the player may use, in their order: free, and the rent can be paid (SHB-5.4.4). */
export function usableSpaces(table: Seen, who: Who): boolean[] {
  const player = table.players[who];
  const rent = fixedRent(player);
  const due: { [sector: SectorId]: boolean } = {};
  for (const { id } of SECTORS) due[id] = table.sectors[id].buildings.length > 0 && !isPresent(table, who, id);
  return SPACES.map(({ id, sectors, rent: printed }) => {
    if (table.spaces[id]) return false;
    let total = 0;
    for (const sector of sectors) if (due[sector]) total += rent ?? printed;
    return total <= player.stock.credits;
  });
}

/** Total building size of each player in the row of a space. */
export function rowSizes(table: Seen, space: SpaceId): number[] {
  const sizes = table.players.map(() => 0);
  for (const sector of SPACE[space].sectors)
    for (const { owner, building } of table.sectors[sector].buildings)
      if (owner !== null) sizes[owner] += BUILDING[building].size;
  return sizes;
}

/** Who would receive an astronaut on this space, and whether the nearest sector had to decide (SHB-10.2, SHB-10.3). */
export function receiverOf(table: Seen, space: SpaceId): { to: Who | null; sizes: number[]; tie: boolean } {
  const sizes = rowSizes(table, space);
  const most = Math.max(...sizes);
  if (most === 0) return { to: null, sizes, tie: false };
  const tied = (who: Who) => sizes[who] === most;
  if (sizes.filter((size) => size === most).length === 1) return { to: sizes.indexOf(most), sizes, tie: false };
  for (const sector of SPACE[space].sectors) {
    let size = 0;
    let to: Who | null = null;
    for (const { owner, building } of table.sectors[sector].buildings)
      if (owner !== null && tied(owner) && BUILDING[building].size > size) {
        size = BUILDING[building].size;
        to = owner;
      }
    if (to !== null) return { to, sizes, tie: true };
  }
  return { to: null, sizes, tie: true };
}

/** Astronauts that would arrive if the round ended now (SHB-21.9). */
export function arrivalsNow(table: Seen): Crew[] {
  const crews = table.players.map(noCrew);
  for (const { id } of SPACES) {
    const deployed = table.spaces[id];
    if (!deployed) continue;
    const { to } = receiverOf(table, id);
    if (to !== null) crews[to][deployed.astronaut] += 1;
  }
  return crews;
}

// ------------------------------------------------------------- abilities and prices

/** The ability of a leader that is in force (SHB-12). */
export function leaderAbility(player: SeenPlayer): LeaderAbility | null {
  if (player.leader === null) return null;
  const { base, upgraded } = LEADER[player.leader];
  return player.upgraded ? upgraded : base;
}

/** Everything that changes a price for this player: leader, workshops, projects (EFFECTS.md, section 3). */
export function modifiersOf(player: SeenPlayer, target: Target): readonly Modifier[] {
  let found: Modifier[] | undefined;
  const add = (modifier: Modifier) => {
    found ??= [];
    found.push(modifier);
  };
  const leader = leaderAbility(player);
  if (leader?.kind === 'modifier' && leader.target === target)
    add({ target, credits: leader.credits, setTo: leader.setTo });
  for (const id of WORKING) {
    const { ability, matching, place } = BUILDING[id];
    if (ability?.modifier?.target !== target || !isBuilt(player, id)) continue;
    const matches = ability.modifier.perMatchingAstronaut ? player.base[place][matching as Astronaut] : 1;
    for (let i = 0; i < matches; i++) add(ability.modifier);
  }
  for (const project of projectsOf(player)) {
    const modifier = PROJECT[project].ability?.modifier;
    if (modifier?.target === target) add(modifier);
  }
  return found ?? NO_MODIFIERS;
}

const NO_MODIFIERS: readonly Modifier[] = [];

/** Buildings whose astronauts change a price. */
const WORKING = BUILDINGS.filter((id) => BUILDING[id].ability?.modifier);

export const projectsOf = (player: SeenPlayer): readonly ProjectId[] => player.projects.cards ?? [];

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
export function projectPrice(table: Seen, who: Who, id: CorporationId) {
  const { credits, energyRequired, energySpent } = CORPORATION[id].projectCostLevels[costLevel(table, id)];
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

// ------------------------------------------------------------- Reputation, goals and upkeep

/** The value of the highest threshold the marker has reached. */
const reached = <T extends { at: number }>(list: readonly T[], reputation: number): T | undefined =>
  list.filter(({ at }) => at <= reputation).at(-1);

export const goalBonus = (reputation: number): number => reached(REPUTATION.goalBonus, reputation)?.vp ?? 0;
export const reputationUpkeep = (reputation: number): number =>
  reached(REPUTATION.upkeepCost, reputation)?.credits ?? 0;

export const goalFacts = (id: CorporationId, tier: Tier) => {
  const goal = CORPORATION[id].goals.find((one) => one.tier === tier);
  if (!goal) throw new Error(`no ${tier} goal of ${id}`);
  return goal;
};

/** How far the player is towards a goal, and what keeps it from being fulfilled (SHB-8.1, SHB-8.2). */
export function goalState(table: Seen, who: Who, id: CorporationId, tier: Tier) {
  const { requirement, slotsByPlayers } = goalFacts(id, tier);
  const has = metric(table, who, requirement.metric);
  const holders = corporationAt(table, id)?.goals[tier] ?? [];
  const free = slotsByPlayers[playerCount(seatsOf(table))] - holders.length;
  const done = table.players[who].goals.some(({ corporation }) => corporation === id);
  const fault =
    has < requirement.min ? 'goal-not-met' : done ? 'goal-of-corporation' : free <= 0 ? 'goal-taken' : undefined;
  return { has, needs: requirement.min, free, fault } as const;
}

export const openGoals = (table: Seen, who: Who): { corporation: CorporationId; tier: Tier }[] =>
  table.corporations.flatMap(({ id }) =>
    table.players[who].goals.some(({ corporation }) => corporation === id)
      ? []
      : TIERS.filter((tier) => goalState(table, who, id, tier).fault === undefined).map((tier) => ({
          corporation: id,
          tier,
        })),
  );

/** Upkeep due as things stand: the Reputation part, buildings in the crater, and all discounts (SHB-10.6). */
export function upkeepDue(table: Seen, who: Who) {
  const player = table.players[who];
  const reputation = reputationUpkeep(player.reputation);
  const buildings = BUILDINGS.reduce((sum, id) => sum + (inCrater(player.buildings[id]) ? BUILDING[id].upkeep : 0), 0);
  const discounts = total(modifiersOf(player, 'upkeep'), 'credits');
  return { reputation, buildings, discounts, due: Math.max(0, reputation + buildings + discounts) };
}

export const inCrater = (site: SeenPlayer['buildings'][BuildingId]): site is SectorId =>
  site !== null && site !== 'ship' && site !== 'destroyed';

/** Buildings a player may build next: domes from left to right, the others freely (SHB-6.3.2). */
export function unbuilt(player: SeenPlayer): BuildingId[] {
  const left = BUILDINGS.filter((id) => !isBuilt(player, id));
  const dome = left.find((id) => BUILDING[id].type === 'dome');
  return left.filter((id) => BUILDING[id].type !== 'dome' || id === dome);
}

/** Points for astronauts in the own laboratories (SHB-11.1). */
export function laboratoryPoints(player: SeenPlayer): number {
  return BUILDINGS.reduce((sum, id) => {
    const { endVp, matching, place } = BUILDING[id];
    if (!endVp || !isBuilt(player, id)) return sum;
    return sum + (endVp[player.base[place][matching as Astronaut]] ?? 0);
  }, 0);
}

export const astronautsIn = (crew: Crew): Astronaut[] => ASTRONAUTS.filter((type) => crew[type] > 0);

/** Points as they would be scored now, line by line, and what the corporations do before that (SHB-21.9). */
export { scoreSheet } from './scoring.ts';
