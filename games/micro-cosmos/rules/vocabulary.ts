import { type Cards, framesOf } from '@orrery/kernel';
import type {
  AutomaCardId,
  AutomaRow,
  Cell,
  CellId,
  CrewId,
  CrewSource,
  Criterion,
  Difficulty,
  FieldKey,
  FieldType,
  PlanetId,
  Resource,
  Row,
  Specialist,
  SurvivorId,
  UpgradeId,
} from '../data/index.ts';
import type { Options } from './options.ts';
import type { EndCause, PlayerId, Table } from './table.ts';

/*
 * Every word the rules use towards screens, log and opponents. An argument of one name is always of one kind:
 *
 *   player, players   a PlayerId (a party; in solo 1 is the Automa)       resource, resources   a Resource
 *   card, cards       crew cards; survivor, revealed; automaCard          specialist, marker    a Specialist
 *   planet            a PlanetId, or the id of the Star Gate              need                  a Specialist or leader_any
 *   cell, fromCell, jumpCell, looked, discover   cells of the grid        from, to, path        fields of the galaxy
 *   place             the type of a field                                 upgrade               an UpgradeId
 *   row               top or bottom                                       source                the deck or the Cantina
 *   origin            what a gain comes from                              purpose               what a payment is for
 *   why               a reason (a key of `Reasons`)                       action                a planet, orbit or Automa action
 *   left              how many of these questions there are at most, this one included
 *
 * A `card`, `cards` or `revealed` that comes from a hidden pile is a `Cards` container.
 */

/** A specialist that has to be used; `leader_any`: a Leader of any colour. */
export type Need = Specialist | 'leader_any';

/** What a specialist or a resource is paid for. */
export type Purpose = 'upgrade' | 'explore' | 'colony' | 'crew' | 'terraform';

/** What a gain of resources comes from. */
export type GainOrigin = 'setup' | 'gather' | 'crew' | 'upgrade' | 'outpost' | 'survivor' | 'discovery';

/** MC-10.1 */
export type PlanetAction = 'gather' | 'terraform' | 'explore' | 'settle' | 'found-colony' | 'create-outpost';

/** MC-10.2 */
export type OrbitAction = 'gather' | 'gain-specialist';

/** A played card is discarded, or moves up from the bottom row to the top row. */
export type PlayMode = 'discard' | 'up';

/** Not doing what is optional: no upgrade, no more cards, no action, no card. */
type Pass = { pass: true };

/**
 * Decision points of section 15. One question asks for a whole choice as far as it is known at that moment (a card with
 * what becomes of it, an action with its object); what is paid, gained or raised is asked unit by unit.
 */
