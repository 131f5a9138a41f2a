import { type Cards, open } from '@orrery/kernel';
import { given, type Scene } from '@orrery/kernel/testing';
import { type CellId, type FieldKey, planetCard, RESOURCES, RING, type Specialist, upgradeOf } from '../data/index.ts';
import { game, type MicroCosmos, type Sector, type Table, unlockedCount } from '../rules/index.ts';

/** What a test says about a player; the rest is as at the start of a game, with no cards. Cargo is written B/W/M/T. */
export type PlayerSpec = {
  ark?: FieldKey;
  cargo?: string;
  top?: readonly string[];
  bottom?: readonly string[];
  ready?: readonly Specialist[];
  /** Unlocked upgrades; `engines` with one payment is `engines/1`. */
  upgrades?: readonly string[];
  /** Sectors with a colony or an outpost. */
  colonies?: readonly CellId[];
  outposts?: readonly CellId[];
  colonyPool?: number;
  outpostPool?: number;
  kept?: readonly string[];
  settled?: readonly string[];
  vp?: number;
};

export type Spec = {
  seats?: number;
  options?: { [name: string]: unknown };
  /** Planets by sector; the start planets lie in N, W and E if nothing is said. */
  galaxy?: { [cell in CellId]?: string };
  terraformed?: readonly CellId[];
  /** Levels in the order of the planet's tracks. */
  levels?: { [cell in CellId]?: readonly number[] };
  /** Markers as [player, space], in order of arrival. */
  markers?: { [cell in CellId]?: readonly (readonly [number, number])[] };
  cantina?: readonly string[];
  /** From the top. */
  crewDeck?: readonly string[];
  survivorDeck?: readonly string[];
  planetDeck?: readonly string[];
  automaDeck?: readonly string[];
  automaCrew?: readonly string[];
  players?: readonly PlayerSpec[];
};

const START = { N: 'elpis', W: 'ardenn', E: 'nautis' };

/** A game after its setup, arranged as the test says; nothing is to happen yet. */
export function position(spec: Spec = {}): Scene<MicroCosmos> {
  const { seats = 2, options } = spec;
  return given(game, { seats, options })
    .doing()
    .position((table) => arrange(table, spec));
}

function arrange(table: Table, spec: Spec): void {
  clear(table);
  const galaxy = { ...START, ...spec.galaxy };
  for (const cell of RING) {
    const planet = galaxy[cell as keyof typeof galaxy] as string | undefined;
    table.galaxy[cell] = planet ? layPlanet(table, cell, planet, spec) : null;
  }
  (spec.cantina ?? []).forEach((card, i) => {
    if (table.cantina[i].cards.length > 0) put(table, table.cantina[i].cards[0], table.crewDeck);
    put(table, card, table.cantina[i]);
  });
  table.players.forEach((_, id) => {
    arrangePlayer(table, id, spec.players?.[id] ?? {});
  });
  if (table.automa) for (const card of spec.automaCrew ?? []) put(table, card, table.automa.crew);
  order(table.crewDeck, spec.crewDeck);
  order(table.survivorDeck, spec.survivorDeck);
  order(table.planetDeck, spec.planetDeck);
  if (table.automa) order(table.automa.deck, spec.automaDeck);
}

/** All cards in their decks, the Cantina full, no planet but none. */
function clear(table: Table): void {
  for (const player of table.players) {
    for (const place of [player.top, player.bottom, player.drawn]) {
      (place as { seen: Cards['seen'] }).seen = 'all';
      while (place.cards.length > 0) put(table, place.cards[0], table.crewDeck);
    }
  }
  for (const cell of RING) {
    const sector = table.galaxy[cell];
    if (sector) put(table, sector.planet.cards[0], table.planetDeck);
    table.galaxy[cell] = null;
  }
  table.round = 1;
}

