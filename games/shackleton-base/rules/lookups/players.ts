import {
  ASTRONAUTS,
  type Astronaut,
  BUILDING,
  BUILDINGS,
  type BuildingId,
  type CorporationId,
  type Crew,
  FILES,
  PLACES,
  type Place,
  type ProjectId,
  type SectorId,
} from '../../data/index.ts';
import type { Seen, SeenPlayer, Who } from '../table.ts';

export const seatsOf = (table: Seen): number => (table.astrobot ? 1 : table.players.length);

/** AstroBot sits after the only seat of a solo game. */
export const isBot = (table: Seen, who: Who): boolean => table.astrobot !== null && who === table.players.length - 1;

export const corporationAt = <B extends { readonly id: CorporationId }>(
  { corporations }: { readonly corporations: readonly B[] },
  id: CorporationId,
): B | undefined => corporations.find((one) => one.id === id);

/** Projects with an ability in force; AstroBot has none (SHB-14.6.4). */
export const projectsOf = (player: SeenPlayer): readonly ProjectId[] => player.projects.cards ?? [];

/** Every funded project, for its printed points and for people to look at; AstroBot's included. */
export const fundedBy = (table: Seen, who: Who): readonly ProjectId[] =>
  (isBot(table, who) ? table.astrobot?.projects?.cards : undefined) ?? projectsOf(table.players[who]);

export const crewSize = (crew: Crew): number => crew.engineer + crew.technician + crew.scientist;

export const noCrew = (): Crew => ({ engineer: 0, technician: 0, scientist: 0 });

export const astronautsIn = (crew: Crew): Astronaut[] => ASTRONAUTS.filter((type) => crew[type] > 0);

export const isBuilt = (player: SeenPlayer, building: BuildingId): boolean => player.buildings[building] !== null;

export const inCrater = (site: SeenPlayer['buildings'][BuildingId]): site is SectorId =>
  site !== null && site !== 'ship' && site !== 'destroyed';

/** Buildings a player may build next: domes from left to right, the others freely (SHB-6.3.2). */
export function unbuilt(player: SeenPlayer): BuildingId[] {
  let dome: BuildingId | undefined;
  return BUILDINGS.filter((id) => {
    if (isBuilt(player, id)) return false;
    if (BUILDING[id].type === 'dome') dome ??= id;
    return BUILDING[id].type !== 'dome' || id === dome;
  });
}

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

/** Points for astronauts in the own laboratories (SHB-11.1). */
export function laboratoryPoints(player: SeenPlayer): number {
  return BUILDINGS.reduce((sum, id) => {
    const { endVp, matching, place } = BUILDING[id];
    if (!endVp || !isBuilt(player, id)) return sum;
    return sum + (endVp[player.base[place][matching as Astronaut]] ?? 0);
  }, 0);
}