export type Questions = {
  /** D1: which of the three dealt cards goes to the discard pile; they lie in the player's `drawn`. */
  'discard-crew': { about: object; answer: { card: CrewId } };
  /** D1b and D9: the row of a card in `drawn`; not asked while one row is full. */
  'place-crew': { about: { card: CrewId }; answer: { row: Row } };
  /** D2 (origin `setup`) and D14: one unit of any resource, also one of which there is no room. */
  'gain-any': { about: { left: number; origin: GainOrigin }; answer: { resource: Resource } };
  /** D3 */
  upgrade: { about: object; answer: { upgrade: UpgradeId } | Pass };
  /**
   * D4: a crew card of either row, or a ready marker, is used as `need`. `rest`: what is to be used after it; `upgrade`:
   * the upgrade that is paid, if it is one.
   */
  'pay-specialist': {
    about: { need: Need; rest: Need[]; purpose: Purpose; upgrade: UpgradeId | null };
    answer: { card: CrewId } | { marker: Specialist };
  };
  /** D5: the field where the Ark lands, or the empty sector that it discovers. */
  travel: { about: object; answer: { to: FieldKey } | { discover: CellId } };
  /** D6: the track that the discoverer raises. */
  'discovery-track': { about: { cell: CellId; planet: PlanetId }; answer: { resource: Resource } };
  /** D7 with D9: a card of the Cantina and the row where it goes. `picked`: how many this effect has brought already. */
  'cantina-pick': { about: { left: number; picked: number }; answer: { card: CrewId; row: Row } | Pass };
  /** D8: a card from the deck, not seen before. */
  'draw-crew': { about: { left: number }; answer: { draw: true } | Pass };
  /**
   * D10 to D12: a card of either row, whether it is discarded or moves up, and whether the action of its touching edge is
   * used. `left`: plays left in this turn.
   */
  'play-crew': { about: { left: number }; answer: { card: CrewId; mode: PlayMode; use: boolean } | Pass };
  /** D13: one unit of a cost that any resource pays. */
  'pay-any': { about: { left: number; purpose: Purpose }; answer: { resource: Resource } };
  /**
   * D15 with D19 and D20: an action on the planet where the Ark landed; with the survivor that settles, and with the
   * outpost that is laid down: the one in the pool, or the one that moves here from another sector. `done`: actions
   * taken in this turn (Robotics).
   */
  'planet-action': {
    about: { cell: CellId; planet: PlanetId; done: PlanetAction[] };
    answer:
      | { action: 'gather' | 'terraform' | 'explore' | 'found-colony' }
      | { action: 'settle'; survivor: SurvivorId }
      | { action: 'create-outpost'; outpost: CellId | 'pool' }
      | Pass;
  };
  /** D16, one level at a time; `stop` from the second level on. `raised`: what this action has raised, in order. */
  'raise-level': {
    about: { cell: CellId; planet: PlanetId; left: number; raised: Resource[] };
    answer: { resource: Resource } | { stop: true };
  };
  /** D17: which of the two revealed survivors is resolved. */
  'explore-choice': { about: { cell: CellId; planet: PlanetId }; answer: { survivor: SurvivorId } };
  /** D18 */
  'keep-survivor': { about: { survivor: SurvivorId; planet: PlanetId }; answer: { keep: boolean } };
  /**
   * D21 with D22: an action on a moon, a space station or the Star Gate; with the crew card that is discarded and the
   * locked marker that it makes ready. `done`: actions taken in this turn.
   */
  'orbit-action': {
    about: { planet: PlanetId; place: FieldType; done: OrbitAction[] };
    answer: { action: 'gather' } | { action: 'gain-specialist'; card: CrewId; marker: Specialist } | Pass;
  };
  /** D23 */
  'end-draw': { about: object; answer: { draw: true } | Pass };
  /**
   * D24: the human says which kind of the Automa's crew is used as `need`. `instead`: 0 if it is a Leader of any colour
   * itself, else how many of the two that stand for a missing one are still to be named, this one included; `rest`: how
   * many are still to be named for the whole payment.
   */
  'automa-specialist': {
    about: {
      player: PlayerId;
      need: Need;
      instead: number;
      rest: number;
      purpose: Purpose;
      upgrade: UpgradeId | null;
    };
    answer: { specialist: Specialist };
  };
  /** D25: which of the Automa's outposts moves to its planet. */
  'automa-outpost': { about: { player: PlayerId; cell: CellId; planet: PlanetId }; answer: { outpost: CellId } };
};

