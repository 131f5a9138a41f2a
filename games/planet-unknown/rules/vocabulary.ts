/**
 * Every word the rules use towards screens, log and opponents. A test compares these lists with what random games really
 * say, so whoever draws or translates can rely on them.
 *
 * `track` and `tracks` are tracks (a tracker is called by its colour), `column` the track a tracker stands on, `terrain`
 * and `building` terrains, `cell`, `from` and `to` cells (y * 12 + x), `tile` a tile id, `stack` 0..11 (outer ring, then
 * inner ring), `rotation` 0..5, `level` 1..4, `tech` a tech id, `n` a number. A `card` is always a `Cards` container, of
 * which viewers who may not know it get only the number; public cards are plain ids under `civ`, `mission` or `event`.
 */

interface QuestionWords {
  /** The rule that asks, and the decision point of PU-15. */
  readonly rule: string;
  readonly point: string;
  /** Arguments of the question, in `asked.about`. */
  readonly about: readonly string[];
  /** Shapes of its answers: the fields of each. */
  readonly answers: readonly (readonly string[])[];
}

/**
 * What a player may do in a window besides its own business. `item`: resolve a pending item (`n` is its place in
 * `area.pending`, `kind` and the rest describe it); `claim`: settle a civ claim; `archive`: Republic 5; `step` and
 * `jump`: a rover moves, a jump is a teleport; `use`: an ability; `confirm`: done.
 */
const WINDOW = [
  ['act', 'n', 'kind'],
  ['act', 'n', 'kind', 'track'],
  ['act', 'n', 'kind', 'tracks'],
  ['act', 'level'],
  ['act'],
  ['act', 'from', 'to'],
  ['act', 'tech'],
] as const;

const MOVES = [['act', 'from', 'to']] as const;

/** `act` is `place`. */
const PLACE = [['act', 'tile', 'x', 'y', 'turn', 'flip']] as const;

