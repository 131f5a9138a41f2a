import type { Cards, Play, Seat, Shown } from '@orrery/kernel';
import type {
  Action,
  DiscoveryId,
  Npc,
  NpcTile,
  PartId,
  Resource,
  Ship,
  SpeciesId,
  Stack,
  TechId,
  Track,
} from '../data/index.ts';
import type { SectorBattle } from './battle/types.ts';
import type { Eclipse, ScoreItem } from './vocabulary.ts';

export type * from './battle/types.ts';

/** Everything on the table of a running game; what lies in no container is public (ECL-25.3). */
export interface Table {
  phase: 'setup' | 'action' | 'combat' | 'upkeep' | 'cleanup' | 'end';
  /** 1 to 8. */
  round: number;
  /** Who holds the start player tile (ECL-2.13). */
  start: Seat;
  /** Who holds the Traitor tile. */
  traitor: Seat | null;
  /** The running turn of the Action phase. */
  turn: Turn | null;
  players: Player[];
  /** Sectors in the order they were placed; they refer to each other by their index here. */
  map: Sector[];
  stacks: { [stack in Stack]: SectorStack };
  /** Outer hexes that are not in this game, unseen. */
  unused: Cards<number>;
  /** Discovery tiles: face down in the supply, just revealed, and used up. */
  discoveries: { supply: Cards<DiscoveryId>; found: Cards<DiscoveryId>; used: Cards<DiscoveryId> };
  /** Technology tiles: in the bag, in the tray, and on the boards of players. */
  techs: { bag: Cards<TechId>; tray: Cards<TechId>; taken: Cards<TechId> };
  /** The reputation bag. */
  reputation: Cards<number>;
  /** Which blueprint tile each non-player force uses. */
  npcs: { [kind in Npc]: NpcTile };
  /** The sector that is being fought over. */
  battle: SectorBattle | null;
}

export interface SectorStack {
  pile: Cards<number>;
  discard: Cards<number>;
  /** Revealed and not yet placed or discarded. */
  drawn: Cards<number>;
  /** On the map. */
  placed: Cards<number>;
}

export interface Turn {
  seat: Seat;
  /** The running action; null before one is chosen. */
  action: Action | null;
  reaction: boolean;
  /** Partners who were asked for relations this turn (ECL-14.1). */
  proposed: Seat[];
  /** Colony ships turned up by this Influence action (ECL-12.1). */
  refreshed: number;
  /** Sectors whose disc was moved by this Influence action (ECL-12.3). */
  touched: number[];
}

export type Stock = { [resource in Resource]: number };

export interface Player {
  /** Null until it is chosen. */
  species: SpeciesId | null;
  /** Whole numbers without an upper limit (ECL-3.1.2). */
  storage: Stock;
  /** Cubes on the population tracks. */
  tracks: Stock;
  /** Destroyed cubes, back in Cleanup. */
  graveyard: Stock;
  /** Cubes taken back that wait for the owner's choice of a track. */
  inHand: number;
  /** Discs on the influence track, aside for technologies, and on action spaces and the reaction space. */
  discs: number;
  spare: number;
  spent: { [space in Action | 'reaction']: number };
  colony: { ready: number; used: number };
  /** Researched technologies by track, the printed one first. */
  techs: { [track in Track]: TechId[] };
  blueprints: { [ship in Ship]: OwnBlueprint };
  /** Ancient parts beside the board. */
  stored: PartId[];
  /** Unbuilt ships. */
  supply: { [ship in Ship]: number };
  /** Own reputation tiles, and tiles just drawn from the bag. */
  reputation: Cards<number>;
  drawn: Cards<number>;
  /** Whose ambassadors lie on the own reputation track; each of them has one of the own in return. */
  ambassadors: Seat[];
  /** Discovery tiles kept for 2 points. */
  kept: Cards<DiscoveryId>;
  passed: boolean;
  /** Standing order: no reactions this round. */
  resting: boolean;
  /** Set when the player is eliminated: the score then, but for the reputation tiles, and the resources. */
  out: { items: Points[]; resources: number } | null;
}

/** One row of a score. */
export type Points = { readonly item: ScoreItem; readonly points: number };

interface OwnBlueprint {
  /** The tile on each slot; null shows what is printed. */
  tiles: (PartId | null)[];
  /** Muon Source lies beside the slots. */
  muon: boolean;
}

export interface Sector {
  /** The hex number. */
  id: number;
  q: number;
  r: number;
  rotation: number;
  /** Board edges with a wormhole as bits, rotation counted in. */
  doors: number;
  /** Index of the sector beyond each edge, -1 for an empty zone. */
  near: number[];
  /** Who controls it (ECL-3.3.3). */
  disc: Seat | null;
  /** Whether a cube lies on each printed square. */
  cubes: boolean[];
  /** An Orbital, without or with a cube. */
  orbital: 'none' | 'empty' | 'settled';
  monolith: boolean;
  /** Portal tiles: of the technology, of the discovery tile. */
  portals: ('tech' | 'ancient')[];
  discovery: Cards<DiscoveryId>;
  npc: { kind: Npc; count: number } | null;
  /** Ships by player, in order of entry (ECL-11.5). */
  fleets: Fleet[];
}

export type Fleet = { seat: Seat } & { [ship in Ship]: number };

/** The table, or what a viewer sees of it: pure lookups work on both. */
export type Seen = Shown<Table>;
export type SeenPlayer = Seen['players'][number];
export type SeenSector = Seen['map'][number];

export type M = Play<Eclipse>;
