import type { Answer } from '@orrery/kernel';
import { FILE_FORMAT, FILE_VERSION, type GameFile } from '@orrery/protocol';
import type { LogEntry } from '../engine/messages.ts';
import type { Origin } from '../room/deal.ts';

/** A match as a file. */
export function gameFile(
  { game, edition, setup }: Origin,
  facts: Pick<GameFile, 'players' | 'fairness'>,
  entries: readonly LogEntry[],
  now: number,
): GameFile {
  return {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game,
    edition,
    setup: { seats: setup.seats, options: setup.options as GameFile['setup']['options'], seed: setup.seed },
    ...facts,
    entries: entries.map(({ seat, answer }) =>
      answer === null ? { seat, undo: true } : { seat, answer: JSON.parse(answer) as Answer },
    ),
    hashes: entries.map(({ hash }) => hash),
    saved: new Date(now).toISOString(),
  };
}