export const QUESTIONS = {
  /** Setup: sides of the dealt boards, ids of planets and corporations. */
  'choose-sides': { rule: 'PU-3.2', point: 'PU-15.1', about: [], answers: [['planet', 'corporation']] },
  'pick-planet': { rule: 'PU-3.2', point: 'PU-15.43', about: [], answers: [['planet']] },
  'pick-corporation': { rule: 'PU-3.2', point: 'PU-15.43', about: [], answers: [['corporation']] },
  'flux-start': { rule: 'PU-10.9.1', point: 'PU-15.2', about: [], answers: [['track']] },
  /** One personal mission goes back: at the start (`reason` is `setup`) or by an event (`event`). */
  'drop-mission': { rule: 'PU-3.7', point: 'PU-15.3', about: ['reason'], answers: [['mission']] },
  /** `reason`: `commander`, `solo` (before the first round) or `event` (No Queue). */
  rotate: { rule: 'PU-4.1', point: 'PU-15.6', about: ['reason'], answers: [['rotation']] },

  /** The tile decision and the window before it. `select` (Republic 1) and `take` (no room at all) name a tile. */
  turn: { rule: 'PU-4.4', point: 'PU-15.14', about: [], answers: [...PLACE, ['act', 'tile'], ...WINDOW] },
  /** A selected tile, or an extra one (`extra`: `none`, `buildings` or `bare`); Republic 1 may move rovers first. */
  place: { rule: 'PU-5.4', point: 'PU-15.14', about: ['tile', 'extra'], answers: [...PLACE, ...MOVES] },
  /** An extra tile is chosen before it is placed (Republic 1). */
  'select-extra': { rule: 'PU-7.8.5', point: 'PU-15.37', about: ['buildings'], answers: [['tile']] },
  /** `buildings`: the two of the tile, with what each would give. */
  'ignore-building': { rule: 'PU-13.4.5', point: 'PU-15.16', about: ['buildings'], answers: [['building']] },
  /** Pending items, rover moves, abilities. `at`: `event`, `after`, `claims`, `end` or `end-claims`. */
  resolve: { rule: 'PU-7.2', point: 'PU-15.17', about: ['at'], answers: WINDOW },
  confirm: { rule: 'PU-4.4', point: 'PU-15.40', about: [], answers: [['act']] },

  'energy-track': { rule: 'PU-6.4', point: 'PU-15.18', about: ['tracks', 'placed'], answers: [['track']] },
  /** `tech` is the plain building; the others use it as energy. */
  'tech-as-energy': { rule: 'PU-10.6.4', point: 'PU-15.19', about: ['tracks'], answers: [['track']] },
  /** `steps` is 2 with Jump Drive C. */
  synergy: { rule: 'PU-7.1.6', point: 'PU-15.20', about: [], answers: [['track', 'steps']] },
  /** `left`: how many trackers are still to be chosen, this one included; `chosen`: those before. */
  'choose-tracker': {
    rule: 'PU-12.1.1',
    point: 'PU-15.35',
    about: ['tracks', 'left', 'steps', 'claim', 'chosen'],
    answers: [['track']],
  },
  /** Makeshift: where the tracker goes. */
  'advance-to': {
    rule: 'PU-10.8.2',
    point: 'PU-15.21',
    about: ['track', 'left', 'claim'],
    answers: [['column', 'row']],
  },
  /** Wormhole: one of the two symbols of step `step`; `mark` is `synergy`, `advance` or `patch`. */
  benefit: { rule: 'PU-10.3.1', point: 'PU-15.22', about: ['step', 'claim'], answers: [['mark']] },
  regress: { rule: 'PU-7.1.4', point: 'PU-15.23', about: ['tracks', 'steps'], answers: [['track']] },
  unionize: { rule: 'PU-12.1.3', point: 'PU-15.42', about: [], answers: [['track', 'column', 'row']] },

  'deploy-rover': { rule: 'PU-7.5.1', point: 'PU-15.24', about: [], answers: [['cell']] },
  /** Horizon 4: a loaded rover on water terrain. */
  'sink-meteorite': { rule: 'PU-10.5.6', point: 'PU-15.26', about: ['cell', 'mayLoad'], answers: [['sink']] },
  'relocate-rover': { rule: 'PU-12.1.5', point: 'PU-15.36', about: [], answers: [['from'], ['stay']] },
  'relocate-to': { rule: 'PU-12.1.5', point: 'PU-15.36', about: ['from'], answers: [['cell']] },
  'destroy-rover': { rule: 'PU-13.4.8', point: 'PU-15.11', about: [], answers: [['cell']] },

  /** `use`: `place` on a cell, `store`, `synergy` (Jump Drive A) or `more` (Wormhole 3: one more, then again). */
  patch: {
    rule: 'PU-7.7.1',
    point: 'PU-15.27',
    about: ['left', 'stored', 'card'],
    answers: [['use', 'cell'], ['use']],
  },

  /** `to`: `score`, `space` (track, row) or `slot` (tech). `from`: null for a new lifepod, else its place `at` now. */
  'lifepod-to': {
    rule: 'PU-10.4.1',
    point: 'PU-15.29',
    about: ['from'],
    answers: [['to'], ['to', 'track', 'row'], ['to', 'tech']],
  },
  /** Which lifepod: from where; or `from: 'none'` for no more. `left`: how many may still be moved. */
  reposition: {
    rule: 'PU-10.4.6',
    point: 'PU-15.30',
    about: ['left'],
    answers: [['from'], ['from', 'track', 'row']],
  },
  /** `left`: how many are still to be collected, this one included. */
  'collect-lifepod': { rule: 'PU-12.1.4', point: 'PU-15.36', about: ['left'], answers: [['cell']] },
  /** On the planet (`cell`) or on the corporation board (`from` as in `reposition`, or `slot`). */
  'destroy-lifepod': {
    rule: 'PU-13.4.8',
    point: 'PU-15.11',
    about: ['place'],
    answers: [['cell'], ['from'], ['from', 'track', 'row'], ['from', 'tech']],
  },

  'collect-meteorite': { rule: 'PU-10.5.7', point: 'PU-15.33', about: [], answers: [['cell']] },
  'destroy-meteorite': { rule: 'PU-12.1.6', point: 'PU-15.36', about: ['left'], answers: [['cell']] },
  /** `line`: `row` or `column`; `at`: its number. */
  'destroy-line': { rule: 'PU-12.1.6', point: 'PU-15.36', about: [], answers: [['line', 'at']] },
  'add-meteorite': { rule: 'PU-13.4.2', point: 'PU-15.10', about: [], answers: [['cell']] },

  'flux-move': { rule: 'PU-10.9.1', point: 'PU-15.31', about: [], answers: [['track']] },
  'claim-row': { rule: 'PU-10.6.5', point: 'PU-15.32', about: [], answers: [['track']] },
  'open-contest': { rule: 'PU-10.6.6', point: 'PU-15.32', about: [], answers: [['mission']] },

  /** The cards lie in `table.civ.offer`. */
  'choose-card': { rule: 'PU-7.3.2', point: 'PU-15.34', about: ['level'], answers: [['civ']] },
  /** Republic 5. `left`: how many are still to be kept, this one included. */
  'keep-card': { rule: 'PU-10.2.7', point: 'PU-15.39', about: ['left'], answers: [['civ']] },
  /** `choice`: `synergy` or `peek`. */
  'boost-or-peek': { rule: 'PU-13.4.9', point: 'PU-15.9', about: [], answers: [['choice']] },
  'remove-stack': { rule: 'PU-13.4.10', point: 'PU-15.12', about: [], answers: [['stack']] },
} as const satisfies { readonly [question: string]: QuestionWords };

