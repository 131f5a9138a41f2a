import { type Frame, framesOf } from '@orrery/kernel';
import type {
  ActionCardId,
  Astronaut,
  BuildingId,
  Command,
  CorporationId,
  Cost,
  Crew,
  Effect,
  LeaderId,
  Letter,
  Material,
  Place,
  ProjectId,
  Resource,
  Sample,
  SectorId,
  ShuttleId,
  SoloSide,
  SpaceId,
  SpotId,
  Tier,
  Trigger,
} from '../data/index.ts';
import type { CorporationEvents, CorporationQuestions } from './corporations/index.ts';
import type { Options } from './options.ts';
import type { Base, MainAction, ScoreLine, Table, Who } from './table.ts';

/**
 * Every word of the game (SHB-16, SHB-21.17, SHB-16.51). Questions and events that belong to one corporation stand in its
 * own file (`corporations/<id>.ts`); the comment behind each question is its number in the decision table.
 */
export type Questions = {
  /** SHB-16.2: easy or hard, for each of A, B, C. */
  'choose-solo-side': { about: { letter: Letter; corporation: CorporationId }; answer: { side: SoloSide } };
  /** SHB-16.3 */
  'choose-leader': { about: object; answer: { leader: LeaderId } };
  /** SHB-16.4 */
  'place-first-dome': { about: object; answer: { sector: SectorId } };
  /** SHB-16.5 */
  'pick-shuttle': { about: object; answer: { tile: ShuttleId } };
  /** SHB-16.6: gives an astronaut of the shuttle for one of the Gateway. */
  'leader-swap': {
    about: { leader: LeaderId; credits: number };
    answer: { give: Astronaut; take: Astronaut } | None;
  };
  /** SHB-16.7 */
  'choose-main-action': {
    about: object;
    answer:
      | { astronaut: Astronaut; action: 'crater'; space: SpaceId }
      | { astronaut: Astronaut; action: Exclude<MainAction, 'crater'> };
  };
  /**
   * SHB-16.8: how many robots stand for titanium, rare earth and credits. `price` is the whole payment; `before` is set
   * inside a command action that must stay possible: what follows this payment.
   */
  'pay-with-robots': {
    about: { purpose: Purpose; price: Price; before?: Before };
    answer: { [material in Material]: number };
  };
  /** SHB-16.9: a sector not yet processed and an unused token around it. */
  'choose-sector-for-token': {
    about: { sectors: SectorId[]; used: SpotId[] };
    answer: { sector: SectorId; spot: SpotId };
  };
  /** SHB-16.13 */
  'choose-building': { about: object; answer: { building: BuildingId } };
  /** SHB-16.14: a sector, or a slot aboard the Mars ship. */
  'choose-sector': { about: { building: BuildingId }; answer: { sector: SectorId } | { slot: string } };
  /** SHB-16.15: how many units of each are replaced by credits. */
  'substitute-resource': {
    about: { building: BuildingId; leader: LeaderId; credits: number };
    answer: { titanium: number; rareEarth: number };
  };
  /** SHB-16.16: the laboratory that works next. */
  'order-lab-abilities': { about: { left: BuildingId[] }; answer: { laboratory: BuildingId } };
  /** SHB-16.17 */
  'move-astronauts-in': {
    about: { building: BuildingId };
    answer: { from: Place; astronaut: Astronaut } | Stop;
  };
  /** SHB-16.18 */
  'leader-after-build': { about: { leader: LeaderId; credits: number }; answer: Use };
  /** SHB-16.19: an empty spot gets the next token of the corporation, a token that lies there is activated. */
  'engineer-bonus': { about: { sector: SectorId }; answer: { corporation: CorporationId; spot: SpotId } };
  /** SHB-16.20 */
  'choose-project': { about: object; answer: { project: ProjectId } };
  /** SHB-16.21: which token of the funded project's corporation. */
  'leader-on-fund': { about: { leader: LeaderId; credits: number }; answer: { spot: SpotId } | None };
  /** SHB-16.22: `left` counts down from 3. */
  'choose-corp-action': { about: { left: number }; answer: CorpAction | Stop };
  /** SHB-16.23: `into` is set where only one building will do (SHB-12.11). */
  recruit: { about: { into?: Place }; answer: { astronaut: Astronaut; place: Place | 'ship' } };
  /** SHB-16.24 */
  'gateway-order': { about: { left: GatewayPart[] }; answer: { part: GatewayPart } };
  /** SHB-16.25 */
  'leader-after-crater': { about: { leader: LeaderId; credits: number }; answer: Use };
  /** SHB-16.26 */
  'triggered-ability': { about: { project: ProjectId; trigger: Trigger; context: Context }; answer: Use };
  /** SHB-16.27: the ability that comes next, a project or the leader. */
  'order-triggers': {
    about: { trigger: Trigger; abilities: Source[]; context: Context };
    answer: { ability: Source };
  };
  /** SHB-16.37, and wherever else one of several tokens is activated; `spots` are those one may choose. */
  'activate-token': { about: { spots: SpotId[] }; answer: { spot: SpotId } };
  /** SHB-16.38: `except` was mined just before, and then one may stop. */
  'mine-own-sector': { about: { except: SectorId | null }; answer: { sector: SectorId } | Stop };
  /** SHB-16.39 */
  'claim-goals': { about: object; answer: { corporation: CorporationId; tier: Tier } | Stop };
  /**
   * SHB-16.40: how many of each type stand in this place. `pool` is whoever has no place yet, `slots` the room there,
   * `empty` how many slots may still stay empty, `before` the base as it was.
   */
  'arrange-base': {
    about: { place: Place; pool: Crew; slots: number; empty: number; before: Base };
    answer: { [astronaut in Astronaut]: number };
  };
  /** SHB-16.44 */
  'command-window': {
    about: { command: Command };
    answer: Help | { help: 'none' };
  };
  /** SHB-16.45 */
  'choose-one-corp-action': { about: object; answer: CorpAction };
  /** SHB-16.46: which resource of the cost is saved by the first of the savings; `then` follows once all is paid. */
  'choose-saving': { about: { cost: Cost; savings: Saving[]; then: Frame }; answer: { save: Resource } };
  /** SHB-16.47 */
  'discard-sample': { about: object; answer: { sample: Sample } };
} & CorporationQuestions;

