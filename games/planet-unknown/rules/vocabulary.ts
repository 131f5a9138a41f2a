import { type Cards, framesOf, type Seat } from '@orrery/kernel';
import type { CorporationId } from '../data/corporations/corporation.ts';
import type { CivLevel, Terrain, Track } from '../data/ids.ts';
import type { PlanetId } from '../data/planets/planet.ts';
import type { RATINGS } from '../data/solo.ts';
import type { Building } from './buildings.ts';
import type { ItemKind } from './items/item.ts';
import type { Options } from './options.ts';
import type { Cell, Placement, Table } from './table.ts';

/**
 * Every word the rules use towards screens, log and opponents.
 *
 * `track` and `tracks` are tracks (a tracker is called by its colour), `column` the track a tracker stands on, `cell`,
 * `from` and `to` cells, `tile` a tile id, `stack` 0..11 (outer ring, then inner ring), `rotation` 0..5, `n` a number. A
 * `card` is always a container, of which viewers who may not know it get only the number; public cards are plain ids
 * under `civ`, `mission` or `event`.
 */

/** The regular tile of the round, or an extra one with or without its buildings (PU-7.8.2). */
export type Extra = 'none' | 'buildings' | 'bare';

/** What a landing gives: everything, all but synergies (Unionization), or nothing (Scanner Blip). */
export type Claim = 'all' | 'no-synergy' | 'none';

/** Windows: where a player may resolve items, move rovers and use abilities (PU-4.9). */
export type WindowAt = 'event' | 'turn' | 'after' | 'claims' | 'end' | 'end-claims';

/** A step, or a teleport. */
export type RoverMove = { readonly act: 'step' | 'jump'; readonly from: Cell; readonly to: Cell };

/** What a player may do in an own window (PU-4.9, PU-15.17, PU-15.25, PU-15.32, PU-15.41). */
export type Act =
  /** Resolves a pending item: `n` is its place in `area.pending`, the rest describes it. */
  | {
      readonly act: 'item';
      readonly n: number;
      readonly kind: ItemKind;
      readonly track?: Track;
      readonly tracks?: readonly Track[];
    }
  /** Settles a civ claim. */
  | { readonly act: 'claim'; readonly level: CivLevel }
  /** Republic 5 */
  | { readonly act: 'archive' }
  | RoverMove
  /** Starts an ability. */
  | { readonly act: 'use'; readonly tech: string };

export type Confirm = { readonly act: 'confirm' };

export type PlaceAnswer = { readonly act: 'place' } & Readonly<Placement>;

/** Republic 1 selects a tile before placing it; a player without any room takes one all the same (PU-8.2). */
export type TileAnswer = PlaceAnswer | { readonly act: 'select' | 'take'; readonly tile: string };

export type PatchAnswer =
  | { readonly use: 'place'; readonly cell: Cell }
  /** `synergy`: Jump Drive A; `more`: Wormhole 3, one more, then again. */
  | { readonly use: 'store' | 'synergy' | 'more' };

/** A place of a collected lifepod: the scoring area, a track space (Cosmos), a tech (Jump Drive). */
export type LifepodPlace =
  | { readonly at: 'score' }
  | { readonly at: 'space'; readonly track: Track; readonly row: number }
  | { readonly at: 'slot'; readonly tech: string };
export type LifepodTo =
  | { readonly to: 'score' }
  | { readonly to: 'space'; readonly track: Track; readonly row: number }
  | { readonly to: 'slot'; readonly tech: string };
export type LifepodFrom =
  | { readonly from: 'score' }
  | { readonly from: 'space'; readonly track: Track; readonly row: number }
  | { readonly from: 'slot'; readonly tech: string };

/** A row or column of the planet. */
export type Line = { readonly line: 'row' | 'column'; readonly at: number };

type CellAnswer = { readonly cell: Cell };
type TrackAnswer = { readonly track: Track };
type MissionAnswer = { readonly mission: string };
type CivAnswer = { readonly civ: string };

