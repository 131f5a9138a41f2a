import type { Cards, Play, Seat } from '@orrery/kernel';
import type { CharacterId, EventCardId, Resource, ShipId, ZoneId } from '../data/ids.ts';
import type { RedPlanet } from './vocabulary.ts';

/**
 * A mining company: one colour with 22 astronauts, 0..n-1 clockwise. What RULES.md calls a seat (MRP-0.4). With 3 to 6 players each
 * company is one player's; with two players each player leads a main and a neutral one; alone, bots lead the others.
 */
export type CompanyId = number;

/** How many, for each company: astronauts of one colour are alike (MRP-0.8), and no place is too small (MRP-7.7). */
export type Head = number[];

export interface Company {
  /** The player who decides for it; null for a bot of the solo game. */
  seat: Seat | null;
  role: 'main' | 'neutral' | 'bot';
  /** Astronauts not yet sent out. */
  supply: number;
  /** Main companies choose from a hand; neutral and bot companies draw from a deck, first its top three. */
  readonly hand: Cards<CharacterId>;
  readonly top: Cards<CharacterId>;
  readonly deck: Cards<CharacterId>;
  /** Face down this round, then turned up. */
  readonly chosen: Cards<CharacterId>;
  /** Face up in front of the company. */
  readonly played: Cards<CharacterId>;
  /** A neutral or bot Recruiter that left the game. */
  readonly retired: Cards<CharacterId>;
  /** Missions and actions, face down together (MRP-9.1.2, MRP-16.16). */
  readonly kept: Cards<EventCardId>;
  /** Action cards already used, and at the end the missions. */
  readonly revealed: Cards<EventCardId>;
  /** Cards removed by its neutral Scientist, known to the controller (MRP-13.8). */
  readonly removed: Cards<EventCardId>;
  /** The starting mission it gave back, a note for its owner. */
  rejected: Cards<EventCardId>;
  points: { [resource in Resource]: number };
}

/** A ship that is docked or launched. */
export interface Ship {
  readonly card: Cards<ShipId>;
  /** Companies in boarding order. */
  crew: CompanyId[];
  /** Destination tokens; the last one lies on top and counts. */
  tokens: ZoneId[];
  /** Launched: the dock it left. No rule needs it, but people look there. */
  dock?: number;
}

export interface Zone {
  astronauts: Head;
  readonly resource: Cards<Resource>;
  /** Point tokens lying here. */
  points: { [resource in Resource]: number };
  /** At most one, in outer zones only. */
  readonly discovery: Cards<EventCardId>;
}

export interface Table {
  companies: Company[];
  /** As many as companies (MRP-1.4, MRP-2.2); dock 1 is docks[0]. */
  docks: (Ship | null)[];
  /** In launch order. */
  launched: Ship[];
  /** Nobody knows the order of a deck, everybody how many cards it has (MRP-13.6, MRP-13.12). */
  readonly shipDeck: Cards<ShipId>;
  /** Face up for all, as are discarded discoveries (MRP-13.7). */
  readonly usedShips: Cards<ShipId>;
  /** Destination tokens still in the pool. */
  pool: { [zone in ZoneId]: number };
  zones: { [zone in ZoneId]: Zone };
  /** Lost in Space, which is no zone (MRP-1.3, MRP-7.4). */
  lost: Head;
  readonly spareResource: Cards<Resource>;
  readonly eventDeck: Cards<EventCardId>;
  readonly discarded: Cards<EventCardId>;
  /** Unseen cards taken out of the game (Cadet bots). */
  readonly outOfGame: Cards<EventCardId>;
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

export type M = Play<RedPlanet>;
