import { starPoints } from './lookups.ts';
import { question, step } from './vocabulary.ts';

/** TM-3.1. The star moves between containers of its owner, so nobody else learns it. */
export const layStar = question('lay-star', {
  rule: 'TM-D01',
  answers: (m, { seat }) => m.table.players[seat].hand.cards.map((card) => ({ card })),
  take(m, { seat }, { card }) {
    const { hand, star } = m.table.players[seat];
    m.move(hand, star, card);
    m.tell({ type: 'star-laid', seat });
  },
});

/** TM-5.3 */
export const showStars = step('show-stars', (m) => {
  for (const { star } of m.table.players) m.show(star, 'all');
  m.table.players.forEach(({ star }, seat) => {
    m.tell({ type: 'star-shown', seat, card: star.cards[0], points: starPoints(m.table, seat) });
  });
});
