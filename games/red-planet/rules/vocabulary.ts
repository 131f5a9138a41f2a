import { type Cards, framesOf } from '@orrery/kernel';
import type { CharacterId, EventCardId, Resource, ShipId, ZoneId } from '../data/ids.ts';
import type { RATINGS } from '../data/solo.ts';
import type { Options } from './options.ts';
import type { CompanyId, Table } from './table.ts';

/**
 * Every word the rules use towards screens, log and opponents.
 *
 * A `card` (also `dealt`, `rejected`) is always a container with one card or more: viewers who may not know it get only
 * the number. Public cards are plain ids under `character`, `discovery`, `mission` or `action`.
 */

export type ShipAnswer = { readonly ship: ShipId };
export type ZoneAnswer = { readonly zone: ZoneId };
export type MoveAnswer = { readonly from: ZoneId; readonly to: ZoneId };
export type StopAnswer = { readonly stop: true };
/** Somebody of a company in a zone, or aboard a ship. */
export type InZone = { readonly zone: ZoneId; readonly company: CompanyId };
export type AboardShip = { readonly ship: ShipId; readonly company: CompanyId };

type Acting = { company: CompanyId };

export type Questions = {
  /** MRP-D02. `dealt`: the two missions. */
  'choose-mission': { about: Acting & { dealt: Cards<EventCardId> }; answer: { readonly mission: EventCardId } };
  /** MRP-D03 */
  'choose-character': { about: Acting; answer: { readonly character: CharacterId } };
  /**
   * MRP-D04, one astronaut at a time. `left`: how many of this card are still to be placed, this one included; `apart`:
   * each in another ship; `last`: the ship the astronaut before it boarded.
   */
  'place-astronaut': { about: Acting & { left: number; apart: boolean; last: ShipId | null }; answer: ShipAnswer };
  /** MRP-D05 */
  'choose-destination': { about: Acting & { ship: ShipId }; answer: ZoneAnswer };
  /** MRP-D06. `left`: moves left, this one included. */
  explore: { about: Acting & { left: number }; answer: MoveAnswer | StopAnswer };
  /** MRP-D07 */
  scientist: { about: Acting; answer: { readonly mode: 'draw' | 'look' } };
  /** MRP-D08. `card`: the discovery just drawn. */
  'assign-discovery': { about: Acting & { card: Cards<EventCardId> }; answer: ZoneAnswer };
  /** MRP-D09 */
  'look-at-discovery': { about: Acting; answer: ZoneAnswer };
  /** MRP-D10 */
  'force-launch': { about: Acting; answer: ShipAnswer };
  /** MRP-D11 */
  'destroy-ship': { about: Acting; answer: ShipAnswer };
  /** MRP-D12. `company` of the answer is the victim's. */
  'replace-astronaut': { about: Acting; answer: AboardShip | InZone };
  /** MRP-D13 */
  'travel-agent': { about: Acting; answer: ShipAnswer };
  /** MRP-D14. `company` of the answer is the victim's. */
  'kill-astronaut': { about: Acting; answer: InZone };
  /**
   * MRP-D15, one astronaut at a time. The astronaut goes to its zone at once, but resource tokens turn up only after the
   * last one. `left`: how many may still drop, this one included; `dropped`: how many did. `stop` once `dropped` > 0.
   */
  'drop-from-phobos': { about: Acting & { left: number; dropped: number }; answer: ZoneAnswer | StopAnswer };
  /** MRP-D16 */
  'pilot-ship': { about: Acting; answer: ShipAnswer };
  /** MRP-D17 */
  'pilot-destination': { about: Acting & { ship: ShipId }; answer: ZoneAnswer };
  /** MRP-D18, one astronaut at a time, as in MRP-D15. `left`: own astronauts still in `from`. */
  evacuate: { about: Acting & { from: ZoneId; left: number }; answer: ZoneAnswer };
  /** MRP-D19, one astronaut at a time. `zones`: where the company had an astronaut before the card. */
  rescue: { about: Acting & { left: number; zones: ZoneId[] }; answer: ZoneAnswer | StopAnswer };
  /** MRP-D20. `company` of the answer is the victim's. */
  espionage: { about: Acting; answer: InZone };
};

type AtShip = { ship: ShipId };
/** Counted from 1, as they are on the board. */
type AtDock = { dock: number };
type AtZone = { zone: ZoneId };
/** Everybody aboard, one entry for each astronaut, and how many they are. */
type Crew = { crew: CompanyId[]; n: number };
type Tokens = { resource: Resource; n: number };

