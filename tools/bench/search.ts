import { createRequire } from 'node:module';
import { decide, plain, Search, STRENGTH } from '@orrery/ai';
import { type Game, Play, randomFrom, view } from '@orrery/kernel';
import { ticTacToe } from '@orrery/kernel/samples';
import type { State } from 'boardgame.io/dist/types/src/types.js';
import { alternate, type Row, round } from './measure.ts';
import { peer, peerTicTacToe } from './peer.ts';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/dist/types/packages/ai.js');

const ITERATIONS = 1000;
const GAMES = 60;
/** The opening and the reply are searched; later positions are soon exhausted, then nobody plays out anything. */
const OPENING = [4, 0];

const { begin, mark } = peer(peerTicTacToe);
const heuristic = plain(ticTacToe);
const toTheEnd = { ...STRENGTH.hard, iterations: ITERATIONS, depth: 9, ahead: 0 };

/** Benchmark 5: our general search against boardgame.io's, on the same game and with as many iterations. */
export async function search(): Promise<Row> {
  await rate(ours);
  const figures = await alternate(
    () => rate(ours),
    () => rate(theirs),
  );
  const share = await strength();
  return {
    bench: '5 search (tic-tac-toe)',
    ours: Math.round(figures.ours),
    peer: Math.round(figures.peer),
    ratio: round(figures.ours / figures.peer),
    bar: 15,
    unit: 'iterations/s',
    spread: round(figures.spread, 2),
    note: `${ITERATIONS} iterations each; our share of ${GAMES} games against the peer ${round(share * 100, 0)} %`,
  };
}

async function ours(): Promise<number> {
  const play = Play.start(ticTacToe, { seats: 2, seed: 1 });
  for (const cell of OPENING) {
    const seat = play.awaited[0];
    const search = new Search(ticTacToe, heuristic, view(play, seat), { depth: 9, random: randomFrom(`${cell}`) });
    while (search.looks < ITERATIONS) search.look();
    play.answer(seat, { cell });
  }
  return OPENING.length * ITERATIONS;
}

async function theirs(): Promise<number> {
  let state = begin();
  for (const cell of OPENING) {
    await peerChoice(state, cell);
    state = mark(state, cell);
  }
  return OPENING.length * ITERATIONS;
}

/** Iterations per second, over half a second or more. */
async function rate(work: () => Promise<number>): Promise<number> {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < 500) done += await work();
  return (done * 1000) / (performance.now() - start);
}

async function peerChoice(state: State, seed: number): Promise<number> {
  const { enumerate } = peerTicTacToe.ai;
  const bot = new MCTSBot({ game: peerTicTacToe, enumerate, iterations: ITERATIONS, seed });
  const { action } = await bot.play(state, state.ctx.currentPlayer);
  return (action.payload as { args: number[] }).args[0];
}

type Grid = typeof ticTacToe extends Game<infer T> ? T : never;

function ourChoice(play: Play<Grid>, seed: number): number {
  const thinking = { level: toTheEnd, random: randomFrom(`${seed}`) };
  return decide(ticTacToe, heuristic, view(play, play.awaited[0]), thinking).cell as number;
}

/** Our share of the points in games against the peer, from both sides: half or more means no less strong. */
async function strength(): Promise<number> {
  let points = 0;
  for (let game = 0; game < GAMES; game++) {
    const own = game % 2;
    const play = Play.start(ticTacToe, { seats: 2, seed: game });
    for (let state = begin(); !play.over; ) {
      const seat = play.awaited[0];
      const cell = seat === own ? ourChoice(play, game) : await peerChoice(state, game);
      play.answer(seat, { cell });
      state = mark(state, cell);
    }
    const { winners } = play.standing();
    if (winners.includes(own)) points += 1 / winners.length;
  }
  return points / GAMES;
}
