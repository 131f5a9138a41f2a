import type { CardEffect, RoundRule } from './card-effects.ts';
import { type Terrain, TRACKS, type Track } from './ids.ts';

export const EVENT_COLOURS = ['green', 'orange', 'red'] as const;
export type EventColour = (typeof EVENT_COLOURS)[number];

export interface EventCard {
  readonly id: string;
  readonly colour: EventColour;
  /** Used alone only (PU-13.3.1). */
  readonly solo?: true;
  readonly effect?: CardEffect;
  readonly rule?: RoundRule;
}

type Content = Pick<EventCard, 'solo' | 'effect' | 'rule'>;

const advance = (...tracks: Track[]): Content => ({
  effect: { op: 'advance', choose: 1, steps: 1, tracks, claim: 'all' },
});
const regress = (steps: number, ...tracks: Track[]): Content => ({ effect: { op: 'regress', steps, tracks } });
const noRoversOn = (terrain: Terrain): Content => ({ rule: { rule: 'rover-forbidden-terrain', terrain } });
const forbids = (rule: Exclude<RoundRule['rule'], 'rover-forbidden-terrain'>): Content => ({ rule: { rule } });
const alone = (content: Content): Content => ({ ...content, solo: true });

/** Cards 1 to 20. */
const GREEN: readonly Content[] = [
  alone({ effect: { op: 'add-rover' }, rule: { rule: 'deploy-rover-on-tile-placed' } }),
  alone({ effect: { op: 'civ-decks-add' } }),
  alone({ effect: { op: 'draw-mission' } }),
  { effect: { op: 'advance', choose: 1, steps: 3, tracks: ['civ', 'biomass', 'water'], claim: 'none' } },
  advance('rover', 'civ'),
  advance('rover', 'tech'),
  advance('rover', 'water'),
  advance('rover', 'biomass'),
  advance('civ', 'tech'),
  advance('water', 'civ'),
  advance('biomass', 'civ'),
  advance('tech', 'water'),
  advance('biomass', 'tech'),
  advance('biomass', 'water'),
  alone({ effect: { op: 'turn-station' } }),
  { effect: { op: 'gain-patch', count: 1 } },
  { effect: { op: 'synergy' } },
  { effect: { op: 'collect-lifepods', count: 1 } },
  { effect: { op: 'collect-meteorite' } },
  { effect: { op: 'synergy' } },
];

/** Cards 21 to 40; two of them come again in red (PU-R59). */
const ORANGE: readonly Content[] = [
  regress(1, 'rover', 'civ'),
  regress(1, 'rover', 'tech'),
  regress(1, 'rover', 'water'),
  regress(1, 'rover', 'biomass'),
  regress(1, 'civ', 'tech'),
  regress(1, 'water', 'civ'),
  regress(1, 'biomass', 'civ'),
  regress(1, 'tech', 'water'),
  regress(1, 'biomass', 'tech'),
  regress(1, 'biomass', 'water'),
  { effect: { op: 'add-meteorite' } },
  regress(1, ...TRACKS),
  noRoversOn('water'),
  noRoversOn('biomass'),
  noRoversOn('energy'),
  noRoversOn('rover'),
  noRoversOn('tech'),
  noRoversOn('civ'),
  forbids('no-tile-on-perimeter'),
  forbids('ignore-one-building'),
];

/** Cards 41 to 60. */
const RED: readonly Content[] = [
  regress(2, ...TRACKS),
  regress(3, ...TRACKS),
  { effect: { op: 'add-meteorite' } },
  forbids('ignore-one-building'),
  forbids('no-milestones'),
  alone({ effect: { op: 'drop-mission' } }),
  { effect: { op: 'destroy-rover' } },
  { effect: { op: 'civ-decks-remove' } },
  { effect: { op: 'destroy-lifepod', from: 'planet' } },
  { effect: { op: 'destroy-lifepod', from: 'corporation' } },
  { effect: { op: 'destroy-collected-meteorite' } },
  alone({ effect: { op: 'remove-stack' } }),
  { effect: { op: 'boost-or-peek' } },
  { effect: { op: 'boost-or-peek' } },
  forbids('no-matching-terrain-adjacent'),
  forbids('no-tile-on-ice'),
  forbids('no-tile-on-ice'),
  forbids('no-synergy'),
  forbids('no-milestones'),
  forbids('no-tile-on-perimeter'),
];

const cardsOf = (colour: EventColour, contents: readonly Content[], first: number): EventCard[] =>
  contents.map((content, i) => ({ id: `event-${String(first + i).padStart(2, '0')}`, colour, ...content }));

const CARDS: readonly EventCard[] = [
  ...cardsOf('green', GREEN, 1),
  ...cardsOf('orange', ORANGE, 21),
  ...cardsOf('red', RED, 41),
];

export const EVENT_CARDS: { readonly [id: string]: EventCard } = Object.fromEntries(
  CARDS.map((card) => [card.id, card]),
);

/** Cards of a colour that can be in the deck with so many players. */
export const eventsOf = (colour: EventColour, players: number): string[] =>
  CARDS.filter((card) => card.colour === colour && (players === 1 || !card.solo)).map(({ id }) => id);

/** PU-13.3.1: cards in the deck, and the mixes that have a name. */
export const EVENT_DECK = 20;

export type Mix = { readonly [colour in EventColour]: number };

export const MIXES = {
  gentle: { green: 12, orange: 6, red: 2 },
  balanced: { green: 7, orange: 6, red: 7 },
  harsh: { green: 2, orange: 6, red: 12 },
} as const satisfies { readonly [name: string]: Mix };
