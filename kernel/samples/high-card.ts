import { type Cards, hand, open, pile } from '../cards.ts';
import { framesOf, together } from '../frames.ts';
import type { Game } from '../game.ts';
import type { Seat } from '../types.ts';

/**
 * A made-up game with everything that can go wrong around secrets: hands, face-down simultaneous bids, a draft that is
 * unseen until the join, and an offer nobody waits for.
 */
export interface Table {
  deck: Cards;
  hands: Cards[];
  bids: Cards[];
  played: Cards;
  /** Each seat's own shelf, changed only in its own draft. */
  shelves: { stones: number[]; left: number }[];
  score: number[];
  /** Who has cheered this round: nobody waits for it, so it may come at any time. */
  cheered: boolean[];
  round: number;
}

export type HighCard = {
  table: Table;
  questions: {
    bid: { about: object; answer: { card: string } };
    swap: { about: object; answer: { card: string } | { keep: true } };
    shelve: { about: object; answer: { stone: number } | { stone: 'done' } };
    cheer: { about: object; answer: { cheer: true } };
  };
  events: {
    'bid-made': { seat: Seat };
    compared: { values: number[]; winner: Seat };
    swapped: { seat: Seat; now: Cards };
    shelved: { seat: Seat; stone: number };
    cheered: { seat: Seat };
  };
  reasons: Record<never, object>;
  item: 'won' | 'stones';
  verdict: never;
  options: { readonly bonus: boolean };
};

const { step, question } = framesOf<HighCard>();

const KIND = 'number';
const ROUNDS = 3;
const HAND = 4;

const bid = question('bid', {
  rule: 'HC-1',
  always: true,
  final: true,
  answers: (m, { seat }) => m.table.hands[seat].cards.map((card) => ({ card })),
  take(m, { seat }, { card }) {
    m.move(m.table.hands[seat], m.table.bids[seat], card);
    m.tell({ type: 'bid-made', seat });
  },
});

const compare = step('compare', (m) => {
  const { bids, played, score } = m.table;
  const values = bids.map(({ cards }) => worth(cards[0]));
  const best = Math.max(...values);
  bids.forEach((from) => {
    m.move(from, played);
  });
  const winner = values.indexOf(best);
  score[winner] += 1;
  m.tell({ type: 'compared', values, winner });
  m.next(gain({ seat: winner, points: 1 }), swap({ seat: winner }));
});

const gain = step<{ seat: Seat; points: number }>('gain', (m, { seat, points }) => {
  m.table.score[seat] += points;
});

/** Draws a card and puts one back, luck and a secret in one answer; or keeps the hand as it is. */
const swap = question('swap', {
  rule: 'HC-2',
  answers: (m, { seat }) => {
    const { deck, hands } = m.table;
    return deck.cards.length > 0 ? [...hands[seat].cards.map((card) => ({ card })), { keep: true as const }] : [];
  },
  take(m, { seat }, answer) {
    if ('keep' in answer) return;
    const { deck, hands } = m.table;
    m.move(deck, hands[seat]);
    m.move(hands[seat], deck, answer.card);
    m.shuffle(`deck ${m.table.round}`, deck);
    m.tell({ type: 'swapped', seat, now: hand(KIND, seat, hands[seat].cards.slice()) });
  },
});

const shelve = question('shelve', {
  rule: 'HC-4',
  answers: (m, { seat }) => {
    const { left } = m.table.shelves[seat];
    return [...Array.from({ length: left }, (_, i) => ({ stone: i + 1 })), { stone: 'done' as const }];
  },
  take(m, { seat }, { stone }) {
    const shelf = m.table.shelves[seat];
    if (stone === 'done') return;
    shelf.left -= stone;
    shelf.stones.push(stone);
    m.tell({ type: 'shelved', seat, stone });
    m.next(shelve({ seat }));
  },
});

const cheer = question('cheer', {
  rule: 'HC-5',
  answers: (m, { seat }) => (m.table.cheered[seat] ? [] : [{ cheer: true }]),
  take(m, { seat }) {
    m.table.cheered[seat] = true;
    m.tell({ type: 'cheered', seat });
  },
});

const round = step('round', (m) => {
  const { table } = m;
  if (table.round === ROUNDS) return;
  table.round += 1;
  for (const shelf of table.shelves) shelf.left = 2;
  table.cheered.fill(false);
  const seats = Array.from({ length: m.seats }, (_, seat) => seat);
  m.next(
    together(seats.map((seat) => ({ seat, frames: [bid({ seat })] }))),
    compare({}),
    together(
      seats.map((seat) => ({ seat, frames: [shelve({ seat })] })),
      'shelves',
    ),
    round({}),
  );
});

const numbers = (seats: number) => Array.from({ length: seats * HAND + 3 }, (_, i) => `n${i + 1}`);

const worth = (card: string) => Number(card.slice(1));

export const highCard: Game<HighCard> = {
  id: 'high-card',
  edition: 1,
  seats: { min: 2, max: 4 },
  options: { bonus: { kind: 'switch', default: false } },
  frames: [bid, compare, gain, swap, shelve, cheer, round],
  setup(m) {
    const deck = m.luck.shuffled('deal', numbers(m.seats));
    m.next(round({}));
    const seats = Array.from({ length: m.seats }, (_, seat) => seat);
    return {
      hands: seats.map((seat) => hand(KIND, seat, deck.splice(0, HAND))),
      deck: pile(KIND, deck),
      bids: seats.map((seat) => hand(KIND, seat)),
      played: open(KIND),
      shelves: seats.map(() => ({ stones: [], left: 0 })),
      score: seats.map(() => (m.options.bonus ? 1 : 0)),
      cheered: seats.map(() => false),
      round: 0,
    };
  },
  offers: (m) => (m.over ? [] : m.table.cheered.map((_, seat) => cheer({ seat }))),
  cards: ({ seats }) => ({ [KIND]: numbers(seats) }),
  standing({ table: { score, shelves } }) {
    const totals = score.map((points, seat) => points + shelves[seat].stones.length);
    const best = Math.max(...totals);
    return {
      winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])),
      rows: totals.map((total, seat) => ({
        seat,
        total,
        items: [
          { item: 'won', points: score[seat] },
          { item: 'stones', points: shelves[seat].stones.length },
        ],
        place: 1 + totals.filter((other) => other > total).length,
      })),
    };
  },
  check: ({ table, seats }) => (table.hands.length === seats ? [] : ['a hand is missing']),
};
