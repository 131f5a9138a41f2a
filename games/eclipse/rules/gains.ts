import { type Frame, present, type Seat } from '@orrery/kernel';
import {
  type DiscoveryEffect,
  type DiscoveryId,
  discoveryOf,
  hexOf,
  RESOURCES,
  SPECIES,
  TECH_IDS,
  TECH_SLOTS,
  type TechId,
  type Track,
  techOf,
} from '../data/index.ts';
import { addShips } from './fleets.ts';
import { installFound } from './found-part.ts';
import { sectorsOf } from './lookups/economy.ts';
import { sectorOf } from './lookups/map.ts';
import { knows } from './lookups/players.ts';
import type { M, Seen } from './table.ts';
import { question, step } from './vocabulary.ts';

/** Takes the tile of a sector, or one of the supply for the Ancient Labs, and reveals it (ECL-7.7, 7.12). */
export const discover = step<{ seat: Seat; sector: number | null }>('discover', (m, { seat, sector }) => {
  const { supply, found } = m.table.discoveries;
  const tile = m.move(sector === null ? supply : sectorOf(m.table, sector).discovery, found);
  m.tell({ type: 'discovery-found', seat, tile, sector });
  m.next(discovery({ seat, tile, sector }));
});

/** The sector where a tile's things are put: its own, or for the Ancient Labs the home sector if controlled (ECL-7.19, 27.9). */
function placeFor(table: Seen, seat: Seat, sector: number | null): number | null {
  if (sector !== null) return sector;
  const home = homeOf(table, seat);
  return home !== undefined && home.disc === seat ? home.id : null;
}

const homeOf = ({ map, players }: Seen, seat: Seat) => {
  const { species } = players[seat];
  return species === null ? undefined : map.find(({ id }) => id === SPECIES[species].home);
};

/** USE is offered only if all effects are possible (ECL-D12). */
function isUsable(table: Seen, seat: Seat, tile: DiscoveryId, sector: number | null): boolean {
  return discoveryOf(tile).effects.every((effect) => isPossible(table, seat, effect, placeFor(table, seat, sector)));
}

function isPossible(table: Seen, seat: Seat, effect: DiscoveryEffect, place: number | null): boolean {
  switch (effect.type) {
    case 'gain':
    case 'part':
      return true;
    case 'tech':
      return cheapestTechs(table, seat).length > 0;
    case 'ship':
      return place !== null && table.players[seat].supply[effect.ship] > 0;
    case 'structure':
      if (place === null) return false;
      return effect.structure === 'orbital'
        ? sectorOf(table, place).orbital === 'none'
        : !sectorOf(table, place).monolith;
    case 'portal':
      return place !== null;
  }
}

/** ECL-7.14: of the regular technologies in the tray one does not own, those of the lowest printed cost that fit (ECL-D11, 27.22). */
function cheapestTechs(table: Seen, seat: Seat): { tech: TechId; track: Track }[] {
  const player = table.players[seat];
  const tray = table.techs.tray.cards ?? [];
  const regular = TECH_IDS.flatMap((tech) => {
    const { category } = techOf(tech);
    return category !== 'rare' && tray.includes(tech) && !knows(player, tech) ? [{ tech, track: category }] : [];
  });
  const lowest = Math.min(...regular.map(({ tech }) => techOf(tech).cost));
  return regular.filter(({ tech, track }) => techOf(tech).cost === lowest && player.techs[track].length < TECH_SLOTS);
}

/** ECL-7.12: use the front, or keep the tile for 2 points. */
export const discovery = question('discovery', {
  rule: 'ECL-7.12',
  answers: ({ table }, { seat, tile, sector }) =>
    isUsable(table, seat, tile, sector) ? [{ use: true }, { use: false }] : [{ use: false }],
  take(m, { seat, tile, sector }, { use }) {
    const { found, used } = m.table.discoveries;
    if (!use) {
      m.move(found, m.table.players[seat].kept, tile);
      m.tell({ type: 'discovery-kept', seat, tile });
      return;
    }
    m.move(found, used, tile);
    m.tell({ type: 'discovery-used', seat, tile });
    const place = placeFor(m.table, seat, sector);
    m.next(...discoveryOf(tile).effects.flatMap((effect) => apply(m, seat, effect, place)));
  },
  barred: ({ table }, { seat, tile, sector }) =>
    isUsable(table, seat, tile, sector) ? [] : [{ answer: { use: true }, rule: 'ECL-D12', why: 'front-impossible' }],
});

