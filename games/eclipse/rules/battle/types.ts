import type { Seat } from '@orrery/kernel';
import type { Die, Npc, NpcBlueprint, Ship } from '../../data/index.ts';

/** What counts of a ship type in battle. */
export interface Values extends NpcBlueprint {
  /** Red cannon dice may be divided (ECL-15.5.4). */
  readonly splitter: boolean;
}

/** All ships of one type on one side. The pure core only needs types to have different names. */
export interface Unit<K extends string = Ship | Npc> {
  ship: K;
  values: Values;
  /** Damage on each living ship. */
  damage: number[];
  /** The destination, and the engagement round in which the retreat began. */
  retreat: { to: number; round: number } | null;
}

/** A party of the sector's battles: a seat, or null for the non-player force. */
export interface BattleParty {
  seat: Seat | null;
  units: Unit[];
  fought: boolean;
  /** Tiles earned by destroyed ships. */
  kills: number;
  /** All remaining ships were retreating at once: no tile for taking part (ECL-15.7.4). */
  fled: boolean;
  /** How the owner last ordered types of equal initiative (ECL-15.2.2). */
  order: (Ship | Npc)[];
}

/** Parties in order of entry: non-player force, controller, others (ECL-15.1.3). */
export interface SectorBattle {
  sector: number;
  parties: BattleParty[];
  fight: Fight | null;
}

/** How far the fight of two parties has come; they are indexes into the list of parties. */
export interface Rounds<K extends string = Ship | Npc> {
  defender: number;
  attacker: number;
  /** 0 is the missile step. */
  round: number;
  /** Nobody has a cannon left: the attacker must go (ECL-15.8.1). */
  stalemate: boolean;
  /** Types that still activate in this round. */
  queue: Activation<K>[];
}

export interface Fight extends Rounds {
  volley: Volley | null;
}

export interface Activation<K extends string = Ship | Npc> {
  party: number;
  ship: K;
}

export type Weapon = 'cannon' | 'missile';

/** A rolled die: face 0 is blank, 2 to 5 are numbers, 6 is a burst. */
export interface Rolled {
  die: Die;
  face: number;
  damage: number;
}

/** A roll of one type: what is still to be assigned, the strongest first, and what is. */
export interface Volley extends Activation {
  weapon: Weapon;
  dice: Rolled[];
  hits: Hit[];
}

export interface Hit<K extends string = Ship | Npc> {
  ship: K;
  /** Index among the living ships of the type. */
  at: number;
  damage: number;
}