/** Declines, where one may. */
export type None = { none: true };
/** Ends a series of questions. */
export type Stop = { stop: true };
export type Use = { use: boolean };

/** A payment to the supply that robots may help with. */
export type Price = { [material in Material]: number };
/** What a payment is for. */
export type Purpose = 'command-space' | 'energy' | 'panel' | 'building' | 'project' | 'action' | 'ability' | 'upkeep';
/** Something in a cost that is cheaper, the payer says what: `n` of one of these, if at least `minTotal` is left to pay. */
export type Saving = { oneOf: Resource[]; n: number; minTotal: number };
/** Help in the command window (SHB-6.1.7). */
export type Help = { help: 'panel' } | { help: 'energy' } | { help: 'card'; project: ProjectId };
/** What a payment inside a command action comes before: some help, or the window itself. */
export type Before = Help | { help: 'none' };

/** What an effect refers to. */
export type Context = {
  /** The token that is activated. */
  spot?: SpotId;
  /** Projects that do not react to this, nor to what comes of it (`noRetrigger`). */
  quiet?: ProjectId[];
  /** The project just funded: it does not react to that, but to whatever comes of it (SHB-6.4.9, SHB-6.4.7). */
  funded?: ProjectId;
  /** Tourists gained in this event. */
  tourists?: number;
  /** The effect may be declined: immediate effects of projects. */
  optional?: true;
};

/** Whose ability: a project, or the own leader. */
export type Source = ProjectId | 'leader';

