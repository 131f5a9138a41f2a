import { createRequire } from 'node:module';
import { type Delta, type Game, patch, randomFrom, type View } from '@orrery/kernel';
import { MatchSession } from '../../server/engine/match-session.ts';
import { alternate, perSecond, type Row, round } from './measure.ts';
import { padded, padding } from './padded.ts';
import { peerPadded } from './peer.ts';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/dist/types/packages/client.js');
const { Local } =
  require('boardgame.io/multiplayer') as typeof import('boardgame.io/dist/types/packages/multiplayer.js');

const SEATS = 4;
const BYTES = 20 * 1024;
const CELLS = 9;

/**
 * Benchmark 2: one answer on a table of 20 KB, what each of four seats must be sent of it, and four clients that take it
 * in, all in one process. The peer hands objects over; ours writes and reads the messages as they would travel.
 */
export async function fourSeats(): Promise<Row> {
  const random = randomFrom('four seats');
  const figures = await alternate(
    () => perSecond(ours(() => random() % CELLS)),
    () => perSecond(theirs(() => random() % CELLS)),
  );
  return {
    bench: '2 one answer for four seats (20 KB)',
    ours: Math.round(figures.ours),
    peer: Math.round(figures.peer),
    ratio: round(figures.ours / figures.peer),
    bar: 20,
    unit: 'answers/s',
    spread: round(figures.spread, 2),
    note: 'four clients that keep their views included, on both sides',
  };
}

function ours(cell: () => number): () => number {
  const game = padded(BYTES) as unknown as Game;
  const session = MatchSession.open(game, { match: 1, setup: { seats: SEATS, options: {}, seed: 1 } });
  const views = Array.from({ length: SEATS }, (_, seat) => (JSON.parse(session.fresh(seat)) as { view: View }).view);
  const takeIn = () => {
    for (const [viewer, text] of session.updates()) {
      if (viewer === 'watcher') continue;
      const { delta } = JSON.parse(text) as { delta?: Delta };
      views[viewer] = patch(views[viewer], delta) as View;
    }
  };
  // As in a rules thread, which takes a snapshot now and then.
  return () => {
    session.snapshot();
    const [seat] = session.play.awaited;
    session.fulfil(seat, { answer: { cell: cell() }, after: session.number }, takeIn);
    return 1;
  };
}

/** The peer keeps every move of a match; a fresh one now and then keeps the comparison to the table's size. */
function theirs(cell: () => number): () => number {
  const game = { name: 'padded', ...peerPadded(padding(BYTES)) };
  let match = 0;
  const begin = () => {
    const multiplayer = Local();
    match++;
    return Array.from({ length: SEATS }, (_, seat) => {
      const client = Client({
        game,
        numPlayers: SEATS,
        multiplayer,
        matchID: `m${match}`,
        playerID: String(seat),
        debug: false,
      });
      client.start();
      return client;
    });
  };
  let clients = begin();
  let moves = 0;
  return () => {
    if (++moves % 50 === 0) {
      for (const client of clients) client.stop();
      clients = begin();
    }
    const turn = Number(clients[0].getState()?.ctx.currentPlayer);
    clients[turn].moves.mark(cell());
    return 1;
  };
}
