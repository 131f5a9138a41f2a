import {
  BUILDING,
  type Crew,
  FILES,
  SECTOR,
  SECTORS,
  type SectorId,
  SPACE,
  SPACES,
  type SpaceId,
  type SpotId,
} from '../../data/index.ts';
import type { Seen, SeenPlayer, Who } from '../table.ts';
import { modifiersOf } from './abilities.ts';
import { isBot, noCrew } from './players.ts';

export const sectorUnits = (table: Seen, sector: SectorId): number => {
  const { buildings, farm } = table.sectors[sector];
  return buildings.reduce((sum, { building }) => sum + BUILDING[building].size, farm?.size ?? 0);
};

const CAPACITY = FILES.board.constants.sectorCapacity ?? Number.POSITIVE_INFINITY;

/** Room left in a sector (SHB-2.27). */
export const freeUnits = (table: Seen, sector: SectorId): number => CAPACITY - sectorUnits(table, sector);

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
  let own = false;
  let free = CAPACITY - (farm?.size ?? 0);
  for (const { owner, building } of buildings) {
    if (BUILDING[building].size === size) return 'same-size';
    own ||= owner === who;
    free -= BUILDING[building].size;
  }
  if (own) return 'own-building';
  return free < size ? 'no-room' : undefined;
}

export const tokensAround = (table: Seen, sector: SectorId): SpotId[] =>
  SECTOR[sector].tokenSpots.filter((spot) => Object.hasOwn(table.tokens, spot));

/** What a Technician takes from an activated sector (SHB-5.4.5). */
export const CREDITS_PER_SECTOR = 3;

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

/** Whether somebody stands on a space of the rim. (Asking for a key that is not there is slow where there are few.) */
export const isTaken = (table: Seen, space: SpaceId): boolean => Object.hasOwn(table.spaces, space);

/** Spaces of the rim that the player may use, in their order: free, and the rent can be paid (SHB-5.4.4). */
export function usableSpaces(table: Seen, who: Who): boolean[] {
  const player = table.players[who];
  const rent = fixedRent(player);
  const due = SECTORS.map(({ id }) => table.sectors[id].buildings.length > 0 && !isPresent(table, who, id));
  return SPACES.map(({ id, rent: printed }, space) => {
    if (isTaken(table, id)) return false;
    let total = 0;
    for (const sector of ROWS[space]) if (due[sector]) total += rent ?? printed;
    return total <= player.stock.credits;
  });
}

/** The sectors of each space as places in their list. */
const ROWS = SPACES.map(({ sectors }) => sectors.map((sector) => SECTORS.indexOf(SECTOR[sector])));

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
    if (!isTaken(table, id)) continue;
    const { to } = receiverOf(table, id);
    if (to !== null) crews[to][table.spaces[id].astronaut] += 1;
  }
  return crews;
}
