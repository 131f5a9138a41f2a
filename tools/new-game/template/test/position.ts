import { given, type Scene } from '@orrery/kernel/testing';
import { HAND, MOONS, type MoonId } from '../data/index.ts';
import { game } from '../rules/index.ts';
import { moonOf } from '../rules/lookups.ts';
import type { TinyMoons } from '../rules/vocabulary.ts';

/** The game's own short way to describe positions. */
export interface Position {
  /** Cards on moons in the order they were played, as `seat:card`. */
  readonly moons?: { readonly [moon in MoonId]?: string };
  /** Hands by seat; whoever is not mentioned gets any cards. */
  readonly hands?: readonly (readonly number[])[];
  /** Stars by seat, likewise. */
  readonly stars?: readonly number[];
}

/** A game with all moons, staged like this; nobody is asked anything until `doing` says what happens. */
export function positioned(seats: number, { moons = {}, hands = [], stars = [] }: Position): Scene<TinyMoons> {
  const scene = given(game, { seats, options: { moons: MOONS.length } }).doing();
  // Cards are moved as the rules move them, so that the box stays whole.
  const { play } = scene;
  const { deck, players } = play.table;
  for (const { hand } of players) while (hand.cards.length > 0) play.move(hand, deck);
  for (const id of MOONS)
    for (const played of moons[id]?.split(' ') ?? []) {
      const [seat, card] = played.split(':').map(Number);
      const moon = moonOf(play.table, id);
      play.move(deck, moon.played, card);
      moon.by.push(seat);
    }
  players.forEach(({ star }, seat) => {
    if (stars[seat] !== undefined) play.move(deck, star, stars[seat]);
  });
  players.forEach(({ hand }, seat) => {
    for (const card of hands[seat] ?? []) play.move(deck, hand, card);
  });
  players.forEach(({ hand, star }, seat) => {
    if (stars[seat] === undefined) play.move(deck, star);
    if (hands[seat] === undefined) for (let n = 0; n < HAND; n++) play.move(deck, hand);
  });
  return scene;
}
