import type { Event, Seat } from '@orrery/kernel';
import { SHIPS, type Ship } from '../../../data/index.ts';
import { newUnit, npcValues, sectorOf, valuesOf } from '../../../rules/lookups/index.ts';
import type { Seen, SeenPlayer, SeenSector, Unit } from '../../../rules/table.ts';
import type { Eclipse } from '../../../rules/vocabulary.ts';

/** One party of a battle as it is drawn. */
export interface Side {
  readonly seat: Seat | null;
  readonly units: readonly Unit[];
}

type Counts = { [ship in Ship]: number };

/**
 * The parties of a sector as they were before an event of the log: what has happened since is taken back, from the end.
 * Blueprints change between battles, so they are taken back too.
 */
export function castOf(
  table: Seen,
  log: readonly Event<Eclipse>[],
  { sector: id, from }: { sector: number; from: number },
): Side[] {
  const sector = sectorOf<SeenSector>(table, id);
  const fleets = new Map<Seat, Counts>(sector.fleets.map(({ seat, ...ships }) => [seat, { ...ships }]));
  const players: SeenPlayer[] = table.players.slice();
  let npc = sector.npc && { ...sector.npc };
  const add = (seat: Seat, ship: Ship, count: number) => {
    const counts = fleets.get(seat) ?? { interceptor: 0, cruiser: 0, dreadnought: 0, starbase: 0 };
    fleets.set(seat, { ...counts, [ship]: counts[ship] + count });
  };
  for (let at = log.length - 1; at >= from; at--) {
    const event = log[at];
    if (event.type === 'npc-destroyed' && event.sector === id) npc = { kind: event.npc, count: (npc?.count ?? 0) + 1 };
    takeBackShips(event, id, add);
    if (event.type === 'part-installed' || event.type === 'part-returned')
      players[event.seat] = takenBack(players[event.seat], event);
  }
  const sides = [...fleets].map(([seat, counts]): Side => ({ seat, units: unitsOf(players[seat], counts) }));
  const there = sides.filter(({ units }) => units.length > 0);
  return npc ? [{ seat: null, units: [newUnit(npc.kind, npcValues(table, npc.kind), npc.count)] }, ...there] : there;
}

/** Says which ships of a sector to add, or with a negative count to take away, to be before an event. */
function takeBackShips(event: Event<Eclipse>, id: number, add: (seat: Seat, ship: Ship, count: number) => void): void {
  switch (event.type) {
    case 'ship-destroyed':
      if (event.sector === id) add(event.seat, event.ship, 1);
      return;
    case 'ships-left':
      if (event.sector === id) add(event.seat, event.ship, event.count);
      return;
    case 'retreated':
      if (event.sector === id) add(event.seat, event.ship, event.count);
      if (event.to === id) add(event.seat, event.ship, -event.count);
      return;
    case 'moved':
      if (event.from === id) add(event.seat, event.ship, 1);
      if (event.to === id) add(event.seat, event.ship, -1);
      return;
    case 'ship-placed':
      if (event.sector === id) add(event.seat, event.ship, -1);
      return;
    case 'built': {
      const ship = SHIPS.find((one) => one === event.item);
      if (ship && event.sector === id) add(event.seat, ship, -1);
    }
  }
}

type PartEvent = Extract<Event<Eclipse>, { type: 'part-installed' | 'part-returned' }>;

function takenBack(player: SeenPlayer, { type, ship, slot, part }: PartEvent): SeenPlayer {
  const before = player.blueprints[ship];
  const tile = type === 'part-returned' ? part : null;
  const after =
    slot === 'outside'
      ? { ...before, muon: false }
      : { ...before, tiles: before.tiles.map((old, at) => (at === slot ? tile : old)) };
  return { ...player, blueprints: { ...player.blueprints, [ship]: after } };
}

const unitsOf = (player: SeenPlayer, counts: Counts): Unit[] =>
  SHIPS.filter((ship) => counts[ship] > 0).map((ship) => newUnit(ship, valuesOf(player, ship), counts[ship]));