/** `left`: how many are still to be chosen, this one included. */
type Left = { left: number };

/** So many steps of one tracker, one after the other (PU-7.1.2). */
export type Stride = { track: Track; left: number; claim: Claim };

export type Questions = {
  /** PU-15.1. Sides of the dealt boards. */
  'choose-sides': { about: object; answer: { readonly planet: PlanetId; readonly corporation: CorporationId } };
  /** PU-15.43 */
  'pick-planet': { about: object; answer: { readonly planet: PlanetId } };
  'pick-corporation': { about: object; answer: { readonly corporation: CorporationId } };
  /** PU-15.2 */
  'flux-start': { about: object; answer: TrackAnswer };
  /** PU-15.3, PU-15.12. One personal mission goes back: at the start or by an event. */
  'drop-mission': { about: { reason: 'setup' | 'event' }; answer: MissionAnswer };
  /** PU-15.6, PU-15.4, PU-15.7. `solo`: before the first round; `event`: No Queue. */
  rotate: { about: { reason: 'commander' | 'solo' | 'event' }; answer: { readonly rotation: number } };

  /** PU-15.13 to PU-15.15. The tile decision and the window before it. */
  turn: { about: object; answer: TileAnswer | Act };
  /** PU-15.14. A `tile` selected before (Republic 1, which may move rovers meanwhile), or an extra one. */
  place: { about: { tile: string | null; extra: Extra }; answer: PlaceAnswer | RoverMove };
  /** PU-15.37. An extra tile is chosen before it is placed (Republic 1). */
  'select-extra': { about: { buildings: boolean }; answer: { readonly tile: string } };
  /** PU-15.16. `buildings`: the two of the tile, with what each would give. */
  'ignore-building': { about: { buildings: Building[] }; answer: { readonly building: Terrain } };
  /** PU-15.17, PU-15.38. Pending items, rover moves, abilities. */
  resolve: { about: { at: WindowAt }; answer: Act | Confirm };
  /** PU-15.40 */
  confirm: { about: object; answer: Confirm };

  /** PU-15.18 */
  'energy-track': { about: { tracks: Track[]; placed: boolean }; answer: TrackAnswer };
  /** PU-15.19. `tech` is the plain building; the others use it as energy. */
  'tech-as-energy': { about: { tracks: Track[] }; answer: TrackAnswer };
  /** PU-15.20. `steps` is 2 with Jump Drive C. */
  synergy: { about: object; answer: { readonly track: Track; readonly steps: number } };
  /** PU-15.35, PU-15.8, PU-15.44, PU-15.45. `chosen`: those before. */
  'choose-tracker': {
    about: Left & { steps: number; tracks: readonly Track[]; claim: 'all' | 'none'; chosen: Track[] };
    answer: TrackAnswer;
  };
  /** PU-15.21. Makeshift: where the tracker goes. */
  'advance-to': { about: Stride; answer: { readonly column: Track; readonly row: number } };
  /** PU-15.22. Wormhole: one of the two symbols of step `step`. */
  benefit: { about: { step: number; claim: Claim }; answer: { readonly mark: string } };
  /** PU-15.23 */
  regress: { about: { tracks: Track[]; steps: number }; answer: TrackAnswer };
  /** PU-15.42 */
  unionize: { about: object; answer: { readonly track: Track; readonly column: Track; readonly row: number } };

  /** PU-15.24 */
  'deploy-rover': { about: object; answer: CellAnswer };
  /** PU-15.26. `mayLoad`: a meteorite lying here may still be loaded. */
  'sink-meteorite': { about: { cell: Cell; mayLoad: boolean }; answer: { readonly sink: boolean } };
  /** PU-15.36 */
  'relocate-rover': { about: object; answer: { readonly from: Cell } | { readonly stay: true } };
  'relocate-to': { about: { from: Cell }; answer: CellAnswer };
  /** PU-15.11 */
  'destroy-rover': { about: object; answer: CellAnswer };

  /** PU-15.27, PU-15.28. `stored` before: not a gain, so nothing can be had instead; `card`: by a civ card. */
  patch: { about: Left & { stored: boolean; card: boolean }; answer: PatchAnswer };

  /** PU-15.29. `from`: null for a new lifepod, else its place now. */
  'lifepod-to': { about: { from: LifepodPlace | null }; answer: LifepodTo };
  /** PU-15.30. Which lifepod, or no more. */
  reposition: { about: Left; answer: LifepodFrom | { readonly from: 'none' } };
  /** PU-15.36 */
  'collect-lifepod': { about: Left; answer: CellAnswer };
  /** PU-15.11 */
  'destroy-lifepod': { about: { place: 'planet' | 'corporation' }; answer: CellAnswer | LifepodFrom };

  /** PU-15.33 */
  'collect-meteorite': { about: object; answer: CellAnswer };
  /** PU-15.36 */
  'destroy-meteorite': { about: Left; answer: CellAnswer };
  'destroy-line': { about: object; answer: Line };
  /** PU-15.10 */
  'add-meteorite': { about: object; answer: CellAnswer };

  /** PU-15.31 */
  'flux-move': { about: object; answer: TrackAnswer };
  /** PU-15.32 */
  'claim-row': { about: object; answer: TrackAnswer };
  'open-contest': { about: object; answer: MissionAnswer };

  /** PU-15.34. The cards lie in `table.civ.offer`. */
  'choose-card': { about: { level: CivLevel }; answer: CivAnswer };
  /** PU-15.39 */
  'keep-card': { about: Left; answer: CivAnswer };
  /** PU-15.9 */
  'boost-or-peek': { about: object; answer: { readonly choice: 'synergy' | 'peek' } };
  /** PU-15.12 */
  'remove-stack': { about: object; answer: { readonly stack: number } };
};

