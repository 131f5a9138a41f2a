import type { Seat } from '@orrery/kernel';
import { hexOf, PARTS, type PartId, SHIPS, type Ship, SPECIES } from '../data/index.ts';
import type { Player, Sector, Table } from '../rules/table.ts';

/**
 * A second opinion on what is legal, written from the rules without looking at how the engine lists it: it tries
 * everything one could say and keeps what the rules allow. Slow on purpose.
 */

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

const owns = (player: Player, tech: string) =>
  [...player.techs.military, ...player.techs.grid, ...player.techs.nano].some((one) => one === tech);

const ships = (sector: Sector, seat: Seat) =>
  sector.fleets
    .filter((fleet) => fleet.seat === seat)
    .reduce((sum, fleet) => sum + fleet.interceptor + fleet.cruiser + fleet.dreadnought + fleet.starbase, 0);

const isDraco = (table: Table, seat: Seat) => table.players[seat].species === 'draco';

function enemies(table: Table, sector: Sector, seat: Seat): number {
  let count = 0;
  table.players.forEach((_, other) => {
    if (other !== seat) count += ships(sector, other);
  });
  if (sector.npc && !(sector.npc.kind === 'ancient' && isDraco(table, seat))) count += sector.npc.count;
  return count;
}

/** Own ships that are free to leave (section 3.6). */
function free(table: Table, sector: Sector, seat: Seat): number {
  const own = ships(sector, seat);
  if (sector.npc?.kind === 'gcds') return 0;
  const foes = enemies(table, sector, seat);
  const held = owns(table.players[seat], 'cloaking_device') ? Math.floor(foes / 2) : foes;
  return Math.max(0, own - held);
}

/** Whether a tile has a wormhole on a board edge (ECL-3.4.2). */
const door = (id: number, rotation: number, edge: number) =>
  ((hexOf(id).doors >> ((edge - rotation + 6) % 6)) & 1) === 1;

const edgeBetween = (a: Pick<Sector, 'q' | 'r'>, b: Pick<Sector, 'q' | 'r'>) =>
  STEPS.findIndex(([dq, dr]) => a.q + dq === b.q && a.r + dr === b.r);

const hasPortal = (sector: Sector) => sector.portals.length > 0 || hexOf(sector.id).portal;

export function connected(table: Table, a: Sector, b: Sector, seat: Seat | null): boolean {
  if (a === b) return false;
  if (hasPortal(a) && hasPortal(b)) return true;
  const edge = edgeBetween(a, b);
  if (edge < 0) return false;
  const doors = [door(a.id, a.rotation, edge), door(b.id, b.rotation, (edge + 3) % 6)];
  const half = seat !== null && owns(table.players[seat], 'wormhole_generator');
  return half ? doors[0] || doors[1] : doors[0] && doors[1];
}

export const naiveMoves = (table: Table, seat: Seat): string[] =>
  table.map.flatMap((from) =>
    table.map.flatMap((to) =>
      (['interceptor', 'cruiser', 'dreadnought'] as const)
        .filter(
          (ship) =>
            from.fleets.some((fleet) => fleet.seat === seat && fleet[ship] > 0) &&
            free(table, from, seat) > 0 &&
            connected(table, from, to, seat),
        )
        .map((ship) => `${ship} ${from.id} ${to.id}`),
    ),
  );

/** Zones in a wide square around everything (ECL-7.1, 7.2). */
export function naiveZones(table: Table, seat: Seat): string[] {
  const far = 2 + Math.max(...table.map.map(({ q, r }) => Math.max(Math.abs(q), Math.abs(r))));
  const found: string[] = [];
  for (let q = -far; q <= far; q++)
    for (let r = -far; r <= far; r++) if (isExplorable(table, seat, { q, r })) found.push(`${q} ${r}`);
  return found;
}

function isExplorable(table: Table, seat: Seat, zone: { q: number; r: number }): boolean {
  if (table.map.some(({ q, r }) => q === zone.q && r === zone.r)) return false;
  const ring = Math.max(Math.abs(zone.q), Math.abs(zone.r), Math.abs(zone.q + zone.r));
  const stack = table.stacks[ring === 1 ? 'inner' : ring === 2 ? 'middle' : 'outer'];
  if (stack.pile.cards.length + stack.discard.cards.length === 0) return false;
  return table.map.some((source) => {
    const edge = edgeBetween(source, zone);
    if (edge < 0 || (source.disc !== seat && free(table, source, seat) === 0)) return false;
    return owns(table.players[seat], 'wormhole_generator') || door(source.id, source.rotation, edge);
  });
}

/** ECL-12.2 to 12.4: takes the disc away for a moment and looks what is connected then. */
export function naiveDiscs(table: Table, seat: Seat): string[] {
  const touched = table.turn?.touched ?? [];
  const found: string[] = [];
  const sources: (Sector | null)[] = [null, ...table.map.filter(({ disc }) => disc === seat)];
  for (const from of sources) {
    if (from === null ? table.players[seat].discs === 0 : touched.includes(from.id)) continue;
    if (from) from.disc = null;
    for (const to of table.map)
      if (to !== from && !touched.includes(to.id) && mayInfluence(table, to, seat))
        found.push(`${from?.id ?? 'track'} ${to.id}`);
    if (from) {
      from.disc = seat;
      found.push(`${from.id} track`);
    }
  }
  return found;
}

function mayInfluence(table: Table, to: Sector, seat: Seat): boolean {
  if (to.disc !== null || enemies(table, to, seat) > 0) return false;
  if (ships(to, seat) > 0) return true;
  return table.map.some(
    (other) => connected(table, to, other, seat) && (other.disc === seat || ships(other, seat) > 0),
  );
}

/** Every part on every slot without a tile; all four blueprints are added up anew each time (ECL-9.1 to 9.4). */
export function naiveInstalls(player: Player): string[] {
  const found: string[] = [];
  const allowed = (Object.keys(PARTS) as PartId[]).filter(
    (part) =>
      PARTS[part].source === 'default' ||
      (PARTS[part].source === 'technology' && owns(player, part)) ||
      player.stored.includes(part),
  );
  for (const part of allowed)
    for (const ship of SHIPS) {
      const blueprint = player.blueprints[ship];
      if (part === 'muon_source') {
        blueprint.muon = true;
        if (allLegal(player)) found.push(`${part} ${ship} outside`);
        blueprint.muon = false;
        continue;
      }
      blueprint.tiles.forEach((tile, slot) => {
        if (tile !== null) return;
        blueprint.tiles[slot] = part;
        if (allLegal(player)) found.push(`${part} ${ship} ${slot}`);
        blueprint.tiles[slot] = null;
      });
    }
  return found;
}

const allLegal = (player: Player) => SHIPS.every((ship) => isLegalShip(player, ship));

function isLegalShip(player: Player, ship: Ship): boolean {
  if (player.species === null) return false;
  const { slots, energy } = SPECIES[player.species].blueprints[ship];
  const { tiles, muon } = player.blueprints[ship];
  const parts = slots.map(({ printed }, slot) => tiles[slot] ?? printed).filter((part) => part !== null);
  const all = [...parts, ...(muon ? (['muon_source'] as const) : [])].map((part) => PARTS[part]);
  const left = all.reduce((sum, part) => sum + part.energyProduced - part.energyUsed, energy);
  const drives = all.filter(({ type }) => type === 'drive').length;
  return left >= 0 && (ship === 'starbase' ? drives === 0 : drives > 0);
}