function layPlanet(table: Table, cell: CellId, planet: string, spec: Spec): Sector {
  const place = open<string>('planet');
  put(table, planet, place);
  return {
    planet: place,
    terraformed: spec.terraformed?.includes(cell) ?? false,
    levels: spec.levels?.[cell]?.slice() ?? planetCard(planet).tracks.map(() => 0),
    markers: (spec.markers?.[cell] ?? []).map(([player, space]) => ({ player, space })),
    colonies: [],
    outposts: [],
  };
}

function arrangePlayer(table: Table, id: number, spec: PlayerSpec): void {
  const player = table.players[id];
  if (spec.ark) player.ark = spec.ark;
  const units = (spec.cargo ?? '0/0/0/0').split('/').map(Number);
  for (const [i, resource] of RESOURCES.entries()) player.cargo[resource] = units[i];
  for (const card of spec.top ?? []) put(table, card, player.top);
  for (const card of spec.bottom ?? []) put(table, card, player.bottom);
  for (const marker of spec.ready ?? []) player.ready[marker] = true;
  for (const name of spec.upgrades ?? []) {
    const [upgrade, paid] = name.split('/');
    player.upgrades[upgrade] = paid ? Number(paid) : upgradeOf(upgrade).levels;
  }
  for (const cell of spec.colonies ?? []) table.galaxy[cell]?.colonies.push(id);
  for (const cell of spec.outposts ?? []) table.galaxy[cell]?.outposts.push(id);
  const freed = unlockedCount(player);
  player.colonyPool = spec.colonyPool ?? Math.max(0, freed - (spec.colonies?.length ?? 0));
  player.outpostPool = spec.outpostPool ?? 0;
  player.outpostsLocked = Math.max(0, 2 - player.outpostPool - (spec.outposts?.length ?? 0));
  for (const card of spec.kept ?? []) put(table, card, player.kept);
  for (const card of spec.settled ?? []) put(table, card, player.settled);
  player.points.planets = spec.vp ?? 0;
}

/** Moves a card from wherever it lies. */
export function put<C>(table: Table, card: C, to: Cards<C>): void {
  const places = containers(table) as Cards<C>[];
  const from = places.find((place) => place.$ === to.$ && place.cards.includes(card));
  if (!from) throw new Error(`there is no ${String(card)}`);
  (from.cards as C[]).splice(from.cards.indexOf(card), 1);
  (to.cards as C[]).push(card);
}

function containers(table: Table): Cards<unknown>[] {
  const found: Cards<unknown>[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('$' in value) found.push(value as Cards<unknown>);
    else for (const item of Object.values(value)) walk(item);
  };
  walk(table);
  return found;
}

function order(deck: Cards<string>, first: readonly string[] = []): void {
  const rest = deck.cards.filter((card) => !first.includes(card));
  const there = first.filter((card) => deck.cards.includes(card));
  if (there.length !== first.length) throw new Error(`not all of ${first.join(' ')} are in the deck`);
  (deck as { cards: readonly string[] }).cards = [...there, ...rest];
}

/** Cargo in the form of the examples. */
export const cargo = (scene: Scene<MicroCosmos>, player = 0): string =>
  RESOURCES.map((resource) => scene.table.players[player].cargo[resource]).join('/');

export const top = (scene: Scene<MicroCosmos>, player = 0): readonly string[] => scene.table.players[player].top.cards;
export const bottom = (scene: Scene<MicroCosmos>, player = 0): readonly string[] =>
  scene.table.players[player].bottom.cards;

export const question = (scene: Scene<MicroCosmos>, seat = 0): string | undefined =>
  scene.play.askedOf(seat)[0]?.question;

/** Points booked so far. */
export const vp = (scene: Scene<MicroCosmos>, player = 0): number =>
  Object.values(scene.table.players[player].points).reduce((sum, one) => sum + one, 0);

export const sector = (scene: Scene<MicroCosmos>, cell: CellId): Sector => scene.table.galaxy[cell] as Sector;

/** Barred reasons of the open question, by the given part of the answer. */
export const why = (scene: Scene<MicroCosmos>, part: object, seat = 0): string | undefined =>
  scene
    .asked(seat)
    .barred.find(({ answer }) => Object.entries(part).every(([field, value]) => (answer as never)[field] === value))
    ?.why;
