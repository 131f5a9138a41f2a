import type { Frame, Seat } from '@orrery/kernel';
import { given, type Scene } from '@orrery/kernel/testing';
import {
  DICE,
  type Die,
  hexOf,
  type PartId,
  type Resource,
  SHIPS,
  type Ship,
  SPECIES_IDS,
  type SpeciesId,
  STACKS,
  type TechId,
  TRACKS,
  type Track,
  techOf,
} from '../data/index.ts';
import { addShips } from '../rules/fleets.ts';
import { game } from '../rules/index.ts';
import { FACES } from '../rules/lookups/dice.ts';
import { sectorOf } from '../rules/lookups/map.ts';
import { placeSector } from '../rules/place.ts';
import { startTurn } from '../rules/round.ts';
import { choosingOrder } from '../rules/species.ts';
import type { Player, Sector, Table } from '../rules/table.ts';
import type { Eclipse } from '../rules/vocabulary.ts';

/** Terrans of different boards: the plainest opponents. */
export const TERRANS: SpeciesId[] = SPECIES_IDS.filter((id) => id.startsWith('terran'));

/** A game in which seat 0 begins and everybody has the named species; the first question is seat 0's turn. */
export function table(species: readonly SpeciesId[], options: { [name: string]: unknown } = {}): Stage {
  const scene = given(game, {
    seats: species.length,
    options: { species: 'chosen', startPlayer: 'seat1', ...options },
  });
  for (const seat of choosingOrder(species.length, 0))
    if (scene.play.awaited.includes(seat)) scene.when(seat, { species: species[seat] });
  return new Stage(scene);
}

type Amounts = { [resource in Resource]?: number };
type Ships = { [ship in Ship]?: number };

interface Laid {
  /** Who controls it. */
  disc?: Seat;
  /** Ships by seat, in order of entry. */
  ships?: readonly [Seat, Ships][];
  /** Keep the figures and the discovery tile printed on the hex. */
  guarded?: boolean;
}

/**
 * Puts positions on the table and keeps the books: pieces come from where they would come from, so the invariants hold.
 */
export class Stage {
  readonly scene: Scene<Eclipse>;

  constructor(scene: Scene<Eclipse>) {
    this.scene = scene;
  }

  get table(): Table {
    return this.scene.table;
  }

  player(seat: Seat): Player {
    return this.table.players[seat];
  }

  sector(id: number): Sector {
    return sectorOf(this.table, id);
  }

  home(seat: Seat): Sector {
    return this.table.map.find(({ id, disc }) => disc === seat && hexOf(id).family === 'starting') as Sector;
  }

  /** Lays a hex of a stack (or a guardian hex) in a zone. */
  lay(id: number, [q, r]: readonly [number, number], rotation: number, { disc, ships = [], guarded }: Laid = {}): this {
    const { table, play } = this.scene;
    for (const stack of STACKS) {
      const { pile, placed } = table.stacks[stack];
      const from = [pile, table.unused].find((cards) => cards.$ === stack && cards.cards.includes(id));
      if (from) play.move(from, placed, id);
    }
    placeSector(play, table, { id, q, r, rotation });
    if (!guarded) this.clear(id);
    if (disc !== undefined) this.own(disc, id);
    for (const [seat, fleet] of ships) this.ships(seat, id, fleet);
    return this;
  }

  /** Takes figures and the discovery tile off a sector. */
  clear(id: number): this {
    const sector = this.sector(id);
    sector.npc = null;
    while (sector.discovery.cards.length > 0) this.scene.play.move(sector.discovery, this.table.discoveries.used);
    return this;
  }

  own(seat: Seat, ...ids: number[]): this {
    for (const id of ids) {
      this.sector(id).disc = seat;
      this.player(seat).discs -= 1;
    }
    return this;
  }

  /** Puts cubes on squares of the sector, each from the track of its colour (gray: materials). */
  settle(seat: Seat, id: number, ...squares: number[]): this {
    for (const square of squares) {
      const { type } = hexOf(id).squares[square];
      this.sector(id).cubes[square] = true;
      this.player(seat).tracks[type === 'gray' ? 'materials' : type] -= 1;
    }
    return this;
  }

  ships(seat: Seat, id: number, fleet: Ships): this {
    for (const ship of SHIPS) {
      const count = fleet[ship] ?? 0;
      if (count === 0) continue;
      addShips(this.sector(id), seat, ship, count);
      this.player(seat).supply[ship] -= count;
    }
    return this;
  }

  /** Takes all ships of a seat off the map. */
  disarm(seat: Seat): this {
    for (const sector of this.table.map) {
      for (const fleet of sector.fleets.filter((one) => one.seat === seat))
        for (const ship of SHIPS) this.player(seat).supply[ship] += fleet[ship];
      sector.fleets = sector.fleets.filter((one) => one.seat !== seat);
    }
    return this;
  }

  store(seat: Seat, amounts: Amounts): this {
    Object.assign(this.player(seat).storage, amounts);
    return this;
  }

