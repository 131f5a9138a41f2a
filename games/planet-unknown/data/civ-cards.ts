import type { CardEffect, Worth } from './card-effects.ts';
import { type CivLevel, TRACKS } from './ids.ts';

/**
 * Immediate cards have `effects`, carried out when taken. End-of-game cards have a `worth`, and some an `atEnd`, carried
 * out in the end-of-game block (PU-8.3).
 */
export interface CivCard {
  readonly id: string;
  readonly level: CivLevel;
  readonly effects?: readonly CardEffect[];
  readonly worth?: Worth;
  readonly atEnd?: CardEffect;
}

const advance = (choose: number, steps: number): CardEffect => ({
  op: 'advance',
  choose,
  steps,
  tracks: TRACKS,
  claim: 'all',
});

const CARDS: readonly CivCard[] = [
  { id: 'civ-01', level: 1, effects: [advance(2, 1)] },
  { id: 'civ-02', level: 1, effects: [advance(1, 2)] },
  { id: 'civ-03', level: 1, effects: [{ op: 'gain-patch', count: 1 }] },
  { id: 'civ-04', level: 1, effects: [{ op: 'gain-movement', amount: 4 }] },
  { id: 'civ-05', level: 1, effects: [{ op: 'extra-tile', buildings: false }] },
  { id: 'civ-06', level: 1, worth: { points: 1 } },
  { id: 'civ-07', level: 1, worth: { points: 2 } },
  { id: 'civ-08', level: 2, worth: { points: 1 } },
  { id: 'civ-09', level: 2, worth: { points: 2 } },
  { id: 'civ-10', level: 2, effects: [advance(3, 1)] },
  { id: 'civ-11', level: 2, effects: [advance(2, 1)] },
  { id: 'civ-12', level: 2, effects: [{ op: 'gain-patch', count: 2 }] },
  { id: 'civ-13', level: 2, effects: [{ op: 'collect-lifepods', count: 2 }] },
  { id: 'civ-14', level: 2, effects: [{ op: 'relocate-rover' }] },
  { id: 'civ-15', level: 3, worth: { points: 2 } },
  { id: 'civ-16', level: 3, effects: [{ op: 'extra-tile', buildings: true }] },
  { id: 'civ-17', level: 3, effects: [{ op: 'destroy-line' }] },
  { id: 'civ-18', level: 3, effects: [{ op: 'collect-lifepods', count: 3 }] },
  { id: 'civ-19', level: 3, effects: [advance(3, 1)] },
  { id: 'civ-20', level: 3, worth: { points: 3 } },
  { id: 'civ-21', level: 3, effects: [{ op: 'unionize' }] },
  { id: 'civ-22', level: 4, worth: { perPatch: 1 } },
  { id: 'civ-23', level: 4, worth: { points: 2 }, atEnd: advance(1, 1) },
  { id: 'civ-24', level: 4, worth: { points: 3 }, atEnd: advance(1, 1) },
  { id: 'civ-25', level: 4, effects: [{ op: 'destroy-meteorites', count: 3 }] },
  { id: 'civ-26', level: 4, effects: [{ op: 'gain-patch', count: 3 }] },
  { id: 'civ-27', level: 4, worth: { points: 4 } },
  { id: 'civ-28', level: 4, worth: { lifepodValue: 2 } },
  { id: 'civ-29', level: 1, worth: { set: 'meteorite-repo' } },
  { id: 'civ-30', level: 2, worth: { set: 'meteorite-repo' } },
  { id: 'civ-31', level: 3, worth: { set: 'meteorite-repo' } },
  { id: 'civ-32', level: 4, worth: { set: 'meteorite-repo' } },
  { id: 'civ-33', level: 1, worth: { set: 'commerce-agreement' } },
  { id: 'civ-34', level: 2, worth: { set: 'commerce-agreement' } },
  { id: 'civ-35', level: 3, worth: { set: 'commerce-agreement' } },
  { id: 'civ-36', level: 4, worth: { set: 'commerce-agreement' } },
];

export const CIV_CARDS: { readonly [id: string]: CivCard } = Object.fromEntries(CARDS.map((card) => [card.id, card]));

export const civCardsOfLevel = (level: CivLevel): string[] =>
  CARDS.filter((card) => card.level === level).map(({ id }) => id);

/** PU-12.1.8: points for a set of three meteorites, and for Commerce Agreements, by the number of such cards held. */
export const REPO_POINTS = [1, 2, 3, 4, 5] as const;
export const COMMERCE_POINTS = [0, 1, 3, 6, 10] as const;