function apply(m: M, seat: Seat, effect: DiscoveryEffect, place: number | null): Frame[] {
  switch (effect.type) {
    case 'gain':
      gain(m, seat, effect.gain);
      return [];
    case 'tech':
      return [discoveryTech({ seat })];
    case 'part':
      return [installFound({ seat, part: effect.part })];
    default:
      putThere(m, seat, effect, present(place, 'place for it'));
      return [];
  }
}

function gain(m: M, seat: Seat, amounts: { readonly [resource in (typeof RESOURCES)[number]]?: number }): void {
  const { storage } = m.table.players[seat];
  for (const resource of RESOURCES) storage[resource] += amounts[resource] ?? 0;
  m.tell({ type: 'gained', seat, materials: 0, science: 0, money: 0, ...amounts });
}

/** ECL-7.15, 7.18 */
function putThere(
  m: M,
  seat: Seat,
  effect: Extract<DiscoveryEffect, { type: 'ship' | 'structure' | 'portal' }>,
  place: number,
): void {
  const sector = sectorOf(m.table, place);
  if (effect.type === 'ship') {
    m.table.players[seat].supply[effect.ship] -= 1;
    addShips(sector, seat, effect.ship);
    m.tell({ type: 'ship-placed', seat, ship: effect.ship, sector: place });
  } else if (effect.type === 'portal') {
    sector.portals.push('ancient');
    m.tell({ type: 'portal-placed', seat, portal: 'ancient', sector: place });
  } else {
    if (effect.structure === 'orbital') sector.orbital = 'empty';
    else sector.monolith = true;
    m.tell({ type: 'structure-placed', seat, structure: effect.structure, sector: place });
  }
}

export const discoveryTech = question('discovery-tech', {
  rule: 'ECL-7.14',
  answers: ({ table }, { seat }) => cheapestTechs(table, seat),
  take(m, { seat }, { tech, track }) {
    m.tell({ type: 'tech-found', seat, tech, track });
    m.next(...gainTech(m, seat, tech, track));
  },
});

/** Puts a technology tile on a track; what it does at once follows as frames (ECL-8.1, 8.4, 8.5). */
export function gainTech(m: M, seat: Seat, tech: TechId, track: Track): Frame[] {
  const player = m.table.players[seat];
  m.move(m.table.techs.tray, m.table.techs.taken, tech);
  player.techs[track].push(tech);
  const { effect } = techOf(tech);
  switch (effect.type) {
    case 'discs':
      player.spare -= effect.amount;
      player.discs += effect.amount;
      m.tell({ type: 'discs-gained', seat, count: effect.amount });
      return [];
    case 'artifacts':
      return sectorsOf(m.table, seat)
        .filter(({ id }) => hexOf(id).artifact)
        .map(({ id }) => artifact({ seat, sector: id, amount: effect.amount }));
    case 'discovery':
      return [discover({ seat, sector: null })];
    case 'portal':
      return [warpPortal({ seat })];
    default:
      return [];
  }
}

/** ECL-8.5: resources for one Artifact. */
export const artifact = question('artifact', {
  rule: 'ECL-8.5',
  answers: () => RESOURCES.map((resource) => ({ resource })),
  take(m, { seat, sector, amount }, { resource }) {
    m.table.players[seat].storage[resource] += amount;
    m.tell({ type: 'artifact-used', seat, sector, resource, amount });
  },
});

/** ECL-8.5, ECL-D16: the portal tile goes to an own sector. */
export const warpPortal = question('warp-portal', {
  rule: 'ECL-8.5',
  answers: ({ table }, { seat }) => sectorsOf(table, seat).map(({ id }) => ({ sector: id })),
  take(m, { seat }, { sector }) {
    sectorOf(m.table, sector).portals.push('tech');
    m.tell({ type: 'portal-placed', seat, portal: 'tech', sector });
  },
});
