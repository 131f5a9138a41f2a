import type { Cards, Seat } from '@orrery/kernel';
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
  SpeciesId,
  Stack,
  Structure,
  TechId,
  Track,
} from '../../data/index.ts';
import type { Weapon } from '../battle/types.ts';
import type { SquareId } from './questions.ts';

type Where = { sector: number };
type Dice = { die: Die; face: number }[];
type Amounts = { materials: number; science: number; money: number };

/** Every event by its type, with its details. `seat` is always the one who acts or whom it befalls. */
export interface EventDetails {
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
}

export type EventType = keyof EventDetails;
