import { framesOf } from '../frames.ts';
import type { Game } from '../game.ts';
import type { Seat } from '../types.ts';

/** The smallest game: keeps the kernel honest and is the benchmark of its speed. */
export type TicTacToe = {
  table: { cells: (Seat | null)[]; winner: Seat | null };
  questions: { mark: { about: object; answer: { cell: number } } };
  events: { marked: { seat: Seat; cell: number } };
  reasons: { taken: object };
  item: 'line';
  verdict: never;
  options: Record<never, never>;
};

const { question } = framesOf<TicTacToe>();

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const CELLS = Array.from({ length: 9 }, (_, cell) => ({ cell }));

const mark = question('mark', {
  rule: 'TTT-1',
  answers: (m) => CELLS.filter(({ cell }) => m.table.cells[cell] === null),
  take(m, { seat }, { cell }) {
    const { cells } = m.table;
    cells[cell] = seat;
    m.tell({ type: 'marked', seat, cell });
    if (LINES.some((line) => line.every((at) => cells[at] === seat))) m.table.winner = seat;
    else m.next(mark({ seat: 1 - seat }));
  },
  barred: (m) =>
    CELLS.filter(({ cell }) => m.table.cells[cell] !== null).map((answer) => ({ answer, rule: 'TTT-1', why: 'taken' })),
});

export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  edition: 1,
  seats: { min: 2, max: 2 },
  options: {},
  frames: [mark],
  setup(m) {
    m.next(mark({ seat: 0 }));
    return { cells: Array<Seat | null>(9).fill(null), winner: null };
  },
  standing({ table: { winner } }) {
    const points = (seat: Seat) => (winner === seat ? 1 : 0);
    return {
      winners: winner === null ? [0, 1] : [winner],
      rows: [0, 1].map((seat) => ({
        seat,
        total: points(seat),
        items: [{ item: 'line', points: points(seat) }],
        place: winner === null || winner === seat ? 1 : 2,
      })),
    };
  },
};
