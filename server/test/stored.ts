import { randomBytes } from 'node:crypto';
import type { Store, StoredEntry, Write } from '../store/store.ts';

/** What tests of the store write into it. */

export const AT = 1_000_000;

export const id = () => randomBytes(6).toString('hex');
export const newIntent = () => randomBytes(16).toString('hex');
export const newTable = (name: string, at = AT): Write => ({ do: 'table', id: name, replaces: 0, doc: '{"a":1}', at });
export const newMatch = {
  number: 1,
  setup: '{"seats":2}',
  fairness: '{}',
  players: '[]',
  awaited: [0],
  bots: false,
  over: false,
};
export const row = (number: number, intent: string | null = null): StoredEntry => ({
  number,
  seat: number % 2,
  answer: '{"cell":3}',
  intent,
  hash: '00ff00ff00ff00ff',
  seal: 'all',
});

export async function tableWithMatch(store: Store): Promise<{ table: string; match: number }> {
  const table = id();
  await store.write(newTable(table));
  const written = await store.write({ do: 'table', id: table, replaces: 1, doc: '{}', at: AT, match: newMatch });
  if (!written.ok || written.match === undefined) throw new Error('no match');
  return { table, match: written.match };
}

export const stand = { awaited: [1], bots: false, over: false };
export const append = ({ table, match }: { table: string; match: number }, ...rows: StoredEntry[]) =>
  ({ do: 'append', table, match, rows, stand, at: AT + 1 }) satisfies Write;
