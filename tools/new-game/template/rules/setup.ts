import { hand, open, type Play, pile, together } from '@orrery/kernel';
import { DECK, HAND, MOONS } from '../data/index.ts';
import { layStar } from './stars.ts';
import { CARD, type Table } from './table.ts';
import { turn } from './turn.ts';
import type { TinyMoons } from './vocabulary.ts';

/** TM-2.1 to TM-2.3. Chance names its purpose, so that tests can force it and a new draw elsewhere shifts nothing here. */
export function setup(m: Play<TinyMoons>): Table {
  const deck = m.luck.shuffled('deck', DECK);
  const first = m.luck.below('first player', m.seats);
  const seats = Array.from({ length: m.seats }, (_, seat) => seat);
  m.tell({ type: 'first-player', seat: first });
  // TM-3.1: one agenda for each seat at the same time; the turns wait until all are done.
  m.next(together(seats.map((seat) => ({ seat, frames: [layStar({ seat })] }))), turn({ seat: first }));
  return {
    players: seats.map((seat) => ({ hand: hand(CARD, seat, deck.splice(0, HAND + 1)), star: hand(CARD, seat) })),
    deck: pile(CARD, deck),
    moons: MOONS.slice(0, m.options.moons).map((id) => ({ id, played: open(CARD), by: [] })),
  };
}
