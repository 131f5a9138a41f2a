import type { Cards, Play, Seat, Shown } from '@orrery/kernel';
import type { RoundRule } from '../data/card-effects.ts';
import type { CorporationId, Space } from '../data/corporations/corporation.ts';
import type { EventColour } from '../data/events.ts';
import type { ByTrack, CivLevel, Track } from '../data/ids.ts';
import type { PlanetId } from '../data/planets/planet.ts';
import type { ShapeId } from '../data/shapes.ts';
import type { Item } from './items/item.ts';
import type { PlanetUnknown } from './vocabulary.ts';

/** A cell of the 12 x 12 frame: y * 12 + x. */
export type Cell = number;

/** Where and how a tile lies: flipped first, then turned clockwise, then shifted to the corner x, y. */
export type Placement = {
  tile: string;
  x: number;
  y: number;
  turn: number;
  flip: boolean;
};

export interface Rover {
  at: Cell;
  /** Horizon: carries a meteorite (PU-10.5.2). */
  loaded: boolean;
  /** Its way over free cells since the last paid step, from where it began (PU-20.2). */
  trail?: Cell[];
}

/** Everything of one player. In a block each seat changes only its own area, unseen by the others (PU-4.4). */
export interface Area {
  planet: PlanetId;
  corporation: CorporationId;
  /** Unique sides of the boards in front of the player, while the sides are being chosen. */
  dealt: { planet: PlanetId | null; corporation: CorporationId | null };

  /** What each cell shows: 0 if uncovered, else see `rules/ground.ts`. */
  cells: number[];
  /** In the order they were placed. */
  tiles: Placement[];
  patches: Cell[];
  lifepods: Cell[];
  meteorites: Cell[];
  rovers: Rover[];

  /** Row of each tracker; Wormhole biomass: the step; Oasis water: the index of the path. */
  trackers: ByTrack<number>;
  /** Makeshift: the track each tracker stands on. */
  columns: ByTrack<Track> | null;
  /** Rovers not yet deployed. */
  reserve: number;
  /** Lifepods in the scoring area, on track spaces (Cosmos), on techs (Jump Drive). */
  scored: number;
  parked: Space[];
  slots: string[];
  /** Collected, but their place is not chosen yet. */
  held: number;
  /** Meteorites collected. */
  collected: number;
  /** Patches stored. */
  stored: number;
  flux: Track | null;

  /** Civ cards taken face up. */
  civ: string[];
  /** End-of-game civ cards, face down, by level. */
  kept: Cards<string>[];
  /** Civ cards the player has looked at and put back. */
  memory: Cards<string>;
  missions: Cards<string>;
  dropped: Cards<string>;
  /** Jump Drive F: three cards set aside for it, and the one it put up for everybody. */
  contest: { drawn: Cards<string>; chosen: Cards<string> } | null;
  /** The next event, if the player looked at it. */
  peek: Cards<string>;

  /** Movement points. */
  movement: number;
  /** What is to be resolved, in any order (PU-7.2). */
  pending: Item[];
  /** Levels of civ cards to be settled (PU-7.3). */
  claims: CivLevel[];
  /** The tile taken in this block; it leaves its stack when all have confirmed. */
  taken: { tile: string; stack: number } | null;
  /** The tile decision of this round is made. */
  decided: boolean;
  /** No tile could be placed in this round (PU-8.1 A). */
  stuck: boolean;
  /** Event step: patches must leave room for a tile (PU-13.3.5). */
  guarded: boolean;
  /** The item being resolved comes from a civ card; it may ask several questions, so the table remembers. */
  byCard: boolean;
  /** Techs used: this round, and in the whole game. */
  used: { round: string[]; game: string[] };
  /** Techs that were active when an event stopped milestones (PU-13.4.6). */
  frozen: string[] | null;
  /** Makeshift: spaces each tracker stood on in this round (PU-R48). */
  visited: ByTrack<Space[]> | null;
  /** Edition 1: cells entered free of charge since the last paid step, as place of the rover * 144 + cell. */
  glided?: number[];
  /** Rovers and lifepods out of the game, rovers gained by events: for the count. */
  lost: { rovers: number; lifepods: number };
  extraRovers: number;
}

export interface Stack {
  shape: ShapeId;
  /** The visible tile, if any is left. */
  top: Cards<string>;
  rest: Cards<string>;
  /** Tiles that left the station. */
  gone: Cards<string>;
  /** Removed unseen (Defective Lot). */
  away: Cards<string>;
}

export interface Station {
  /** Position p faces outer stack (p + rotation) mod 6. */
  rotation: number;
  /** Outer stack o shares its section with inner stack (o + shift) mod 6. */
  shift: number;
  /** Outer ring 0..5, inner ring 6..11. */
  stacks: Stack[];
}

export interface Civ {
  /** By level - 1. */
  decks: Cards<string>[];
  box: Cards<string>[];
  /** What a claimant looks at, by level - 1; empty at other times. */
  offer: Cards<string>[];
  /** Taken face up. */
  played: Cards<string>[];
}

/** The order of colours and the cards of each colour are hidden apart, because the mix is public (PU-13.3.1). */
export interface Events {
  order: Cards<EventColour>;
  past: Cards<EventColour>;
  decks: { [colour in EventColour]: Cards<string> };
  box: { [colour in EventColour]: Cards<string> };
  shown: { [colour in EventColour]: Cards<string> };
  current: string | null;
}

export type Phase = 'setup' | 'rotate' | 'event' | 'tile' | 'claims' | 'end' | 'over';

/** All is public but what lies in containers (PU-16.2, PU-16.3). */
export interface Table {
  /** The edition of the rules, from 2 on. */
  edition?: number;
  phase: Phase;
  round: number;
  commander: Seat;
  station: Station;
  civ: Civ;
  missions: {
    box: Cards<string>;
    /** Neighbour cards: card i lies between seats i and i + 1 (two players: all between both). */
    between: Cards<string>;
  };
  events: Events | null;
  /** What the event forbids or adds until the end of the round. */
  rule: RoundRule | null;
  /** PU-8.5: who cannot place as things stand, and whether this round is known to be the last. */
  announced: { stuck: Seat[]; last: boolean };
  areas: Area[];
}

export type M = Play<PlanetUnknown>;

/** A table or an area as a viewer gets it, or whole: scoring and lookups read both. */
export type TableView = Shown<Table>;
export type AreaView = Shown<Area>;