  /** Gives technologies, regular ones on their track, rare ones on the first free. */
  learn(seat: Seat, ...techs: TechId[]): this {
    for (const tech of techs) {
      this.offer(tech);
      const { category } = techOf(tech);
      const track: Track = category === 'rare' ? shortest(this.player(seat)) : category;
      this.scene.play.move(this.table.techs.tray, this.table.techs.taken, tech);
      this.player(seat).techs[track].push(tech);
    }
    return this;
  }

  /** Puts a technology in the tray, if none of it lies there. */
  offer(...techs: TechId[]): this {
    const { bag, tray } = this.table.techs;
    for (const tech of techs) if (!tray.cards.includes(tech)) this.scene.play.move(bag, tray, tech);
    return this;
  }

  /** Takes all technologies out of the tray but these. */
  offerOnly(...techs: TechId[]): this {
    const { bag, tray } = this.table.techs;
    while (tray.cards.length > 0) this.scene.play.move(tray, bag);
    return this.offer(...techs);
  }

  /** Puts part tiles on slots in order; null leaves what is printed. */
  design(seat: Seat, ship: Ship, tiles: readonly (PartId | null)[]): this {
    const blueprint = this.player(seat).blueprints[ship];
    tiles.forEach((part, slot) => {
      blueprint.tiles[slot] = part;
    });
    return this;
  }

  /** Puts discovery tiles on top of the supply; the first is drawn first. */
  nextDiscovery(...tiles: string[]): this {
    const { supply } = this.table.discoveries;
    const rest = supply.cards.slice() as string[];
    for (const tile of tiles) rest.splice(rest.indexOf(tile), 1);
    (supply as { cards: readonly string[] }).cards = [...tiles, ...rest];
    return this;
  }

  /** Puts hexes on top of their stack; the first is drawn first. */
  nextHex(...hexes: number[]): this {
    for (const stack of STACKS) {
      const { pile } = this.table.stacks[stack];
      const { unused } = this.table;
      const first = hexes.filter((id) => hexOf(id).family === stack);
      for (const id of first) if (unused.cards.includes(id)) this.scene.play.move(unused, pile, id);
      const rest = pile.cards.filter((id) => !first.includes(id));
      (pile as { cards: readonly number[] }).cards = [...first, ...rest];
    }
    return this;
  }

  /** The next faces of dice by colour: 0 is blank, 6 is burst. */
  dice(faces: { [die in Die]?: readonly number[] }): this {
    const forced = Object.fromEntries(
      DICE.map((die) => [`battle die ${die}`, (faces[die] ?? []).map((face) => FACES.indexOf(face as 2))]),
    );
    this.scene.luck(forced);
    return this;
  }

  /** Leaves so many discs on the influence track; the others lie on the Explore space. */
  discs(seat: Seat, left: number): this {
    const player = this.player(seat);
    player.spent.explore += player.discs - left;
    player.discs = left;
    return this;
  }

  /** Puts reputation tiles of these values on the track. */
  tiles(seat: Seat, ...values: number[]): this {
    for (const value of values) this.scene.play.move(this.table.reputation, this.player(seat).reputation, value);
    return this;
  }

  /** Relations between two seats, each with a Money cube. */
  relate(one: Seat, other: Seat): this {
    for (const [seat, partner] of [
      [one, other],
      [other, one],
    ]) {
      this.player(seat).ambassadors.push(partner);
      this.player(seat).tracks.money -= 1;
    }
    return this;
  }

  /** Replaces what is to happen. */
  doing(...frames: Frame[]): this {
    this.scene.doing(...frames);
    return this;
  }

  /** Begins a turn of the Action phase. */
  turnOf(seat: Seat): this {
    return this.doing(startTurn({ seat }));
  }

  /** Asks again after the position was changed. */
  ready(): this {
    this.scene.position(() => {});
    return this;
  }

  when(seat: Seat, part: { readonly [field: string]: unknown } = {}): this {
    this.scene.when(seat, part);
    return this;
  }

  may(seat: Seat, part: { readonly [field: string]: unknown }): boolean {
    return this.scene.may(seat, part);
  }

  /** Answers of the open question with these fields. */
  list<A = { readonly [field: string]: unknown }>(seat: Seat, part: { readonly [field: string]: unknown } = {}): A[] {
    return this.scene
      .answers(seat)
      .filter((answer) => Object.entries(part).every(([field, value]) => answer[field] === value)) as A[];
  }

  /** Details of all events of a type since the scene began. */
  told(type: string): { readonly [detail: string]: unknown }[] {
    return this.scene.told.filter((event) => event.type === type);
  }

  /** What the game's own invariants and the counts of tiles find wrong. */
  get faults(): string[] {
    return game.check?.(this.scene.play.match) ?? [];
  }
}

const shortest = ({ techs }: Player): Track =>
  TRACKS.reduce((best, track) => (techs[track].length < techs[best].length ? track : best));
