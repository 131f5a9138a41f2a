import { framesOf, type Game, type Seat } from '@orrery/kernel';

/** Two seats answer in turn, without end: for load and for killing. */
type Endless = {
  table: { log: number[]; turn: number };
  questions: { 'say-digit': { about: object; answer: { digit: number } } };
  events: { said: { seat: Seat; digit: number } };
  reasons: Record<never, object>;
  item: never;
  verdict: never;
  options: Record<never, never>;
};

const DIGITS = Array.from({ length: 10 }, (_, digit) => ({ digit }));

const sayDigit = framesOf<Endless>().question('say-digit', {
  rule: 'ENDLESS-1',
  answers: () => DIGITS,
  take(m, { seat }, { digit }) {
    m.table.log[m.table.turn++ % 50] = digit;
    m.tell({ type: 'said', seat, digit });
    m.next(sayDigit({ seat: (seat + 1) % m.seats }));
  },
});

export const endlessGame: Game<Endless> = {
  id: 'endless',
  edition: 1,
  seats: { min: 2, max: 4 },
  options: {},
  frames: [sayDigit],
  setup(m) {
    m.next(sayDigit({ seat: 0 }));
    return { log: [], turn: 0 };
  },
  standing: () => ({ winners: [], rows: [] }),
};
