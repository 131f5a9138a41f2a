import { type Answer, type Cards, framesOf, type Seat } from '@orrery/kernel';
import type {
  Action,
  Die,
  DiscoveryId,
  Item,
  Npc,
  NpcTile,
  PartId,
  Resource,
  Ship,
  Species,
  SpeciesId,
  Stack,
  Structure,
  TechId,
  Track,
} from '../data/index.ts';
import type { Weapon } from './battle/types.ts';
import type { Options } from './options.ts';
import type { Table } from './table.ts';

type Nothing = Record<never, never>;

/** A place for a cube: the index of a printed square, or the Orbital's. */
export type SquareId = number | 'orbital';

export type TradeAnswer = { do: 'trade'; give: Resource; get: Resource };
export type ColonizeAnswer = { do: 'colonize'; sector: number; square: SquareId; cube: Resource };
type EndAnswer = { do: 'end' };

/** Offered beside the main question of the own turn; afterwards the question is put again. */
export type SideAnswer = TradeAnswer | ColonizeAnswer | { do: 'refresh' } | { do: 'propose'; partner: Seat };

const SIDES: readonly unknown[] = ['trade', 'colonize', 'refresh', 'propose'] satisfies SideAnswer['do'][];

export const isSide = (answer: Answer): answer is SideAnswer => SIDES.includes(answer.do);

/** Answers of a question without those offered beside it. */
export type OwnAnswer<Q extends keyof Questions> = Exclude<Questions[Q]['answer'], SideAnswer>;

export type ReturnOrigin = Resource | 'gray' | 'orbital' | 'ambassador';

/**
 * Every question of the game (ECL-26): the arguments of the question (`about`) and its answers. Fields with one name mean one
 * thing everywhere: `sector`, `from`, `to` are sector numbers (`from` and `to` also the influence track, 'track');
 * `give`, `get`, `cube`, `resource` are resources; `partner` is a seat.
 */
