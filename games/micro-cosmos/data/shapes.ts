import type { CellId, Edge } from './galaxy.ts';
import type { AutomaCardId, Colour, CrewId, PlanetId, Resource, Specialist, SurvivorId, UpgradeId } from './ids.ts';

/** What the JSON files of this folder hold; `check.ts` holds them to it. */

export type Text = { readonly en: string; readonly pl: string; readonly cs: string };

/** So many units of a resource; of `any`, each unit is named when it is gained or paid (MC-5.5). */
export type Amount = { readonly resource: Resource | 'any'; readonly amount: number };

/** Crew cards from the deck, or picked among the face-up ones of the Cantina. */
export type Draw = { readonly source: CrewSource; readonly amount: number };
export type CrewSource = 'deck' | 'cantina';

/** All gains, then all draws, each in listed order (MC-10.10). */
export type Yield = { readonly gain: readonly Amount[]; readonly draw: readonly Draw[] };

/** A crew action: pay, gain, draw, in this order (MC-9.8). */
export type CrewEdge = Yield & {
  /** Orbital edges match moons and space stations. */
  readonly colour: Colour | 'orbital';
  readonly pay: readonly Amount[];
};

export type CrewCard = {
  readonly id: CrewId;
  readonly name: Text;
  readonly specialist: Specialist;
  /** Touches the cargo card from the bottom row. */
  readonly top: CrewEdge;
  /** Touches the cargo card from the top row. */
  readonly bottom: CrewEdge;
};

export type SurvivorCard = {
  readonly id: SurvivorId;
  readonly name: Text;
  readonly colour: Colour;
  readonly gain: readonly Amount[];
};

export type FieldType = 'planet' | 'moon' | 'station' | 'asteroid' | 'gate';

/** A place on a card where Arks stand; x and y are fractions of the card from its top left corner. */
export type Field = { readonly id: string; readonly type: FieldType; readonly x: number; readonly y: number };

/** Fields and dotted routes of a card of the galaxy. */
export type RouteCard = {
  readonly fields: readonly Field[];
  /** Pairs of field ids, both ways. */
  readonly routes: readonly (readonly [string, string])[];
  /** The field from which a route runs to each edge of the card. */
  readonly exits: { readonly [edge in Edge]: string };
};

export type PlanetCard = RouteCard & {
  readonly id: PlanetId;
  readonly name: Text;
  readonly flavor: Text;
  readonly colour: Colour;
  /** Dealt beside the gate at the start. */
  readonly start: boolean;
  /** Left to right. */
  readonly tracks: readonly { readonly resource: Resource; readonly max: number }[];
  /** Points beyond the spaces, for first and second place. */
  readonly rewards: { readonly first: number; readonly second: number };
  /** The planet yield of each side. */
  readonly damaged: Yield;
  readonly terraformed: Yield;
  readonly moon: Yield;
  readonly station: Yield;
};

export type GateCard = RouteCard & { readonly id: string; readonly name: Text; readonly gather: Yield };

/** What an upgrade does from the moment it is unlocked (MC-7.10 to MC-7.17). */
export type UpgradeEffect =
  /** Up to `max` different planet actions on a planet with an own colony. */
  | { readonly type: 'extraPlanetAction'; readonly max: number }
  /** Each time its owner lands on such a field. */
  | ({ readonly type: 'onLand'; readonly field: FieldType } & Yield)
  | { readonly type: 'cargoCapacity'; readonly value: number }
  /** So many survivor cards are revealed by exploring; one is resolved. */
  | { readonly type: 'exploreDraw'; readonly value: number }
  /** Travel range after 0, 1, 2 ... payments. */
  | { readonly type: 'range'; readonly values: readonly number[] };

export type Upgrade = {
  readonly id: UpgradeId;
  readonly name: Text;
  readonly text: Text;
  /** Place on the Ark card (MC-7.20). */
  readonly row: 'top' | 'bottom';
  readonly col: number;
  /** How often it is paid; the colony marker comes with the last payment. */
  readonly levels: number;
  readonly cost: {
    readonly specialist: 'engineer' | 'leader_any';
    readonly resources: readonly { readonly resource: Resource; readonly amount: number }[];
  };
  readonly effect: UpgradeEffect;
};

/** MC-7.21: both unlocked free outposts and give points, once. */
export type OutpostPair = {
  readonly upgrades: readonly [UpgradeId, UpgradeId];
  readonly outposts: number;
  readonly vp: number;
};

/** MC-10.51: the cost of the n-th colony, and the points of n colonies at the end. */
export type ColonyCost = {
  readonly n: number;
  readonly engineer: number;
  readonly leaderAny: number;
  readonly leaderPlanetColour: number;
  readonly anyResource: number;
  readonly totalPoints: number;
};

export type Criterion = 'discover' | 'terraform' | 'noColony';

export type AutomaMove = {
  readonly action: 'move';
  readonly direction: 'cw' | 'ccw';
  readonly jump: boolean;
  readonly criterion: Criterion;
};

/** What the Automa does in one row, besides moving and drawing. */
export type AutomaDeed = 'upgrade' | 'gather' | 'terraform' | 'explore' | 'foundColony' | 'createOutpost';

export type AutomaRow =
  | { readonly action: 'drawCrew'; readonly amount: number }
  | AutomaMove
  | { readonly action: AutomaDeed }
  /** The first possible one (MC-14.47). */
  | { readonly action: 'oneOf'; readonly options: readonly AutomaDeed[] };

export type AutomaCard = { readonly id: AutomaCardId; readonly name: Text; readonly rows: readonly AutomaRow[] };

export type AutomaArk = {
  /** In the order in which they are tried (MC-14.40). */
  readonly upgrades: readonly UpgradeId[];
  readonly colonyMarkersInPool: number;
  readonly startCell: CellId;
};

/** The JSON files of this folder, as they are read. */
export type Files = {
  crew: readonly CrewCard[];
  survivors: readonly SurvivorCard[];
  planets: readonly PlanetCard[];
  starGate: GateCard;
  automaCards: readonly AutomaCard[];
  automaArk: AutomaArk;
  colonies: readonly ColonyCost[];
  upgrades: readonly Upgrade[];
  outpostPairs: readonly OutpostPair[];
};