export type Events = {
  // Setup
  'dock-filled': AtDock & AtShip;
  'ship-set-aside': AtShip & { card: Cards<ShipId> };
  'starting-destination': AtShip & AtDock & AtZone;
  'missions-dealt': Acting & { n: number };
  'mission-chosen': Acting & { card: Cards<EventCardId>; rejected: Cards<EventCardId> };
  'events-shuffled': { n: number };
  // Rounds
  'round-began': { round: number };
  'character-laid': Acting & { card: Cards<CharacterId> };
  'character-chosen': Acting & { card: Cards<CharacterId> };
  'number-called': { number: number; companies: CompanyId[] };
  'character-began': Acting & { character: CharacterId };
  /** A question without any legal answer. */
  skipped: Acting & { question: keyof Questions };
  'ships-shuffled': { n: number };
  'first-company': Acting;
  // Ships
  boarded: Acting & AtShip & { n: number };
  'destination-set': Acting & AtShip & AtDock & AtZone;
  launched: AtShip & { forced: boolean };
  landed: AtShip & AtZone & Crew;
  /** A ship without any destination is gone, and who was aboard is lost. */
  drifted: AtShip & Crew;
  'ship-destroyed': Acting & AtShip & Crew;
  // Zones
  'resource-found': AtZone & { resource: Resource };
  moved: Acting & { from: ZoneId; to: ZoneId };
  /** Stopped before the third move. */
  'exploration-ended': Acting & { moves: number };
  dropped: Acting & AtZone;
  killed: Acting & AtZone & { victim: CompanyId };
  replaced: Acting & AtZone & { victim: CompanyId };
  'replaced-aboard': Acting & AtShip & { victim: CompanyId };
  // Cards
  'cards-recovered': Acting & { n: number };
  'recruiter-retired': Acting;
  'deck-shuffled': Acting & { n: number };
  'discovery-drawn': Acting & { card: Cards<EventCardId> };
  'discovery-assigned': Acting & AtZone & { card: Cards<EventCardId> };
  'discovery-discarded': Acting & { discovery: EventCardId };
  'discovery-looked': Acting & AtZone & { card: Cards<EventCardId> };
  'card-kept': Acting & { card: Cards<EventCardId> };
  'card-removed': Acting & { card: Cards<EventCardId> };
  /** Solo: the zone goes to the bottom of the bots' list. */
  'priority-used': AtZone;
  // Production, discovery reveal, scoring
  'production-began': { phase: number };
  produced: AtZone & Tokens;
  awarded: Acting & AtZone & Tokens;
  'tokens-left': AtZone & Tokens;
  'reveal-began': object;
  'discovery-revealed': AtZone & { discovery: EventCardId };
  pulled: AtShip & AtZone & Crew;
  'lost-to-natives': Acting & AtZone;
  evacuated: Acting & { from: ZoneId; to: ZoneId };
  'action-revealed': Acting & { action: EventCardId };
  rescued: Acting & AtZone;
  gained: Acting & Tokens;
  'scoring-began': object;
  'mission-revealed': Acting & { mission: EventCardId; points: number };
  scored: Acting & { points: number };
};

/** Why a tempting answer is not legal, with the rule that forbids it. */
export const REASONS = {
  'already-played': 'MRP-4.1.2',
  'ship-full': 'MRP-4.2.4',
  'ship-launched': 'MRP-4.2.6',
  'already-boarded': 'MRP-5.6.1',
  'no-room-for-three': 'MRP-5.3.1',
  'no-token': 'MRP-6.6',
  'not-adjacent': 'MRP-7.2',
  'phobos-apart': 'MRP-5.8.3',
  'none-of-yours': 'MRP-5.8.2',
  'never-discovery': 'MRP-9.2.1',
  'has-discovery': 'MRP-9.2.2',
  'no-discovery': 'MRP-5.7.6',
  'own-colour': 'MRP-16.7',
  'not-present': 'MRP-5.4.2',
  'inner-zone': 'MRP-5.2.2',
  'safe-aboard': 'MRP-5.2.2',
  'only-to-mars': 'MRP-5.2.3',
  'at-least-one': 'MRP-5.2.3',
  'not-there-before': 'MRP-9.4.10',
} as const;

export type Reasons = { [why in keyof typeof REASONS]: object };

export type RedPlanet = {
  options: Options;
  table: Table;
  questions: Questions;
  events: Events;
  reasons: Reasons;
  /** Score items (MRP-10.3.2), in the order of a row. */
  item: 'missions' | 'ice-monopoly' | Resource | 'discoveries';
  /** What places do not say: a shared victory, both players beaten by a neutral company, and the solo results. */
  verdict: 'shared' | 'both-lose' | 'solo-lost' | (typeof RATINGS)[number]['id'];
};

export const { step, question } = framesOf<RedPlanet>();