export type QuestionId = keyof typeof QUESTIONS;

/** Windows: where a player may resolve items, move rovers and use abilities (PU-4.9). */
export const WINDOWS = ['event', 'turn', 'after', 'claims', 'end', 'end-claims'] as const;
export type WindowAt = (typeof WINDOWS)[number];

/** Fields of each event, besides `type`. Nearly all belong to a `seat`. */
export const EVENTS = {
  // Setup
  'first-commander': ['seat'],
  /** Unique sides of the boards; null where the common side is used anyway. */
  'boards-dealt': ['seat', 'planet', 'corporation'],
  'boards-chosen': ['seat', 'planet', 'corporation'],
  'flux-set': ['seat', 'track'],
  'mission-dropped': ['seat', 'card'],
  'missions-laid': ['missions'],
  'target-set': ['target', 'green', 'orange', 'red'],
  // Rounds
  'round-began': ['round', 'seat'],
  /** `seat` is null when it turns by itself. */
  'station-turned': ['seat', 'rotation'],
  'event-revealed': ['event', 'left'],
  /** PU-8.5: `stuck` seats cannot place as things stand; `section` and `events` say that this is the last round. */
  announced: ['stuck', 'section', 'events'],
  /** Movement at the start of a round, by a tech. */
  'round-movement': ['seat', 'tech', 'n'],
  confirmed: ['seat'],
  'tile-revealed': ['stack', 'tile'],
  /** `stuck`, `section` and `events`: which of the three triggers hold (PU-8.1). */
  'end-triggered': ['stuck', 'section', 'events'],
  // Tiles and patches
  'tile-selected': ['seat', 'tile'],
  'tile-placed': ['seat', 'tile', 'x', 'y', 'turn', 'flip', 'extra'],
  'tile-unplaced': ['seat', 'tile'],
  'building-ignored': ['seat', 'building'],
  'patch-placed': ['seat', 'cell'],
  'patch-stored': ['seat'],
  'patch-swapped': ['seat'],
  'patch-doubled': ['seat'],
  'patch-lost': ['seat'],
  // Tracks
  advanced: ['seat', 'track', 'column', 'row'],
  'advance-repeated': ['seat', 'track'],
  'advance-blocked': ['seat', 'track'],
  regressed: ['seat', 'track', 'column', 'row'],
  'benefit-chosen': ['seat', 'mark'],
  'biomass-reset': ['seat'],
  'row-claimed': ['seat', 'track', 'row'],
  'movement-gained': ['seat', 'n'],
  'claim-gained': ['seat', 'level'],
  'ability-used': ['seat', 'tech'],
  /** Mandatory things that could not be done, by kind. */
  'items-lost': ['seat', 'kinds'],
  // Rovers, meteorites, lifepods
  'rover-deployed': ['seat', 'cell'],
  'rover-moved': ['seat', 'from', 'to'],
  'rover-jumped': ['seat', 'from', 'to'],
  'rover-destroyed': ['seat', 'cell'],
  'rover-gained': ['seat'],
  'meteorite-landed': ['seat', 'cell'],
  'meteorite-collected': ['seat', 'cell'],
  'meteorite-loaded': ['seat', 'cell'],
  'meteorite-destroyed': ['seat', 'cell'],
  'collected-meteorite-destroyed': ['seat'],
  'lifepod-collected': ['seat', 'cell'],
  'lifepod-destroyed': ['seat', 'cell'],
  'collected-lifepod-destroyed': ['seat'],
  'lifepod-scored': ['seat'],
  'lifepod-parked': ['seat', 'track', 'row'],
  'lifepod-slotted': ['seat', 'tech'],
  // Cards
  'card-taken': ['seat', 'level', 'civ'],
  'card-kept': ['seat', 'level', 'card'],
  'deck-empty': ['seat', 'level'],
  'civ-decks-grew': [],
  'civ-decks-shrank': [],
  'mission-drawn': ['seat', 'card'],
  'contest-opened': ['seat', 'mission'],
  'looked-ahead': ['seat'],
  /** Only its seat hears it. */
  'next-event': ['seat', 'card'],
  'stack-removed': ['stack', 'n'],
  // End
  'end-began': [],
  'lifepods-removed': ['seat', 'n'],
  'cards-revealed': ['seat', 'cards'],
  'missions-revealed': ['seat', 'missions'],
  scored: ['seat', 'points'],
} as const;

