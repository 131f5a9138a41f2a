import { type Cards, framesOf, type Game, hand, open, pile, type Seat } from '@orrery/kernel';

/** An open place that is covered by a card of one seat, shown to all, and so on; new hands come at any time. */
type Covering = {
  table: {
    readonly deck: Cards<number>;
    readonly place: { readonly cards: Cards<number> };
    readonly shown: Cards<number>;
    readonly hands: { readonly seat: Seat; readonly cards: Cards<number> }[];
    turn: number;
  };
  questions: { turn: { about: object; answer: { do: 'cover' | 'show' | 'draw' } } };
  events: { turned: { seat: Seat } };
  reasons: Record<never, object>;
  item: never;
  verdict: never;
  options: Record<never, never>;
};

const turn = framesOf<Covering>().question('turn', {
  rule: 'COVER-1',
  answers: ({ table }) => [{ do: table.place.cards.cards.length > 0 ? 'show' : 'cover' }, { do: 'draw' }],
  take(m, { seat }, answer) {
    const { deck, place, shown, hands } = m.table;
    if (answer.do === 'cover') {
      m.hide(place.cards, [seat]);
      m.move(deck, place.cards);
    } else if (answer.do === 'show') {
      m.show(place.cards, 'all');
      m.move(place.cards, shown);
    } else {
      hands.push({ seat, cards: hand('number', seat) });
      m.move(deck, hands[hands.length - 1].cards);
    }
    m.table.turn++;
    m.tell({ type: 'turned', seat });
    if (deck.cards.length > 0) m.next(turn({ seat: (seat + 1) % m.seats }));
  },
});

export const coveringGame: Game<Covering> = {
  id: 'covering',
  edition: 1,
  seats: { min: 2, max: 4 },
  options: {},
  frames: [turn],
  setup(m) {
    m.next(turn({ seat: 0 }));
    const deck = pile(
      'number',
      Array.from({ length: 30 }, (_, n) => n),
    );
    return { deck, place: { cards: open('number') }, shown: open('number'), hands: [], turn: 0 };
  },
  standing: () => ({ winners: [], rows: [] }),
};
