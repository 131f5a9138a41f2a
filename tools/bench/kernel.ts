import { copy, Play, randomFrom } from '@orrery/kernel';
import { ticTacToe } from '@orrery/kernel/samples';
import { produce } from 'immer';
import { create as mutate } from 'mutative';
import { fourSeats } from './four-seats.ts';
import { alternate, perSecond, type Row, round } from './measure.ts';
import { padded, padding } from './padded.ts';
import { peer, peerPadded, peerTicTacToe } from './peer.ts';

const KB = 1024;

/** Benchmarks 1 to 4: random play, one answer for four seats, growth, copying. */
export async function kernelBenches(): Promise<Row[]> {
  return [await randomPlay(), await fourSeats(), await growth(), ...(await copying())];
}

async function randomPlay(): Promise<Row> {
  const random = randomFrom('bench');
  let seed = 0;
  const ours = () => {
    const play = Play.start(ticTacToe, { seats: 2, seed: seed++ });
    for (let [pending] = play.pending; pending; [pending] = play.pending)
      play.answer(pending.seat, pending.answers[random() % pending.answers.length]);
    return play.match.answers;
  };
  const { begin, mark } = peer(peerTicTacToe);
  const theirs = () => {
    let moves = 0;
    for (let state = begin(); !state.ctx.gameover; moves++) {
      const open = peerTicTacToe.ai.enumerate(state.G);
      state = mark(state, open[random() % open.length].args[0]);
    }
    return moves;
  };
  const figures = await alternate(
    () => perSecond(ours),
    () => perSecond(theirs),
  );
  return {
    bench: '1 random play (tic-tac-toe)',
    ours: Math.round(figures.ours),
    peer: Math.round(figures.peer),
    ratio: round(figures.ours / figures.peer),
    bar: 20,
    unit: 'answers/s',
    spread: round(figures.spread, 2),
  };
}

/** Time of one answer on a table of 200 KB over one of 20 KB. */
async function growth(): Promise<Row> {
  const random = randomFrom('growth');
  const oursAt = (bytes: number) => {
    const play = Play.start(padded(bytes), { seats: 4, seed: 1 });
    const answer = () => {
      const { seat, answers } = play.pending[0];
      play.answer(seat, answers[random() % answers.length]);
      return 1;
    };
    return 1 / perSecond(answer, 300);
  };
  const peerAt = (bytes: number) => {
    const { begin, mark } = peer(peerPadded(padding(bytes)));
    let state = begin();
    const move = () => {
      state = mark(state, random() % 9);
      // The peer keeps every move of a match in its state; a fresh one keeps the comparison to the table's size.
      if (state._stateID > 50) state = begin();
      return 1;
    };
    return 1 / perSecond(move, 300);
  };
  const figures = await alternate(
    () => oursAt(200 * KB) / oursAt(20 * KB),
    () => peerAt(200 * KB) / peerAt(20 * KB),
  );
  return {
    bench: '3 growth (200 KB over 20 KB)',
    ours: round(figures.ours, 2),
    peer: round(figures.peer, 2),
    ratio: round(figures.peer / figures.ours, 2),
    bar: 'ours at most 1.3',
    unit: 'times',
    spread: round(figures.spread, 2),
  };
}

const fresh = () => Play.start(padded(20 * KB), { seats: 4, seed: 1 }).match;

async function copying(): Promise<Row[]> {
  const micros = (work: () => unknown) => () =>
    1e6 /
    perSecond(() => {
      work();
      return 1;
    }, 300);
  const touch = (table: { cells: number[] }) => {
    table.cells[3]++;
  };
  type Padded = ReturnType<typeof fresh>;
  const peers: [string, (match: Padded) => unknown, number | string][] = [
    ['structuredClone', (match) => structuredClone(match), 10],
    ['immer, one change', (match) => produce(match.table, touch), 'for information'],
    ['mutative, one change', (match) => mutate(match.table, touch), 'for information'],
  ];
  const rows: Row[] = [];
  for (const [name, work, bar] of peers) {
    // Some peers freeze what they are given, so each side has a match of its own.
    const [mine, theirs] = [fresh(), fresh()];
    const figures = await alternate(
      micros(() => copy(mine)),
      micros(() => work(theirs)),
    );
    rows.push({
      bench: `4 copy of 20 KB (${name})`,
      ours: round(figures.ours, 2),
      peer: round(figures.peer, 2),
      ratio: round(figures.peer / figures.ours),
      bar,
      unit: 'us',
      spread: round(figures.spread, 2),
    });
  }
  return rows;
}
