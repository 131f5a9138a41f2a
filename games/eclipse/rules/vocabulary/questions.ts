import type { Seat } from '@orrery/kernel';
import type {
  Action,
  DiscoveryId,
  Item,
  Npc,
  PartId,
  Resource,
  Ship,
  Species,
  SpeciesId,
  TechId,
  Track,
} from '../../data/index.ts';

/**
 * Every question of the game: the arguments of the question (`about`) and its answers. Fields with one name mean one
 * thing everywhere: `sector`, `from`, `to` are sector numbers (`from` and `to` also the influence track, 'track');
 * `give`, `get`, `cube`, `resource` are resources; `partner` is a seat.
 */

/** A place for a cube: the index of a printed square, or the Orbital's. */
export type SquareId = number | 'orbital';

export type TradeAnswer = { do: 'trade'; give: Resource; get: Resource };
export type ColonizeAnswer = { do: 'colonize'; sector: number; square: SquareId; cube: Resource };
export type EndAnswer = { do: 'end' };

/** Offered beside the main question of the own turn; afterwards the question is put again. */
export type SideAnswer = TradeAnswer | ColonizeAnswer | { do: 'refresh' } | { do: 'propose'; partner: Seat };

export type ReturnOrigin = Resource | 'gray' | 'orbital' | 'ambassador';

export interface Questions {
  /** `board`: the colour of the board dealt to the seat, if species are drafted. */
  'choose-species': { about: { board?: Species['colour'] }; answer: { species: SpeciesId } };

  turn: { about: object; answer: { do: Action } | { do: 'pass' } | SideAnswer };
  /** After a pass: a reaction, or pass again. */
  react: { about: object; answer: { do: 'upgrade' | 'build' | 'move' } | { do: 'pass' } | SideAnswer };
  /** After the last activation: colony ships, trades, proposals, or the end of the action. */
  finish: { about: object; answer: EndAnswer | SideAnswer };
  /** An offer to a seat that has passed: it may be given and withdrawn at any time. */
  'standing-order': { about: object; answer: { reactions: 'off' | 'on' } };

  explore: { about: { left: number }; answer: { do: 'explore'; q: number; r: number } | EndAnswer | SideAnswer };
  'draw-second': { about: { q: number; r: number }; answer: { draw: boolean } };
  'place-sector': {
    about: { q: number; r: number };
    answer: { do: 'place'; sector: number; rotation: number } | { do: 'discard' };
  };
  /** After exploring: put a disc on the new sector. */
  claim: { about: { sector: number }; answer: { claim: boolean } };

  discovery: { about: { tile: DiscoveryId; sector: number | null }; answer: { use: boolean } };
  'discovery-tech': { about: object; answer: { tech: TechId; track: Track } };
  'discovery-part': {
    about: { part: PartId };
    answer: { do: 'install'; ship: Ship; slot: number | 'outside' } | { do: 'store' };
  };

  research: {
    about: { left: number };
    answer: { do: 'research'; tech: TechId; track: Track } | EndAnswer | SideAnswer;
  };
  artifact: { about: { sector: number; amount: number }; answer: { resource: Resource } };
  'warp-portal': { about: object; answer: { sector: number } };

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
    about: { sector: number; die: string; face: number; damage: number; left: number };
    answer: { ship: Ship | Npc; at: number };
  };
  engage: {
    about: { sector: number; ship: Ship; round: number; party: number };
    answer: { do: 'attack' } | { do: 'wait' } | { do: 'retreat'; to: number };
  };
  /** Values of tiles; `give` is a tile of the own track that makes room. */
  'keep-reputation': { about: object; answer: { keep: number | 'none'; give: number | 'none' } };

  bombard: { about: { sector: number; target: Seat }; answer: { how: 'bombs' | 'attack' | 'no' } };
  'bombard-cube': { about: { sector: number; target: Seat; left: number }; answer: { square: SquareId } };
  /** After combat: put a disc on a sector nobody controls. */
  'combat-claim': { about: { sector: number }; answer: { claim: boolean } };

  upkeep: { about: object; answer: { do: 'done' } | TradeAnswer | ColonizeAnswer };
  bankruptcy: { about: { missing: number }; answer: TradeAnswer | { do: 'abandon'; sector: number } };
}

export type QuestionId = keyof Questions;
export type AboutOf<Q extends QuestionId> = Questions[Q]['about'];
export type AnswerOf<Q extends QuestionId> = Questions[Q]['answer'];
