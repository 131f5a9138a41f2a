import { createRequire } from 'node:module';
import type { State } from 'boardgame.io/dist/types/src/types.js';

/** The peer: the same little games in boardgame.io. */

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } =
  require('boardgame.io/internal') as typeof import('boardgame.io/dist/types/packages/internal.js');

interface Cells {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const peerTicTacToe = {
  setup: (): Cells => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: Cells; playerID: string }, cell: number) {
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }: { G: Cells; ctx: { currentPlayer: string } }) {
    if (LINES.some((line) => line.every((at) => G.cells[at] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
  ai: {
    enumerate: (G: Cells) => G.cells.flatMap((cell, at) => (cell === null ? [{ move: 'mark', args: [at] }] : [])),
  },
};

interface Padded {
  pieces: object[];
  cells: string[];
}

export const peerPadded = (pieces: object[]) => ({
  setup: (): Padded => ({ pieces, cells: Array<string>(9).fill('') }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: Padded; playerID: string }, cell: number) {
      G.cells[cell] = playerID;
    },
  },
});

/** A game's reducer and its beginning; `mark` makes the only kind of move these games have. */
export function peer(game: typeof peerTicTacToe | ReturnType<typeof peerPadded>) {
  const reduce = CreateGameReducer({ game });
  return {
    begin: (): State => InitializeGame({ game }),
    mark: (state: State, cell: number): State =>
      reduce(state, { type: 'MAKE_MOVE', payload: { type: 'mark', args: [cell], playerID: state.ctx.currentPlayer } }),
  };
}
