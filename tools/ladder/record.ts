import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One game of the ladder: one of `a` at a seat, `b` on all others. */
export interface Played {
  readonly commit: string;
  readonly a: string;
  readonly b: string;
  /** Imagined games a decision, or "timed" where the clock decided. */
  readonly looks: number | 'timed';
  readonly seats: number;
  readonly seat: number;
  /** Deals are numbered; all seats of a deal have the same cards. */
  readonly deal: number;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** Mean time of a decision at each seat. */
  readonly ms: readonly number[];
}

const fileOf = (id: string): string => fileURLToPath(new URL(`../../docs/ladder/${id}.jsonl`, import.meta.url));

/** All games of a title that were ever recorded. */
export function recorded(id: string): Played[] {
  if (!existsSync(fileOf(id))) return [];
  const lines = readFileSync(fileOf(id), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): Played => JSON.parse(line));
}

export function record(id: string, played: Played): void {
  mkdirSync(new URL('../../docs/ladder/', import.meta.url), { recursive: true });
  appendFileSync(fileOf(id), `${JSON.stringify(played)}\n`);
}