export type Events = {
  // Setup
  'start-planet': { cell: CellId; planet: PlanetId };
  'first-player': { player: PlayerId };
  'crew-dealt': { player: PlayerId; n: number };
  /** Solo: where the Automa begins; `colonies` and `units` of each resource as its level says. */
  'automa-ready': {
    player: PlayerId;
    level: Difficulty;
    cell: CellId;
    planet: PlanetId;
    colonies: number;
    units: number;
  };
  /** All have chosen: the card discarded, the cards laid in rows, the two units of resources. */
  'setup-shown': { player: PlayerId; card: CrewId; top: CrewId[]; bottom: CrewId[]; resources: Resource[] };

  // Rounds
  'round-began': { round: number; player: PlayerId };
  'last-round-began': { round: number };
  'turn-began': { player: PlayerId };
  /** The end comes after one more full round. */
  'end-triggered': { cause: EndCause; lastRound: number };
  /** Told from the sixth idle round on. */
  'idle-round': { n: number; limit: number };
  'first-player-passed': { player: PlayerId };

  // Resources
  gained: { player: PlayerId; resource: Resource; kept: number; lost: number; origin: GainOrigin };
  /** Units that could be named but for which there is no room at all. */
  'gain-lost': { player: PlayerId; n: number; origin: GainOrigin };
  paid: { player: PlayerId; resource: Resource; n: number; purpose: Purpose };
  /** What it brings follows as `gained`. */
  'outpost-income': { player: PlayerId; cell: CellId; planet: PlanetId };

  // Crew cards and specialists
  'crew-drawn': { player: PlayerId; card: Cards<CrewId>; source: CrewSource };
  'crew-placed': { player: PlayerId; card: CrewId; row: Row };
  'draw-declined': { player: PlayerId; source: CrewSource };
  'nothing-drawn': { player: PlayerId; source: CrewSource; why: Why };
  'cantina-refilled': { cards: Cards<CrewId> };
  reshuffled: { deck: 'crew' | 'survivors' | 'automa'; n: number };
  'crew-played': { player: PlayerId; card: CrewId; row: Row; mode: PlayMode; used: boolean };
  /** By a crew card, which is discarded; by a marker, which is locked, if `card` is null. */
  'specialist-used': { player: PlayerId; specialist: Specialist; card: CrewId | null; purpose: Purpose };
  'specialist-ready': { player: PlayerId; specialist: Specialist; card: CrewId };

  // Ark
  'upgrade-unlocked': { player: PlayerId; upgrade: UpgradeId; level: number };
  'outpost-unlocked': { player: PlayerId; n: number; vp: number };

  // Travel
  /** `path`: a shortest way from field to field, both ends included. On a discovery it ends where the known galaxy ends. */
  moved: {
    player: PlayerId;
    from: FieldKey;
    to: FieldKey;
    path: FieldKey[];
    steps: number;
    planet: PlanetId;
    place: FieldType;
  };
  /** No legal end of the move: the Ark stays (MC-8.16). */
  stayed: { player: PlayerId };
  discovered: { player: PlayerId; cell: CellId; planet: PlanetId };
  'discovery-bonus': { player: PlayerId; cell: CellId; planet: PlanetId; resource: Resource };

  // Actions
  gathered: { player: PlayerId; cell: Cell; planet: PlanetId; place: FieldType };
  /** One level, for the picture; `terraformed` tells the whole action afterwards. */
  'level-raised': {
    player: PlayerId;
    cell: CellId;
    planet: PlanetId;
    resource: Resource;
    level: number;
    space: number;
  };
  terraformed: {
    player: PlayerId;
    cell: CellId;
    planet: PlanetId;
    resources: Resource[];
    n: number;
    space: number;
  };
  /** `n`: terraformed planets now; `needed`: how many trigger the end. */
  'planet-completed': { cell: CellId; planet: PlanetId; n: number; needed: number };
  /** One for each marker on the track, from the first place on. `bonus`: for first or second place, part of `vp`. */
  'planet-scored': {
    player: PlayerId;
    cell: CellId;
    planet: PlanetId;
    space: number;
    rank: number;
    bonus: number;
    vp: number;
  };
  explored: { player: PlayerId; cell: CellId; planet: PlanetId; revealed: Cards<SurvivorId> };
  'survivor-kept': { player: PlayerId; survivor: SurvivorId };
  /** `why` is null if the player chose so. */
  'survivor-discarded': { player: PlayerId; survivor: SurvivorId; why: Why | null };
  /** `n`: settled survivors of this player now. */
  settled: { player: PlayerId; survivor: SurvivorId; cell: CellId; planet: PlanetId; n: number };
  /** `n`: colonies of this player now. */
  'colony-founded': { player: PlayerId; cell: CellId; planet: PlanetId; n: number };
  'outpost-placed': { player: PlayerId; cell: CellId; planet: PlanetId; vp: number };
  'outpost-moved': { player: PlayerId; fromCell: CellId; cell: CellId; planet: PlanetId; vp: number };

  // Automa
  'automa-card': { player: PlayerId; automaCard: AutomaCardId };
  /** `n`: the row, from 1. What happens in it follows. */
  'automa-row': { player: PlayerId; automaCard: AutomaCardId; n: number; action: AutomaRow['action'] };
  'automa-row-skipped': {
    player: PlayerId;
    automaCard: AutomaCardId;
    n: number;
    action: AutomaRow['action'];
    why: Why;
  };
  /**
   * `jumpCell`: where it jumped first, or null; `looked`: the cells it looked at, the last one fits; `criterion`: what it
   * looked for; `fallback`: what it took instead because nothing fitted (`planet`: the next planet), or null.
   */
  'automa-moved': {
    player: PlayerId;
    fromCell: CellId;
    jumpCell: CellId | null;
    looked: CellId[];
    cell: CellId;
    planet: PlanetId;
    criterion: Criterion;
    fallback: 'terraform' | 'planet' | null;
  };
  'crew-taken': { player: PlayerId; cards: Cards<CrewId> };

  // End
  /** Points by item (MC-12.15) and their sum. */
  scored: { player: PlayerId; total: number } & { [item in Item]: number };
  'game-ended': { players: PlayerId[]; verdict: Verdict | null };
};