type BySeat = { seat: Seat };
type AtCell = BySeat & { cell: Cell };
type OfTrack = BySeat & { track: Track };
/** Where a tracker stands now. */
type Moved = OfTrack & { column: Track; row: number };
/** Which of the three triggers hold (PU-8.1). */
type Triggers = { section: boolean; events: boolean };

export type Events = {
  // Setup
  'first-commander': BySeat;
  /** Unique sides of the boards; null where the common side is used anyway. */
  'boards-dealt': BySeat & { planet: PlanetId | null; corporation: CorporationId | null };
  'boards-chosen': BySeat & { planet: PlanetId; corporation: CorporationId };
  'flux-set': OfTrack;
  'mission-dropped': BySeat & { card: Cards };
  'missions-laid': { missions: string[] };
  'target-set': { target: number; green: number; orange: number; red: number };
  // Rounds
  'round-began': BySeat & { round: number };
  /** `seat` is null when it turns by itself. */
  'station-turned': { seat: Seat | null; rotation: number };
  'event-revealed': { event: string; left: number };
  /** PU-8.5: `stuck` seats cannot place as things stand; `section` and `events` say that this is the last round. */
  announced: Triggers & { stuck: Seat[] };
  /** Movement at the start of a round, by a tech. */
  'round-movement': BySeat & { tech: string; n: number };
  confirmed: BySeat;
  'tile-revealed': { stack: number; tile: string };
  'end-triggered': Triggers & { stuck: boolean };
  // Tiles and patches
  'tile-selected': BySeat & { tile: string };
  'tile-placed': BySeat & Placement & { extra: Extra };
  'tile-unplaced': BySeat & { tile: string };
  'building-ignored': BySeat & { building: Terrain };
  'patch-placed': AtCell;
  'patch-stored': BySeat;
  'patch-swapped': BySeat;
  'patch-doubled': BySeat;
  'patch-lost': BySeat;
  // Tracks
  advanced: Moved;
  'advance-repeated': OfTrack;
  'advance-blocked': OfTrack;
  regressed: Moved;
  'benefit-chosen': BySeat & { mark: string };
  'biomass-reset': BySeat;
  'row-claimed': OfTrack & { row: number };
  'movement-gained': BySeat & { n: number };
  'claim-gained': BySeat & { level: CivLevel };
  'ability-used': BySeat & { tech: string };
  /** Mandatory things that could not be done. */
  'items-lost': BySeat & { kinds: ItemKind[] };
  // Rovers, meteorites, lifepods
  'rover-deployed': AtCell;
  'rover-moved': BySeat & { from: Cell; to: Cell };
  'rover-jumped': BySeat & { from: Cell; to: Cell };
  'rover-destroyed': AtCell;
  'rover-gained': BySeat;
  'meteorite-landed': AtCell;
  'meteorite-collected': AtCell;
  'meteorite-loaded': AtCell;
  'meteorite-destroyed': AtCell;
  'collected-meteorite-destroyed': BySeat;
  'lifepod-collected': AtCell;
  'lifepod-destroyed': AtCell;
  'collected-lifepod-destroyed': BySeat;
  'lifepod-scored': BySeat;
  'lifepod-parked': OfTrack & { row: number };
  'lifepod-slotted': BySeat & { tech: string };
  // Cards
  'card-taken': BySeat & { level: CivLevel; civ: string };
  'card-kept': BySeat & { level: CivLevel; card: Cards };
  'deck-empty': BySeat & { level: CivLevel };
  'civ-decks-grew': object;
  'civ-decks-shrank': object;
  'mission-drawn': BySeat & { card: Cards };
  'contest-opened': BySeat & { mission: string };
  'looked-ahead': BySeat;
  /** Only its seat hears it. */
  'next-event': BySeat & { card: Cards };
  'stack-removed': { stack: number; n: number };
  // End
  'end-began': object;
  'lifepods-removed': BySeat & { n: number };
  'cards-revealed': BySeat & { cards: string[] };
  'missions-revealed': BySeat & { missions: string[] };
  scored: BySeat & { points: number };
};

