import { type Answer, Refusal } from '@orrery/kernel';
import { FILE_FORMAT, FILE_VERSION, type GameFile } from '@orrery/protocol';
import type { LogEntry } from '../engine/messages.ts';
import type { Services } from '../services.ts';
import type { Origin } from '../tables/deal.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** The record of a finished match. While it runs, the log holds what others may not know. */
export async function fileOf(liveTable: LiveTable, services: Services): Promise<GameFile> {
  const { id, origin, position } = liveTable.match.running;
  if (!position.over) throw new Refusal('match-running');
  return gameFile(origin, liveTable.match.facts, await services.store.entries(id, 1), services.now());
}

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
