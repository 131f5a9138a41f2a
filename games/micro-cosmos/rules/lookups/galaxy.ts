import { present } from '@orrery/kernel';
import {
  BEYOND,
  type Cell,
  type CellId,
  type CrewEdge,
  EDGES,
  FACING,
  type FieldKey,
  type FieldType,
  GATE,
  GATE_CELL,
  PLANETS_TO_END,
  type PlanetCard,
  type PlanetId,
  planetCard,
  RING,
  type RouteCard,
  type Yield,
} from '../../data/index.ts';
import type { Options } from '../options.ts';
import type { PlayerId, SeenSector, SeenTable } from '../table.ts';

type SeenGalaxy = SeenTable['galaxy'];

/** Planet cards always lie face up. */
export const planetIdOf = ({ planet }: SeenSector): PlanetId => present(planet.cards, 'planet that is seen')[0];
export const planetOf = (sector: SeenSector): PlanetCard => planetCard(planetIdOf(sector));

/** The planet card that lies in a cell. */
export function sectorAt<S>({ galaxy }: { readonly galaxy: { readonly [cell in CellId]: S | null } }, cell: Cell): S {
  const sector = cell === GATE_CELL ? null : galaxy[cell];
  if (sector === null) throw new Error(`no planet lies in ${cell}`);
  return sector;
}

/** A field of the galaxy as it is laid out now. */
export type FieldNode = {
  readonly key: FieldKey;
  readonly cell: Cell;
  readonly type: FieldType;
  /** The planet of its card, or the Star Gate. */
  readonly planet: PlanetId;
  /** Adjacent fields (MC-8.2). */
  readonly next: FieldNode[];
  /** Empty sectors beyond an edge that a route leads to (MC-8.20). */
  readonly unknown: CellId[];
};

export type FieldGraph = ReadonlyMap<FieldKey, FieldNode>;

/** Layouts repeat from turn to turn, and from one imagined match to the next. */
const graphs = new Map<string, FieldGraph>();
const KEPT_GRAPHS = 4000;

/** All fields with their routes. */
export function fieldsOf(galaxy: SeenGalaxy): FieldGraph {
  let layout = '';
  for (const cell of RING) {
    const sector = galaxy[cell];
    layout += sector ? `${planetIdOf(sector)} ` : '- ';
  }
  const known = graphs.get(layout);
  if (known) return known;
  if (graphs.size >= KEPT_GRAPHS) graphs.clear();
  const graph = linked(galaxy);
  graphs.set(layout, graph);
  return graph;
}

function linked(galaxy: SeenGalaxy): FieldGraph {
  const nodes = new Map<FieldKey, FieldNode>();
  const cards = new Map<Cell, RouteCard>([[GATE_CELL, GATE]]);
  for (const cell of RING) {
    const sector = galaxy[cell];
    if (sector) cards.set(cell, planetOf(sector));
  }
  const planetIn = (cell: Cell) => (cell === GATE_CELL ? GATE.id : planetIdOf(sectorAt({ galaxy }, cell)));
  for (const [cell, { fields }] of cards)
    for (const { id, type } of fields)
      nodes.set(`${cell}:${id}`, {
        key: `${cell}:${id}`,
        cell,
        type,
        planet: planetIn(cell),
        next: [],
        unknown: [],
      });
  const node = (cell: Cell, id: string) => present(nodes.get(`${cell}:${id}`), 'field at the end of a route');
  for (const [cell, { routes, exits }] of cards) {
    for (const [one, other] of routes) {
      node(cell, one).next.push(node(cell, other));
      node(cell, other).next.push(node(cell, one));
    }
    for (const edge of EDGES) {
      const beyond = BEYOND[cell][edge];
      if (beyond === null) continue;
      const facing = cards.get(beyond);
      if (facing) node(cell, exits[edge]).next.push(node(beyond, facing.exits[FACING[edge]]));
      else if (beyond !== GATE_CELL) node(cell, exits[edge]).unknown.push(beyond);
    }
  }
  return nodes;
}