export type Questions = {
  /** `board`: the colour of the board dealt to the seat, if species are drafted. */
  'choose-species': { about: { board?: Species['colour'] }; answer: { species: SpeciesId } };

  turn: { about: Nothing; answer: { do: Action } | { do: 'pass' } | SideAnswer };
  /** After a pass: a reaction (other actions are barred), or pass again. */
  react: { about: Nothing; answer: { do: Action } | { do: 'pass' } | SideAnswer };
  /** After the last activation: colony ships, trades, proposals, or the end of the action. */
  finish: { about: Nothing; answer: EndAnswer | SideAnswer };
  /** An offer to a seat that has passed: it may be given and withdrawn at any time. */
  'standing-order': { about: Nothing; answer: { reactions: 'off' | 'on' } };

  explore: { about: { left: number }; answer: { do: 'explore'; q: number; r: number } | EndAnswer | SideAnswer };
  'draw-second': { about: { q: number; r: number }; answer: { draw: boolean } };
  'place-sector': {
    about: { q: number; r: number };
    answer: { do: 'place'; sector: number; rotation: number } | { do: 'discard' };
  };
  /** After exploring: put a disc on the new sector. */
  claim: { about: { sector: number }; answer: { claim: boolean } };

  discovery: { about: { tile: DiscoveryId; sector: number | null }; answer: { use: boolean } };
  'discovery-tech': { about: Nothing; answer: { tech: TechId; track: Track } };
  'discovery-part': {
    about: { part: PartId };
    answer: { do: 'install'; ship: Ship; slot: number | 'outside' } | { do: 'store' };
  };

  research: {
    about: { left: number };
    answer: { do: 'research'; tech: TechId; track: Track } | EndAnswer | SideAnswer;
  };
  artifact: { about: { sector: number; amount: number }; answer: { resource: Resource } };
  'warp-portal': { about: Nothing; answer: { sector: number } };

  /** `begun`: tiles were returned in this activation, which must now become legal; `done` ends it without a new part. */
  upgrade: {
    about: { left: number; begun: boolean };
    answer:
      | { do: 'return'; ship: Ship; slot: number }
      | { do: 'install'; part: PartId; ship: Ship; slot: number | 'outside' }
      | { do: 'done' }
      | EndAnswer
      | SideAnswer;
  };

  build: { about: { left: number }; answer: { do: 'build'; item: Item; sector: number } | EndAnswer | SideAnswer };

  move: {
    about: { left: number };
    answer: { do: 'move'; ship: Ship; from: number; to: number } | EndAnswer | SideAnswer;
  };
  /** The same ship goes on, or stops. */
  'move-on': {
    about: { ship: Ship; sector: number; steps: number; left: number };
    answer: { do: 'move'; to: number } | { do: 'stop' };
  };

  influence: {
    about: { left: number };
    answer: { do: 'influence'; from: number | 'track'; to: number | 'track' } | EndAnswer | SideAnswer;
  };

  /** Where a cube goes whose colour leaves a choice; the first of `cubes` is meant. */
  'return-cube': { about: { cubes: ReturnOrigin[]; place: 'track' | 'graveyard' }; answer: { cube: Resource } };

  'answer-proposal': { about: { partner: Seat }; answer: { accept: boolean } };
  'ambassador-cube': { about: { partner: Seat }; answer: { cube: Resource } };
  /** A reputation tile (its value) to give back so that an ambassador fits. */
  'make-room': { about: { partner: Seat }; answer: { tile: number } };

  'initiative-order': { about: { sector: number; tied: (Ship | Npc)[] }; answer: { order: Ship[] } };
  /** One die, or one point of a divided die, to one ship; equal ships are listed once. */
  'assign-die': {
    about: { sector: number; die: Die; face: number; damage: number; left: number };
    answer: { ship: Ship | Npc; at: number };
  };
  engage: {
    about: { sector: number; ship: Ship; round: number; party: number };
    answer: { do: 'attack' } | { do: 'wait' } | { do: 'retreat'; to: number };
  };
  /** Values of tiles; `give` is a tile of the own track that makes room. */
  'keep-reputation': { about: Nothing; answer: { keep: number | 'none'; give: number | 'none' } };

  bombard: { about: { sector: number; target: Seat }; answer: { how: 'bombs' | 'attack' | 'no' } };
  'bombard-cube': { about: { sector: number; target: Seat; left: number }; answer: { square: SquareId } };
  /** After combat: put a disc on a sector nobody controls. */
  'combat-claim': { about: { sector: number }; answer: { claim: boolean } };

  upkeep: { about: Nothing; answer: { do: 'done' } | TradeAnswer | ColonizeAnswer };
  bankruptcy: { about: { missing: number }; answer: TradeAnswer | { do: 'abandon'; sector: number } };
};

type Where = { sector: number };
type Dice = { die: Die; face: number }[];
type Amounts = { materials: number; science: number; money: number };

