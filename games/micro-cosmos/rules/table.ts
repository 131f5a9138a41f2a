import type { Cards, Play, Seat, Shown } from '@orrery/kernel';
import type {
  AutomaCardId,
  CellId,
  CrewId,
  FieldKey,
  PlanetId,
  Resource,
  Specialist,
  SurvivorId,
  UpgradeId,
} from '../data/index.ts';
import type { MicroCosmos, Why } from './vocabulary.ts';

/**
 * A colour at the table, 0..n-1 clockwise. A human player has the number of the seat; in the solo game player 1 is the
 * Automa, which has no seat.
 */
export type PlayerId = number;

export type Cargo = { [resource in Resource]: number };

export type Player = {
  /** Who decides; null for the Automa. */
  seat: Seat | null;
  ark: FieldKey;
  cargo: Cargo;
  /** Crew cards above the cargo card, touching it with their bottom edges; below it, with their top edges (MC-6.2). */
  readonly top: Cards<CrewId>;
  readonly bottom: Cards<CrewId>;
  /** Cards in hand that have no row yet: the three dealt ones at the start, later the one just drawn. */
  readonly drawn: Cards<CrewId>;
  /** Specialist markers that are ready; the others are locked. */
  ready: { [specialist in Specialist]: boolean };
  /** How often each upgrade was paid; missing: never. */
  upgrades: { [upgrade: UpgradeId]: number };
  /** Colony markers and outposts that may be put on planets. */
  colonyPool: number;
  outpostPool: number;
  /** Outposts still on the Ark card. */
  outpostsLocked: number;
  /** Unsettled survivors at the Bridge card, and settled ones. */
  readonly kept: Cards<SurvivorId>;
  readonly settled: Cards<SurvivorId>;
  /** Points booked during the game, by item (MC-12.15). */
  points: { planets: number; places: number; outposts: number; trade: number };
  /** Planets whose two points for an outpost were had (for the option `outpostMoveVp`). */
  traded: PlanetId[];
  /** Turns begun so far. */
  turns: number;
};

/** A player's marker on a terraforming track. */
export type Marker = { player: PlayerId; space: number };

/** A planet card in its cell. */
export type Sector = {
  readonly planet: Cards<PlanetId>;
  terraformed: boolean;
  /** Level of each track, in the order of the card's tracks. */
  levels: number[];
  /** In order of arrival: of two markers on one space the later one lies on top and is ahead (MC-10.23). */
  markers: Marker[];
  /** Owners of the colonies and outposts here; a player is named once for each. */
  colonies: PlayerId[];
  outposts: PlayerId[];
};

export type Galaxy = { [cell in CellId]: Sector | null };

/** The five steps of a turn (section 4.2). */
export type TurnStep = 'upgrade' | 'travel' | 'crew' | 'action' | 'draw';

/** What became of a row of the Automa's card: done as far as the rules ask, done in part, or skipped. */
export type RowReport = { outcome: 'done' | 'partly' | 'skipped'; why: Why | null };

export type Automa = {
  readonly deck: Cards<AutomaCardId>;
  readonly discard: Cards<AutomaCardId>;
  /** The card of this turn. */
  readonly current: Cards<AutomaCardId>;
  /** Its crew cards: only their specialists matter, and they lie in no row. */
  readonly crew: Cards<CrewId>;
  /** Its newest turn, to be read again: the card and what became of its rows, from the top. */
  report: { card: AutomaCardId; rows: RowReport[] } | null;
};

export type Table = {
  players: Player[];
  galaxy: Galaxy;
  /** Drawn from the bottom, which is the first one here (MC-3.7). */
  readonly planetDeck: Cards<PlanetId>;
  readonly crewDeck: Cards<CrewId>;
  readonly crewDiscard: Cards<CrewId>;
  /** Three places with one card or none. */
  readonly cantina: readonly Cards<CrewId>[];
  readonly survivorDeck: Cards<SurvivorId>;
  readonly survivorDiscard: Cards<SurvivorId>;
  /** Survivors just revealed by exploring. */
  readonly revealed: Cards<SurvivorId>;
  /** Solo only. */
  automa: Automa | null;
  /** From 1; 0 during setup. */
  round: number;
  /** Who holds the first player marker. */
  first: PlayerId;
  /** Whose turn it is and in which step; null during setup and after the end. */
  turn: { player: PlayerId; step: TurnStep } | null;
  /** Idle rounds in a row (MC-12.3), and whether a level was raised in this round. */
  idleRounds: number;
  raised: boolean;
  /** What triggered the end, and the number of the last round; null before. */
  ending: { cause: EndCause; lastRound: number } | null;
};

export type EndCause = 'planets' | 'idle-rounds' | 'round-limit';

/** The live match, as rules get it. */
export type M = Play<MicroCosmos>;

/** As anybody sees it: lookups read no more than this, so they serve rules, boards and opponents alike. */
export type SeenTable = Shown<Table>;
export type SeenPlayer = Shown<Player>;
export type SeenSector = Shown<Sector>;