/** A source of corporation actions (SHB-6.5.2). */
export type CorpAction =
  | { by: 'reputation'; action: string }
  | { by: 'corporation'; corporation: CorporationId }
  | { by: 'project'; project: ProjectId };

export type GatewayPart = 'credits' | 'recruit' | 'action';

export type Events = {
  // -------------------------------------------------------- setup
  'corporations-chosen': { corporations: CorporationId[] };
  'first-player': { who: Who };
  'solo-side-chosen': { letter: Letter; corporation: CorporationId; side: SoloSide };
  'leader-taken': { who: Who; leader: LeaderId };
  'dome-placed': { who: Who; sector: SectorId };

  // -------------------------------------------------------- shuttle phase
  'round-began': { round: number };
  'shuttles-revealed': { tiles: ShuttleId[] };
  'tile-taken': { who: Who; tile: ShuttleId };
  /** AstroBot's tile is turned over (SHB-14.2.2). */
  'tile-turned': { who: Who; tile: ShuttleId };
  'order-changed': { order: Who[] };
  'gateway-filled': { tile: ShuttleId; astronauts: Crew };

  // -------------------------------------------------------- turns
  'astronaut-swapped': { who: Who; give: Astronaut; take: Astronaut };
  'astronaut-deployed': { who: Who; astronaut: Astronaut; action: MainAction; space?: SpaceId };
  /** To the owner of the largest building, or to the supply (null). */
  'rent-paid': { who: Who; owner: Who | null; credits: number };
  /** The supply pays for AstroBot (SHB-14.4.2). */
  'rent-received': { who: Who; credits: number };
  'sectors-activated': { who: Who; sectors: SectorId[] };
  /** Credits, resources or points. */
  gained: { who: Who; what: Resource | 'vp'; n: number };
  paid: { who: Who; purpose: Purpose; price: Price; robots: number };
  /** Resources of corporations that were spent. */
  spent: { who: Who; what: Resource; n: number };
  'token-activated': { who: Who; spot: SpotId; corporation: CorporationId };
  'token-placed': { who: Who; spot: SpotId; corporation: CorporationId };
  'panel-built': { who: Who; panel: string; to: 'centre' | SectorId };
  'panel-moved': { who: Who; sector: SectorId };
  'energy-changed': { who: Who; from: number; to: number };
  /** What does not fit on the track became points (SHB-9.1.1, SHB-9.1.2). */
  'reputation-changed': { who: Who; from: number; to: number; vp: number };
  'building-built': { who: Who; building: BuildingId; sector: SectorId | null };
  'astronaut-moved': { who: Who; astronaut: Astronaut; from: Place; to: Place };
  'leader-upgraded': { who: Who; leader: LeaderId };
  'leader-used': { who: Who; leader: LeaderId };
  'card-used': { who: Who; project: ProjectId };
  'project-funded': { who: Who; project: ProjectId; corporation: CorporationId };
  'project-revealed': { corporation: CorporationId; project: ProjectId; slot: 'left' | 'right' };
  'corporation-action': { who: Who; by: CorpAction['by']; action: string };
  'astronaut-recruited': { who: Who; astronaut: Astronaut; place: Place | 'ship' };
  'goal-fulfilled': { who: Who; corporation: CorporationId; tier: Tier; vp: number; bonus: number };

  // -------------------------------------------------------- upkeep
  'upkeep-began': { round: number };
  /** Sizes in the row by player, and whether the nearest sector had to decide. */
  'astronaut-withdrawn': {
    space: SpaceId;
    astronaut: Astronaut;
    receiver: Who | null;
    sizes: number[];
    tie: boolean;
  };
  'base-arranged': { who: Who; base: Base };
  'surplus-left': { who: Who; astronauts: Crew };
  'income-began': { who: Who };
  'upkeep-paid': {
    who: Who;
    due: number;
    paid: number;
    robots: number;
    missing: number;
    reputation: number;
    vp: number;
  };
  'round-ended': { round: number };

  // -------------------------------------------------------- AstroBot
  'astrobot-start-card': { card: ActionCardId };
  'astrobot-card': { card: ActionCardId; previous: ActionCardId };
  'astrobot-letter': { letter: Letter; corporation: CorporationId; common: Letter[] };
  'astrobot-developed': { to: number };
  'astrobot-goal-moved': { letter: Letter; corporation: CorporationId; to: number };
  'astrobot-action': { astronaut: Astronaut; action: MainAction; row: number };
  /** What a search looked at and why it went on, and where it ended. */
  'astrobot-searched': { looked: { at: string; why: SearchStep }[]; found: string | null };
  /** The action cannot be done: Gateway instead (SHB-14.3.6). */
  'astrobot-failed': { action: MainAction; why: SearchFailure };
  /** Two Reputation in place of the action (SHB-14.7.1). */
  'astrobot-consoled': { corporation: CorporationId };

  // -------------------------------------------------------- the end
  scored: { who: Who; item: ScoreLine['item']; points: number; corporation?: CorporationId };
  'game-ended': { winners: Who[] };
} & CorporationEvents;