/** Every event by its type, with its details. `seat` is always the one who acts or whom it befalls. */
export type Events = {
  'game-began': { seat: Seat };
  'npc-chosen': { npc: Npc; tile: NpcTile };
  'species-chosen': { seat: Seat; species: SpeciesId };
  'reputation-dealt': { seat: Seat; count: number; tiles: Cards<number> };
  'round-began': { round: number; seat: Seat };

  'action-taken': { seat: Seat; action: Action };
  'reaction-taken': { seat: Seat; action: Action };
  passed: { seat: Seat; first: boolean };
  /** `order`: by the standing order. */
  'passed-again': { seat: Seat; order: boolean };
  'order-given': { seat: Seat; reactions: 'off' | 'on' };

  traded: { seat: Seat; give: Resource; get: Resource; paid: number };
  settled: { seat: Seat; square: SquareId; cube: Resource } & Where;
  refreshed: { seat: Seat };

  explored: { seat: Seat; q: number; r: number; stack: Stack } & Where;
  'second-drawn': { seat: Seat; stack: Stack } & Where;
  'stack-reshuffled': { stack: Stack };
  'sector-placed': { seat: Seat; q: number; r: number; rotation: number } & Where;
  'sector-discarded': { seat: Seat; stack: Stack } & Where;
  claimed: { seat: Seat } & Where;

  /** `sector` is null for a tile of the Ancient Labs. */
  'discovery-found': { seat: Seat; tile: DiscoveryId; sector: number | null };
  'discovery-kept': { seat: Seat; tile: DiscoveryId };
  'discovery-used': { seat: Seat; tile: DiscoveryId };
  gained: { seat: Seat } & Amounts;
  'ship-placed': { seat: Seat; ship: Ship } & Where;
  'structure-placed': { seat: Seat; structure: Structure } & Where;
  'portal-placed': { seat: Seat; portal: 'tech' | 'ancient' } & Where;
  'part-stored': { seat: Seat; part: PartId };

  researched: { seat: Seat; tech: TechId; track: Track; cost: number };
  'tech-found': { seat: Seat; tech: TechId; track: Track };
  'discs-gained': { seat: Seat; count: number };
  'artifact-used': { seat: Seat; resource: Resource; amount: number } & Where;

  'part-returned': { seat: Seat; part: PartId; ship: Ship; slot: number };
  'part-installed': { seat: Seat; part: PartId; ship: Ship; slot: number | 'outside' };
  built: { seat: Seat; item: Item; cost: number } & Where;
  moved: { seat: Seat; ship: Ship; from: number; to: number };
  'disc-moved': { seat: Seat; from: number | 'track'; to: number | 'track' };
  'cube-returned': { seat: Seat; cube: Resource; place: 'track' | 'graveyard' };

  proposed: { seat: Seat; partner: Seat };
  declined: { seat: Seat; partner: Seat };
  'ambassador-sent': { seat: Seat; partner: Seat; cube: Resource };
  'relations-began': { seat: Seat; partner: Seat };
  'room-made': { seat: Seat };
  'relations-broken': { seat: Seat; partner: Seat };
  'traitor-taken': { seat: Seat };

  'combat-began': { sectors: number[] };
  /** Two players: `seat` defends, `partner` attacks. */
  'battle-began': { seat: Seat; partner: Seat } & Where;
  /** A non-player force defends, `seat` attacks. */
  'npc-battle-began': { npc: Npc; seat: Seat } & Where;
  'engagement-began': { round: number } & Where;
  rolled: { seat: Seat; ship: Ship; weapon: Weapon; dice: Dice; hits: number } & Where;
  'npc-rolled': { npc: Npc; weapon: Weapon; dice: Dice; hits: number } & Where;
  /** `seat` owns the ship that is hit; null for a non-player force. */
  'ship-hit': { seat: Seat | null; ship: Ship | Npc; at: number; damage: number } & Where;
  'ship-destroyed': { seat: Seat; ship: Ship } & Where;
  'npc-destroyed': { npc: Npc } & Where;
  'retreat-began': { seat: Seat; ship: Ship; count: number; to: number } & Where;
  retreated: { seat: Seat; ship: Ship; count: number; to: number } & Where;
  stalemate: Where;
  'battle-over': Where;

  'reputation-drawn': { seat: Seat; count: number; tiles: Cards<number> };
  'reputation-kept': { seat: Seat; kept: boolean };

  'population-attacked': { seat: Seat; target: Seat; dice: Dice; damage: number } & Where;
  'bombs-dropped': { seat: Seat; target: Seat } & Where;
  /** Planta's cubes die by themselves. */
  'population-withered': { seat: Seat } & Where;
  'cube-destroyed': { seat: Seat; square: SquareId } & Where;
  'disc-lost': { seat: Seat } & Where;

  abandoned: { seat: Seat } & Where;
  'upkeep-paid': { seat: Seat; upkeep: number; income: number; money: number };
  produced: { seat: Seat; materials: number; science: number };
  collapsed: { seat: Seat };
  eliminated: { seat: Seat };
  /** Ships of a player who is out go back to the box. */
  'ships-left': { seat: Seat; ship: Ship; count: number } & Where;
  'start-tile-passed': { seat: Seat };

  'techs-drawn': { techs: TechId[] };
  'game-over': { round: number };
};

