import { type Game, question } from '@orrery/kernel';

/** Two seats answer in turn, without end: for load and for killing. */
interface LongHaul {
  log: number[];
  turn: number;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => ({ digit }));

const haul = question<LongHaul, object, { digit: number }>('haul', {
  rule: 'LH-1',
  answers: () => DIGITS,
  take(m, { seat }, { digit }) {
    m.table.log[m.table.turn++ % 50] = digit;
    m.tell({ type: 'hauled', seat, digit });
    m.next(haul({ seat: (seat + 1) % m.seats }));
  },
});

export const longHaul: Game<LongHaul> = {
  id: 'long-haul',
  edition: 1,
  seats: { min: 2, max: 4 },
  options: {},
  frames: [haul],
  setup(m) {
    m.next(haul({ seat: 0 }));
    return { log: [], turn: 0 };
  },
  standing: () => ({ winners: [], rows: [] }),
};