export const fieldAt = (galaxy: SeenGalaxy, key: FieldKey): FieldNode => nodeOf(fieldsOf(galaxy), key);

export const nodeOf = (graph: FieldGraph, key: FieldKey): FieldNode => present(graph.get(key), 'field of this name');

/** The field of the planet itself on the card in this sector. */
export const planetField = (cell: CellId, { fields }: PlanetCard): FieldKey =>
  `${cell}:${
    present(
      fields.find(({ type }) => type === 'planet'),
      'planet on its card',
    ).id
  }`;

/** The planet where this player's Ark stands, or nothing if it stands on another kind of field. */
export function planetCellOf(table: SeenTable, player: PlayerId): CellId | undefined {
  const { type, cell } = fieldAt(table.galaxy, table.players[player].ark);
  return type === 'planet' && cell !== GATE_CELL ? cell : undefined;
}

/** MC-10.10: the planet yield of the side that is up. */
export const planetYield = (sector: SeenSector): Yield =>
  sector.terraformed ? planetOf(sector).terraformed : planetOf(sector).damaged;

/** MC-10.10: what gathering on a field brings. */
export function yieldAt(
  { galaxy }: Pick<SeenTable, 'galaxy'>,
  { cell, type }: Pick<FieldNode, 'cell' | 'type'>,
): Yield {
  if (cell === GATE_CELL) return GATE.gather;
  const sector = sectorAt({ galaxy }, cell);
  return type === 'moon' ? planetOf(sector).moon : type === 'station' ? planetOf(sector).station : planetYield(sector);
}

/** MC-9.5: whether the action of an edge may be used on this field. */
export function edgeMatches({ colour }: CrewEdge, { type, planet }: Pick<FieldNode, 'type' | 'planet'>): boolean {
  if (type === 'gate') return true;
  if (type === 'asteroid') return false;
  return type === 'planet' ? planetCard(planet).colour === colour : colour === 'orbital';
}

export function coloniesOf({ galaxy }: SeenTable, player: PlayerId): number {
  let colonies = 0;
  for (const cell of RING) {
    const sector = galaxy[cell];
    if (sector) for (const owner of sector.colonies) if (owner === player) colonies += 1;
  }
  return colonies;
}

export const hasColony = (sector: SeenSector, player: PlayerId): boolean => sector.colonies.includes(player);

/** The sectors where this player has an outpost, clockwise from the north. */
export const outpostCellsOf = ({ galaxy }: SeenTable, player: PlayerId): CellId[] =>
  RING.filter((cell) => galaxy[cell]?.outposts.includes(player));

export const terraformedCount = ({ galaxy }: SeenTable): number =>
  RING.filter((cell) => galaxy[cell]?.terraformed).length;

/** MC-12.1, MC-13.2: terraformed planets that trigger the end. */
export const planetsToEnd = ({ longGame }: Options): number =>
  longGame ? PLANETS_TO_END.long : PLANETS_TO_END.standard;

export const isComplete = (sector: SeenSector): boolean =>
  planetOf(sector).tracks.every(({ max }, track) => sector.levels[track] === max);

/** MC-10.23: markers from the first place on; of two on one space the later one is ahead. */
export function places({ markers }: SeenSector): { readonly player: PlayerId; readonly space: number }[] {
  return markers.toReversed().sort((a, b) => b.space - a.space);
}

/** MC-10.24: what completing the planet as it stands would bring, from the first place on. */
export function planetScores(sector: SeenSector): { player: PlayerId; space: number; bonus: number }[] {
  const { first, second } = planetOf(sector).rewards;
  return places(sector).map(({ player, space }, rank) => ({
    player,
    space,
    bonus: rank === 0 ? first : rank === 1 ? second : 0,
  }));
}