/** Why something tempting is not legal: keys of sentences, with the details they can name. */
export type Reasons = {
  /** ECL-6.3: no disc on the influence track. */
  'no-disc': Nothing;
  /** ECL-13.2: not as a reaction. */
  'no-reaction': Nothing;
  /** ECL-3.1.3 */
  'trade-too-little': { need: number; have: number };
  /** ECL-6.9 */
  'no-colony-ship': Nothing;
  /** ECL-3.2.6 */
  'needs-advanced': Nothing;
  /** ECL-6.10 */
  'track-empty': Nothing;
  /** ECL-17.2 */
  'opponents-there': Nothing;

  /** ECL-7.1: the sector has no wormhole on that side. */
  'no-wormhole': Nothing;
  /** ECL-7.1: only pinned ships and no disc. */
  'ships-pinned': Nothing;
  /** ECL-7.2 */
  'stack-empty': Nothing;
  /** ECL-7.5 */
  'no-connection': Nothing;
  /** ECL-7.8: Ancients are in the sector. */
  'ancients-there': Nothing;
  /** ECL-7.14, 7.15, 7.19: the front of the tile cannot be used. */
  'front-impossible': Nothing;

  /** ECL-8.2 */
  'science-short': { cost: number; have: number };
  /** ECL-8.3 */
  'track-full': Nothing;
  'already-known': Nothing;
  /** ECL-D16 */
  'no-sector-for-portal': Nothing;

  /** ECL-3.5.4 */
  'energy-short': { produced: number; used: number };
  'needs-drive': Nothing;
  'no-drive-on-starbase': Nothing;
  /** ECL-9.2 */
  'part-unknown': Nothing;
  /** ECL-9.3 */
  'slot-covered': Nothing;

  /** ECL-10.1 */
  'materials-short': { cost: number; have: number };
  /** ECL-10.2 */
  'needs-tech': { tech: string };
  'none-unbuilt': Nothing;
  /** ECL-10.3 */
  'already-there': Nothing;

  /** ECL-11.3 */
  pinned: { opponents: number };
  /** ECL-11.4 */
  immobile: Nothing;

  /** ECL-12.2 */
  controlled: Nothing;
  'opponent-ships': Nothing;
  'not-connected': Nothing;
  /** ECL-12.3 */
  'disc-already-moved': Nothing;
  /** ECL-12.4 */
  'disc-carries-connection': Nothing;

  /** ECL-14.1, 14.2, 14.7 */
  'already-asked': Nothing;
  'no-common-border': Nothing;
  'ships-in-the-way': Nothing;
  'already-related': Nothing;
  'traitor-tile': Nothing;
  'no-ambassador-space': Nothing;
  'no-ambassador-left': Nothing;
  'no-cube-to-give': Nothing;

  /** ECL-15.7.1 */
  'no-retreat-there': Nothing;
  'starbase-stays': Nothing;
  /** ECL-15.8.1 */
  'must-retreat': Nothing;
  /** ECL-15.4.3 */
  'no-cannons': Nothing;
  /** ECL-16.3 */
  'neutron-absorber': Nothing;
};

/** Rows of the final score, in the order of section 19. */
export type ScoreItem =
  | 'reputation'
  | 'ambassadors'
  | 'sectors'
  | 'monoliths'
  | 'discoveries'
  | 'traitor'
  | 'techs'
  | 'warp-portal'
  | 'ancient-portal'
  | 'planta'
  | 'draco';

export type Eclipse = {
  options: Options;
  table: Table;
  questions: Questions;
  events: Events;
  reasons: Reasons;
  item: ScoreItem;
  /** How the game was decided: by points, by stored resources, or not at all (ECL-19.12). */
  verdict: 'points' | 'resources' | 'shared';
};

export const { step, question } = framesOf<Eclipse>();
