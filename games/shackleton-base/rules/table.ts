import type { Cards, Play, Seat, Shown } from '@orrery/kernel';
import type {
  ActionCardId,
  Astronaut,
  BuildingId,
  Command,
  CorporationId,
  Crew,
  LeaderId,
  Place,
  ProjectId,
  Resource,
  SectorId,
  ShuttleId,
  SoloSide,
  SpaceId,
  SpotId,
  Tier,
} from '../data/index.ts';
import type { Boards } from './corporations/index.ts';
import type { ShackletonBase } from './vocabulary.ts';

/** Whoever has a base: the seats in their order and, in a solo game, AstroBot after the only seat. */
export type Who = Seat;

/** Everything on the table of a running game. */
export interface Table {
  /** The edition of the rules, from 2 on. */
  edition?: number;
  phase: 'setup' | 'shuttle' | 'action' | 'upkeep' | 'end';
  /** 1 to 3; 0 during setup. */
  round: number;
  /** Turn order, AstroBot included. */
  order: Who[];
  /** By `Who`. */
  players: Player[];
  /** Leader tiles on offer, as they lie. */
  leaders: LeaderId[];
  /** Where the common Energy marker stands. */
  energy: number;
  /** Panels that have left the rim (the next one is the panel with this index), and those on the centre hex. */
  panels: { taken: number; centre: number };
  sectors: { [sector: SectorId]: Sector };
  /** Astronauts on the rim; a space without one is not listed. */
  spaces: { [space: SpaceId]: Deployed };
  /** Corporation tokens in the crater; an empty spot is not listed. */
  tokens: { [spot: SpotId]: Token };
  /** Astronauts on the command spaces of each line, leftmost first. */
  command: { [command in Command]: Deployed[] };
  gateway: Crew;
  /** The shuttle tiles of each round. */
  shuttles: ShuttleTiles[];
  /** The three corporations in play, in their order. */
  corporations: CorporationBoard[];
  /** What else lies on the board of each corporation in play; its rules file says what. */
  boards: Boards;
  /** The running turn of the action phase. */
  turn: Turn | null;
  /** Solo games only. */
  astrobot: AstroBot | null;
  /** Cards of corporations that are not in play. */
  unused: Cards[];
  /** Final scoring, line by line, by `Who`; null before it. */
  result: ScoreLine[][] | null;
}

export interface Player {
  leader: LeaderId | null;
  upgraded: boolean;
  vp: number;
  reputation: number;
  stock: Stock;
  /** Astronauts left on the shuttle tile. */
  shuttle: Crew;
  /** Astronauts in the base by place (SHB-2.33). */
  base: Base;
  /** Withdrawn from the crater, waiting to be arranged (SHB-10.4). */
  arrivals: Crew;
  /** Where each building stands; null while it is still in the base. */
  buildings: { [building in BuildingId]: Site };
  projects: Cards<ProjectId>;
  /** Once-per-round projects used this round. */
  spent: ProjectId[];
  goals: { corporation: CorporationId; tier: Tier }[];
}

/** In the base, in a sector, aboard the Mars ship, or destroyed by the asteroid. */
export type Site = null | SectorId | 'ship' | 'destroyed';
export type Stock = { [resource in Resource]: number };
export type Base = { [place in Place]: Crew };

export interface Sector {
  /** Whether a panel is in it (SHB-6.2.1). */
  powered: boolean;
  /** In the order they were built. */
  buildings: Building[];
  farm: { size: number; by: Who } | null;
}

/** Neutral domes belong to nobody. */
export type Building = { owner: Who | null; building: BuildingId };

export type Deployed = { astronaut: Astronaut; by: Who };

/** A token and what it shows, where tokens of its corporation differ. */
export type Token = { corporation: CorporationId; face: string | null };

export interface ShuttleTiles {
  pile: Cards<ShuttleId>;
  revealed: Cards<ShuttleId>;
  /** By `Who`. AstroBot's lies face down while the player picks (SHB-14.2.1). */
  taken: Cards<ShuttleId>[];
  discard: Cards<ShuttleId>;
}

/** What the boards of all corporations have in common. */
export interface CorporationBoard {
  id: CorporationId;
  /** Faces of the tokens still on the board, the next one first. */
  tokens: (string | null)[];
  /** The two visible projects (SHB-3.2.4) and the pile below. */
  left: Cards<ProjectId>;
  right: Cards<ProjectId>;
  pile: Cards<ProjectId>;
  /** Who fulfilled each goal. */
  goals: { [tier in Tier]: Who[] };
}

/** What has happened in a turn so far, as far as rules ask for it. */
export interface Turn {
  who: Who;
  /** The astronaut deployed for the main action, and the action. */
  astronaut: Astronaut | null;
  action: MainAction | null;
  /** The space of the rim, for a crater action. */
  space: SpaceId | null;
  /** Received by a swap: this type must be deployed (SHB-12.1). */
  swapped: Astronaut | null;
  /** Whether the panel of this turn was built (SHB-6.1.3). */
  panelBuilt: boolean;
  /** Actions of the Reputation track used this turn (SHB-6.5.3). */
  reputationActions: string[];
  /** Abilities with a limit used in this turn, by project. */
  limited: ProjectId[];
  /** The building just built: its sector (null aboard the ship) and how many of its slots were filled since. */
  built: { building: BuildingId; sector: SectorId | null; filled: number } | null;
  /** Sectors activated by the crater action. */
  activated: number;
  /** The corporation whose project was funded. */
  funded: CorporationId | null;
  /** The sector mined last by a card (`otherOwnSector`). */
  mined: SectorId | null;
}

export type MainAction = 'crater' | Command | 'gateway';

export interface AstroBot {
  /** By corporation, A, B and C. */
  sides: (SoloSide | null)[];
  /** Goal markers on tracks A, B and C. */
  goalTracks: number[];
  development: number;
  deck: Cards<ActionCardId>;
  /** The row of cards of this round, the start card first. */
  row: Cards<ActionCardId>;
  /** Its projects, which only count their printed points (SHB-14.6.4); from edition 3 on. */
  projects?: Cards<ProjectId>;
  /** The corporation that is active in its turn (SHB-14.3.2). */
  active: CorporationId | null;
}

/** A line of the final scoring (SHB-11.1). */
export type ScoreLine = {
  item: 'scored' | 'projects' | 'laboratories' | 'reputation' | 'corporation';
  points: number;
  /** Which one, for an item of a corporation. */
  corporation?: CorporationId;
};

/** The table, or what a viewer sees of it: pure lookups work on both. */
export type Seen = Shown<Table>;
export type SeenPlayer = Seen['players'][number];

export type M = Play<ShackletonBase>;
