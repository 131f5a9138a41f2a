import type { Cards, Play, Seat } from '@orrery/kernel';
import type { CharacterId, EventCardId, Resource, ShipId, ZoneId } from '../data/ids.ts';

/**
 * A mining company: one colour with 22 astronauts, 0..n-1 clockwise. What RULES calls a seat. With 3 to 6 players each
 * company is one player's; with two players each player leads a main and a neutral one; alone, bots lead the others.
 */
export type CompanyId = number;

/** How many, for each company. */
export type Head = number[];

export interface Company {
  /** The player who decides for it; null for a bot of the solo game. */
  seat: Seat | null;
  role: 'main' | 'neutral' | 'bot';
  /** Astronauts not yet sent out. */
  supply: number;
  /** Main companies choose from a hand; neutral and bot companies draw from a deck, first its top three. */
  hand: Cards<CharacterId>;
  top: Cards<CharacterId>;
  deck: Cards<CharacterId>;
  /** Face down this round, then turned up. */
  chosen: Cards<CharacterId>;
  /** Face up in front of the company. */
  played: Cards<CharacterId>;
  /** A neutral or bot Recruiter that left the game. */
  retired: Cards<CharacterId>;
  /** Missions and actions, face down together. */
  kept: Cards<EventCardId>;
  /** Action cards already used, and at the end the missions. */
  revealed: Cards<EventCardId>;
  /** Cards removed by its neutral Scientist, known to the controller. */
  removed: Cards<EventCardId>;
  /** The starting mission it gave back, a note for its owner. */
  rejected: Cards<EventCardId>;
  points: { [resource in Resource]: number };
}

/** A ship that is docked or launched. */
export interface Ship {
  card: Cards<ShipId>;
  /** Companies in boarding order. */
  crew: CompanyId[];
  /** Destination tokens; the last one lies on top and counts. */
  tokens: ZoneId[];
  /** Launched: the dock it left. No rule needs it, but people look there. */
  dock?: number;
}

export interface Zone {
  astronauts: Head;
  resource: Cards<Resource>;
  /** Point tokens lying here. */
  points: { [resource in Resource]: number };
  /** At most one, in outer zones only. */
  discovery: Cards<EventCardId>;
}

export interface Table {
  companies: Company[];
  /** Dock 1 is docks[0]. */
  docks: (Ship | null)[];
  /** In launch order. */
  launched: Ship[];
  shipDeck: Cards<ShipId>;
  usedShips: Cards<ShipId>;
  /** Destination tokens still in the pool. */
  pool: { [zone in ZoneId]: number };
  zones: { [zone in ZoneId]: Zone };
  lost: Head;
  spareResource: Cards<Resource>;
  eventDeck: Cards<EventCardId>;
  discarded: Cards<EventCardId>;
  /** Unseen cards taken out of the game (Cadet bots). */
  outOfGame: Cards<EventCardId>;
  /** Space of the round tracker, 0..14 (MRP-3.1). */
  track: number;
  first: CompanyId;
  lastResolved: CompanyId | null;
  /** The number called in the countdown, if one is running. */
  called: number | null;
  /** The company resolving its character now. */
  acting: CompanyId | null;
  /** How many companies have resolved their character in this countdown. */
  resolved: number;
  /** Zones entered whose resource token turns up when the whole move is done (MRP-5.2.3). */
  entered: ZoneId[];
  /** Solo: the zones in order of the bots' interest. */
  priority: ZoneId[];
  /** Point tokens produced, and handed out by action cards, so far: for the count (MRP-18.10). */
  produced: number;
  gained: number;
}

export type M = Play<Table>;