/**
 * Why a tempting answer is not legal (section 22.3), why a row of the Automa is skipped, or why something does not
 * happen by itself.
 */
export type Reasons = {
  /** MC-8.12: the move may not end where it began. */
  'start-field': object;
  /** MC-8.10 */
  'out-of-range': object;
  /** MC-8.13: another Ark stands on this asteroid, moon or station. */
  occupied: object;
  /** MC-14.12: the Automa's Ark stands on this planet. */
  'automa-planet': object;
  /** MC-8.22: there is no sector beyond this edge; told of a refused answer only. */
  'outside-grid': object;
  /** MC-7.3 */
  'already-unlocked': object;
  /** MC-6.21: the Engineer or Leader is missing. */
  'no-specialist': object;
  /** MC-5.2 */
  'no-resources': object;
  /** MC-9.5: the touching edge does not fit the destination. */
  'edge-does-not-match': object;
  /** MC-9.8 */
  'cannot-pay-action': object;
  /** MC-9.1: told of crew cards that are touched after the crew step. */
  'one-play-on-gate': object;
  /** MC-9.3: no room to move up. */
  'top-row-full': object;
  /** MC-6.1: no room in this row. */
  'row-full': object;
  /** MC-6.5: six crew cards already. */
  'hand-full': object;
  /** MC-6.10, MC-6.14: no crew card is left to draw. */
  'no-crew-left': object;
  /** MC-10.3, MC-10.71: taken in this turn already. */
  'action-done': object;
  /** MC-10.20 */
  'already-terraformed': object;
  /** MC-10.20: no resource in the cargo fits a track that is not full. */
  'nothing-fits': object;
  /** MC-10.20 */
  'track-full': object;
  /** MC-10.30 */
  'no-leader-of-colour': object;
  /** MC-10.34 */
  'no-survivors-left': object;
  /** MC-10.32: three unsettled ones already. */
  'survivors-full': object;
  /** MC-10.32, MC-10.40: the survivor is of another colour than the planet. */
  'survivor-colour': object;
  /** MC-10.40 */
  'not-terraformed': object;
  /** MC-10.40 */
  'no-survivor-of-colour': object;
  /** MC-10.50: an upgrade has to be unlocked first. */
  'no-colony-marker': object;
  /** MC-10.50 */
  'own-colony-here': object;
  /** MC-10.60: none is unlocked. */
  'no-outpost': object;
  /** MC-10.60 */
  'own-outpost-here': object;
  /** MC-10.60: the outpost in the pool has to be used first. */
  'pool-first': object;
  /** MC-10.70: no card that could make a locked marker ready. */
  'no-card-for-specialist': object;
  /** MC-10.70 */
  'marker-ready': object;
};

export type Why = keyof Reasons;

/** What stands in the way of something, with the rule that says so. */
export type Obstacle = { [W in Why]: { readonly rule: string; readonly why: W } }[Why];

/** MC-12.15, in the order of a score sheet; `upgrades` is the Automa's. */
export const ITEMS = [
  'planets',
  'places',
  'outposts',
  'trade',
  'partial',
  'survivors',
  'colonies',
  'upgrades',
] as const;
export type Item = (typeof ITEMS)[number];

/** MC-12.14, MC-14.62 */
export type Verdict = 'shared' | 'solo-won' | 'solo-lost' | 'solo-lost-by-tie';

export type MicroCosmos = {
  options: Options;
  table: Table;
  questions: Questions;
  events: Events;
  reasons: Reasons;
  item: Item;
  verdict: Verdict;
};

export const { step, question } = framesOf<MicroCosmos>();
