import type { Game } from './game.ts';
import { Play, type Setup } from './play.ts';
import type { Answer, Entry, Seat } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The truth about a match: how it was set up and what was answered. Everything else follows by replay. */
export interface GameRecord {
  readonly game: string;
  readonly edition: number;
  readonly setup: Setup;
  readonly entries: readonly Entry[];
}

/** The answers that still count after all undos, oldest first. */
export function effective(entries: readonly Entry[]): { seat: Seat; answer: Answer; at: number }[] {
  const kept: { seat: Seat; answer: Answer; at: number }[] = [];
  entries.forEach((entry, at) => {
    if ('answer' in entry) kept.push({ seat: entry.seat, answer: entry.answer, at });
    else
      kept.splice(
        kept.findLastIndex(({ seat }) => seat === entry.seat),
        1,
      );
  });
  return kept;
}

/** Plays a record again, up to `until` entries; `each` sees the match after every answer that counts. */
export function replay<G extends Vocabulary>(
  game: Game<G>,
  record: Pick<GameRecord, 'setup' | 'entries'>,
  { until = record.entries.length, each }: { until?: number; each?: (play: Play<G>, at: number) => void } = {},
): Play<G> {
  const play = Play.start(game, record.setup);
  for (const { seat, answer, at } of effective(record.entries.slice(0, until))) {
    play.answer(seat, answer);
    each?.(play, at);
  }
  return play;
}