export type EventType = keyof typeof EVENTS;

/** An event with exactly the fields listed above. */
export type Told = { [T in EventType]: { type: T } & { [field in (typeof EVENTS)[T][number]]: unknown } }[EventType];

/** Reasons why a placement is not legal, with the rule that each comes with. */
export const WHYS = {
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
  // Rovers
  'rover-in-the-way': 'PU-7.5.3',
  'too-far': 'PU-7.5.3',
  'no-movement': 'PU-7.5.2',
  toxic: 'PU-11.9',
  'event-terrain': 'PU-13.4.3',
} as const;

export type Why = keyof typeof WHYS;

/** Score items in the order of a row (PU-9). */
export const ITEMS = [
  'rows',
  'columns',
  'cities',
  'worlds',
  'track-civ',
  'track-water',
  'track-biomass',
  'track-rover',
  'track-tech',
  'lifepods',
  'meteorites',
  'civ-cards',
  'personal-missions',
  'neighbour-missions',
  'contest',
] as const;
export type ScoreItem = (typeof ITEMS)[number];

/** What places do not say. The solo verdicts go from worst to best; from `solo-accomplished` on the game is won. */
export const VERDICTS = [
  'shared',
  'solo-critical-failure',
  'solo-few-survivors',
  'solo-still-breathing',
  'solo-accomplished',
  'solo-promoted',
  'solo-stars-aligned',
  'solo-finest-planet',
] as const;
export type Verdict = (typeof VERDICTS)[number];
