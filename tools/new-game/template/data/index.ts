import cards from './cards.json' with { type: 'json' };
import moons from './moons.json' with { type: 'json' };

/** The moons of the box (TM-1.1): words and drawings know them by these ids. */
export const MOONS = ['io', 'europa', 'titan', 'triton', 'oberon'] as const;
export type MoonId = (typeof MOONS)[number];

export const SEATS = { min: 2, max: 4 };

/** What an owner of a box may edit; `check.ts` says what is allowed. */
export const FILES = { moons, cards };
export type Files = typeof FILES;

interface MoonFacts {
  readonly points: number;
  /** So many cards find room there. */
  readonly room: number;
}

export const MOON_FACTS: { readonly [moon in MoonId]: MoonFacts } = moons;

/** How many cards a player holds while playing (TM-2.2). */
export const HAND = cards.hand;

/** TM-1.2: a card is its number, and each number exists once. */
export const DECK = Array.from({ length: cards.highest }, (_, i) => i + 1);

/** For the highest star (TM-5.4). */
export const STAR_POINTS = 3;
