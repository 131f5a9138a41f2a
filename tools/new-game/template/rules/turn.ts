import { hand, type Seat } from '@orrery/kernel';
import { MOON_FACTS } from '../data/index.ts';
import { allFreePlaces, brightest, isFull, moonOf, shareOf } from './lookups.ts';
import { showStars } from './stars.ts';
import { CARD } from './table.ts';
import { question, step } from './vocabulary.ts';

/** TM-4.4, TM-5.3 */
export const turn = step<{ seat: Seat }>('turn', (m, { seat }) => {
  const left = allFreePlaces(m.table);
  if (left === 0) m.next(showStars({}));
  else m.next(chooseMoon({ seat, left }), turn({ seat: (seat + 1) % m.seats }));
});

/** TM-4.1. Nothing is revealed or drawn yet, so this answer can be taken back while the next question waits. */
export const chooseMoon = question('choose-moon', {
  rule: 'TM-D02',
  answers: (m) => m.table.moons.filter((moon) => !isFull(moon)).map(({ id }) => ({ moon: id })),
  barred: (m) =>
    m.table.moons.filter(isFull).map(({ id }) => ({
      answer: { moon: id },
      rule: 'TM-4.2',
      why: 'moon-full',
      room: MOON_FACTS[id].room,
    })),
  take(m, { seat }, { moon }) {
    m.next(playCard({ seat, moon }));
  },
});

/** TM-4.3. The card is revealed and another one drawn: the kernel lets nobody undo that. */
export const playCard = question('play-card', {
  rule: 'TM-D03',
  answers: (m, { seat }) => m.table.players[seat].hand.cards.map((card) => ({ card })),
  take(m, { seat, moon: id }, { card }) {
    const { deck, players } = m.table;
    const moon = moonOf(m.table, id);
    m.move(players[seat].hand, moon.played, card);
    m.tell({ type: 'card-played', seat, card, moon: id, place: moon.by.length });
    moon.by.push(seat);
    if (isFull(moon)) m.tell({ type: 'moon-won', moon: id, winners: brightest(moon), points: shareOf(moon) });
    const drawn = m.move(deck, players[seat].hand);
    m.tell({ type: 'card-drawn', seat, drawn: hand(CARD, seat, [drawn]) });
  },
});
