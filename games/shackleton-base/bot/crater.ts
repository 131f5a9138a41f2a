import {
  type Astronaut,
  BUILDING,
  PLACES,
  SECTOR,
  SECTORS,
  type SectorId,
  SPACE,
  type SpaceId,
} from '../data/index.ts';
import {
  arrivalsNow,
  crewSize,
  freeSlots,
  modifiersOf,
  mostActivations,
  tokensAround,
} from '../rules/lookups/index.ts';
import type { Who } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { tokenWorth } from './worth.ts';

/** A space of the rim as far as judging it needs: without lists, because every answer looks here. */
interface Row {
  readonly activated: readonly SectorId[];
  readonly titanium: number;
  readonly rareEarth: number;
  readonly rent: number;
  /** The part of the rent that rivals get. */
  readonly toRivals: number;
  /** Who leads the row; null if nobody does alone. */
  readonly leader: Who | null;
}

/** The crater as one player judges it; each space is looked at once. */
export class Crater {
  private readonly mind: Mind;
  private readonly rows: { [space: SpaceId]: Row } = {};
  private readonly owners: { [sector: SectorId]: Who | null | undefined } = {};
  private readonly fixedRent: number | undefined;
  private room: number | undefined;

  constructor(mind: Mind) {
    this.mind = mind;
    this.fixedRent = modifiersOf(mind.player, 'rent').find(({ setTo }) => setTo !== undefined)?.setTo;
    for (const { id } of SECTORS) this.owners[id] = this.paidThere(id);
  }

  /** Whom one pays in a sector: undefined where nothing is built, oneself where nothing is due. */
  private paidThere(sector: SectorId): Who | null | undefined {
    const { me, table } = this.mind;
    let size = 0;
    let owner: Who | null | undefined;
    for (const one of table.sectors[sector].buildings) {
      if (one.owner === me) return me;
      if (BUILDING[one.building].size > size) {
        size = BUILDING[one.building].size;
        owner = one.owner;
      }
    }
    return owner;
  }

  row(space: SpaceId): Row {
    this.rows[space] ??= this.look(space);
    return this.rows[space];
  }

  private look(space: SpaceId): Row {
    const { me } = this.mind;
    const { sectors, rent: printed } = SPACE[space];
    const price = this.fixedRent ?? printed;
    const activated: SectorId[] = [];
    let [titanium, rareEarth, rent, toRivals] = [0, 0, 0, 0];
    for (const sector of sectors) {
      const owner = this.owners[sector];
      if (owner === undefined) continue;
      activated.push(sector);
      if (SECTOR[sector].resource === 'titanium') titanium += 1;
      else rareEarth += 1;
      if (owner === me) continue;
      rent += price;
      if (owner !== null) toRivals += price;
    }
    return { activated, titanium, rareEarth, rent, toRivals, leader: this.leaderOf(sectors) };
  }

  private leaderOf(sectors: readonly SectorId[]): Who | null {
    const { sectors: built, players } = this.mind.table;
    let most = 0;
    let leader: Who | null = null;
    for (let who = 0; who < players.length; who++) {
      let size = 0;
      for (const sector of sectors)
        for (const { owner, building } of built[sector].buildings) if (owner === who) size += BUILDING[building].size;
      if (size > most) {
        most = size;
        leader = who;
      } else if (size === most) leader = null;
    }
    return leader;
  }

  /** How many tokens a Scientist could activate there. */
  activations(space: SpaceId): number {
    return mostActivations(this.mind.table, this.row(space).activated);
  }

  /** What an astronaut brings there, less the rent, and where it will stand in the end. */
  worth(space: SpaceId, type: Astronaut): number {
    const { rent, toRivals } = this.row(space);
    const price = (rent + GUESSES.spite * toRivals) * this.mind.unit('credits');
    return this.gains(space, type) - price + this.arrivalWorth(space);
  }

  private gains(space: SpaceId, type: Astronaut): number {
    const { mind } = this;
    const { titanium, rareEarth, activated, rent } = this.row(space);
    let sum = 0;
    switch (type) {
      case 'engineer':
        for (let i = 0; i < titanium; i++) sum += mind.unit('titanium', i);
        for (let i = 0; i < rareEarth; i++) sum += mind.unit('rareEarth', i);
        return sum;
      case 'technician':
        for (let i = 0; i < 3 * activated.length; i++) sum += mind.unit('credits', i - rent);
        return sum;
      case 'scientist':
        return activated.length === 0 ? 0 : this.tokens(space);
    }
  }

  /** The best tokens of the row, as many as can be activated. */
  private tokens(space: SpaceId): number {
    const spots = new Set(this.row(space).activated.flatMap((sector) => tokensAround(this.mind.table, sector)));
    return [...spots]
      .map((spot) => tokenWorth(this.mind, spot))
      .sort((a, b) => b - a)
      .slice(0, this.activations(space))
      .reduce((sum, worth) => sum + worth, 0);
  }

  /** An astronaut that comes to the own base, or to a rival's. */
  private arrivalWorth(space: SpaceId): number {
    const { leader } = this.row(space);
    if (leader === null) return 0;
    const worth = 0.7 * GUESSES.astronaut * this.mind.upkeeps;
    if (leader !== this.mind.me) return -GUESSES.spite * worth;
    return this.freeRoom > 0 ? worth : 0;
  }

  private get freeRoom(): number {
    const { player, table, me } = this.mind;
    this.room ??= PLACES.reduce((sum, place) => sum + freeSlots(player, place), 0) - crewSize(arrivalsNow(table)[me]);
    return this.room;
  }
}