/** Why a search of AstroBot did not stop at a space or sector. */
export type SearchStep =
  | 'space-taken'
  | 'would-not-receive'
  | 'no-astronaut'
  | 'no-legal-sector'
  | 'energy-too-low'
  | 'no-project'
  | 'not-strictly-largest'
  | 'no-sector-fits';

/** Why AstroBot went to the Gateway instead. */
export type SearchFailure =
  | 'no-command-space'
  | 'no-space-won'
  | 'no-building-left'
  | 'no-sector'
  | 'no-panel'
  | 'no-project';

/** Why a tempting answer is not legal (SHB-16.51). */
export type Reasons = {
  'no-astronaut': { astronaut: Astronaut };
  'must-deploy': { astronaut: Astronaut };
  'space-taken': object;
  /** The whole rent, what is held, and the players it would go to. */
  'rent-too-high': { rent: number; credits: number; owners: Who[]; players: number };
  'no-command-space': object;
  'command-space-too-dear': { credits: number };
  'nothing-affordable': object;
  'same-size': object;
  'own-building': object;
  'no-room': object;
  'no-power': object;
  'no-sector': object;
  'inner-only': object;
  'built-already': object;
  'domes-in-order': object;
  'too-little': { what: Resource | 'sample'; needs: number; has: number };
  'energy-below-requirement': { needs: number; level: number };
  'energy-out-of-reach': { needs: number; level: number };
  'energy-below-spent': { needs: number; level: number };
  'energy-full': { level: number };
  'energy-enough': { level: number };
  'no-panel-left': object;
  'panel-built': object;
  /** After this the action could not be completed (SHB-6.1.7). */
  'would-strand': object;
  'help-first': object;
  'nothing-to-recruit': object;
  'no-free-slot': object;
  'used-this-turn': object;
  'used-this-round': object;
  'reputation-too-low': { needs: number };
  /** The part of the effect that cannot be done. */
  'nothing-would-change': { lack: Effect['op'] };
  'none-at-gateway': { astronaut: Astronaut };
  'place-full': object;
  taken: object;
  'none-left': object;
  'have-already': object;
  'not-reached': { step: number };
  'no-own-building': object;
  'farm-there': object;
  'no-slot-aboard': object;
  'seats-full': object;
  'goal-not-met': { needs: number; has: number };
  'goal-taken': object;
  'goal-of-corporation': object;
};

/** A line of the score: points of the game itself and each step of SHB-11.1; a corporation's line says which. */
export type Item = ScoreLine['item'];

/** `by-reputation`: the tie-break of SHB-11.2; `shared`: still tied; `astrobot`: the solo game is lost. */
export type Verdict = 'by-reputation' | 'shared' | 'astrobot';

export type ShackletonBase = {
  options: Options;
  table: Table;
  questions: Questions;
  events: Events;
  reasons: Reasons;
  item: Item;
  verdict: Verdict;
};

export const { step, question } = framesOf<ShackletonBase>();
