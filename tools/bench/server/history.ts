import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyGame } from '@orrery/kernel';
import { MatchSession } from '../../../server/engine/match-session.ts';
import type { LogEntry } from '../../../server/engine/messages.ts';
import { pack } from '../../../server/engine/snapshots.ts';
import { openSqlite } from '../../../server/store/sqlite.ts';
import type { Store } from '../../../server/store/store.ts';
import { median } from '../measure.ts';
import { padded, padding } from '../padded.ts';
import { peer, peerPadded } from '../peer.ts';

/** One short of a snapshot: the longest way from the one before. */
const ANSWERS = 399;
const MATCHES = 20;
const TABLE = 20 * 1024;
const game = anyGame(padded(TABLE));
const origin = { match: 1, setup: { seats: 4, seed: 'history' } };

/** Plays matches into a real database file: bytes for each answer, and milliseconds to load one from cold. */
export async function ourHistory(): Promise<{ bytes: number; load: number }> {
  const directory = mkdtempSync(join(tmpdir(), 'orrery-bench-'));
  const size = () => statSync(join(directory, 'orrery.db')).size;
  let store = await openSqlite({ directory });
  const matches: number[] = [];
  for (let i = 0; i < MATCHES; i++) matches.push(await openMatch(store, `table${i}`));
  await store.close();
  const before = size();
  store = await openSqlite({ directory });
  for (const [i, match] of matches.entries()) await playMatch(store, `table${i}`, match);
  await store.close();
  const bytes = (size() - before) / (MATCHES * ANSWERS);
  store = await openSqlite({ directory });
  const loads: number[] = [];
  for (const match of matches) {
    const began = performance.now();
    await load(store, match);
    loads.push(performance.now() - began);
  }
  await store.close();
  rmSync(directory, { recursive: true, force: true });
  return { bytes, load: median(loads) };
}

async function openMatch(store: Store, id: string): Promise<number> {
  const facts = { number: 1, setup: JSON.stringify(origin), fairness: '{}', players: '[]' };
  const match = { ...facts, awaited: [0], bots: false, over: false };
  await store.write({ do: 'table', id, replaces: 0, doc: '{}', at: Date.now() });
  const written = await store.write({ do: 'table', id, replaces: 1, doc: '{}', at: Date.now(), match });
  return (written.ok && written.match) || 0;
}

async function playMatch(store: Store, table: string, match: number): Promise<void> {
  const session = MatchSession.open(game, origin);
  for (let n = 0; n < ANSWERS; n++) {
    const { seat, answers } = session.play.pending[0];
    const made: LogEntry[] = [];
    session.fulfil(seat, { answer: answers[(n * 7) % answers.length], after: n }, (one) => made.push(one));
    const due = session.snapshot();
    const snapshot = due && (await pack(due));
    const rows = made.map((one) => ({ ...one, intent: randomBytes(16).toString('hex') }));
    const stand = { awaited: session.play.awaited, bots: false, over: false };
    await store.write({ do: 'append', table, match, rows, stand, at: Date.now(), ...(snapshot ? { snapshot } : {}) });
  }
}

async function load(store: Store, match: number): Promise<void> {
  const stored = await store.match(match);
  const session = MatchSession.open(game, origin, stored?.snapshot?.state, stored?.entries);
  if (session.number !== ANSWERS) throw new Error(`loaded ${session.number} answers of ${ANSWERS}`);
}

/** What the peer stores for each move: its whole state, with its stack for undo, and the line of its log. */
export function peerHistory(): number {
  const { begin, mark } = peer(peerPadded(padding(TABLE)));
  let state = begin();
  let bytes = 0;
  for (let n = 0; n < ANSWERS; n++) {
    state = mark(state, (n * 7) % 9);
    bytes += JSON.stringify(state).length;
  }
  return bytes / ANSWERS;
}