/** Why a piece may not lie there, or a rover not go there, with the rule that forbids it. */
export const REASONS = {
  'off-the-grid': 'PU-5.4',
  'already-covered': 'PU-5.4',
  'first-on-perimeter': 'PU-5.4',
  'not-adjacent': 'PU-5.4',
  'not-available': 'PU-5.1',
  'select-first': 'PU-10.2.3',
  'no-straddle': 'PU-11.2',
  'forbidden-building': 'PU-11.3',
  ring: 'PU-11.6',
  chasm: 'PU-11.7',
  'centre-first': 'PU-11.8',
  'slide-in': 'PU-11.10',
  'event-perimeter': 'PU-13.4.4',
  'event-ice': 'PU-13.4.4',
  'event-matching': 'PU-13.4.4',
  'patch-on-meteorite': 'PU-7.7.1',
  'patch-on-patch': 'PU-10.3.6',
  'leaves-no-room': 'PU-13.3.5',
  'rover-in-the-way': 'PU-7.5.3',
  'too-far': 'PU-7.5.3',
  'no-movement': 'PU-7.5.2',
  toxic: 'PU-11.9',
  'event-terrain': 'PU-13.4.3',
} as const;
export type Why = keyof typeof REASONS;

/** Rows of a score (PU-9). */
export type ScoreItem =
  | 'rows'
  | 'columns'
  | 'cities'
  | 'worlds'
  | `track-${Track}`
  | 'lifepods'
  | 'meteorites'
  | 'civ-cards'
  | 'personal-missions'
  | 'neighbour-missions'
  | 'contest';

export type PlanetUnknown = {
  options: Options;
  table: Table;
  questions: Questions;
  events: Events;
  reasons: { [why in Why]: object };
  item: ScoreItem;
  /** A win that is shared, or how well a lonely surveyor did (PU-14.6). */
  verdict: 'shared' | (typeof RATINGS)[number]['verdict'];
};

export const { step, question } = framesOf<PlanetUnknown>();
