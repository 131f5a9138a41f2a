import { framesOf, type Game, type Seat } from '@orrery/kernel';

/** Something like a real table of a chosen size: small records in lists, as games have them. */
export function padding(bytes: number): object[] {
  const record = (i: number) => ({ id: i, zone: 'hellas', pool: [i % 4, (i + 1) % 4, (i + 2) % 4], open: i % 2 === 0 });
  const size = JSON.stringify(record(100)).length + 1;
  return Array.from({ length: Math.ceil(bytes / size) }, (_, i) => record(i));
}

type Padded = {
  table: { pieces: object[]; cells: number[]; turn: number };
  questions: { touch: { about: object; answer: { cell: number } } };
  events: { touched: { seat: Seat; cell: number } };
  reasons: Record<never, object>;
  item: never;
  verdict: never;
  options: Record<never, never>;
};

const CELLS = Array.from({ length: 9 }, (_, cell) => ({ cell }));

/** A table of that size on which each answer changes one small thing; it never ends. */
export function padded(bytes: number): Game<Padded> {
  const touch = framesOf<Padded>().question('touch', {
    rule: 'PAD-1',
    answers: () => CELLS,
    take(m, { seat }, { cell }) {
      m.table.cells[cell] = seat;
      m.table.turn++;
      m.tell({ type: 'touched', seat, cell });
      m.next(touch({ seat: (seat + 1) % m.seats }));
    },
  });
  return {
    id: `padded-${bytes}`,
    edition: 1,
    seats: { min: 1, max: 4 },
    options: {},
    frames: [touch],
    setup(m) {
      m.next(touch({ seat: 0 }));
      return { pieces: padding(bytes), cells: Array(9).fill(-1), turn: 0 };
    },
    standing: () => ({ winners: [], rows: [] }),
  };
}
