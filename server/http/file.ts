import { type Answer, Refusal } from '@orrery/kernel';
import { FILE_FORMAT, FILE_VERSION, type GameFile } from '@orrery/protocol';
import type { Services } from '../services.ts';
import type { Hall } from '../tables/hall.ts';

/** The record of a finished match. While it runs, the log holds what others may not know. */
export async function fileOf(hall: Hall, services: Services): Promise<GameFile> {
  const { id, origin, position } = hall.running;
  if (!position.over) throw new Refusal('match-running');
  const entries = await services.store.entries(id, 1);
  const { game, edition, setup } = origin;
  return {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game,
    edition,
    setup: { seats: setup.seats, options: setup.options as GameFile['setup']['options'], seed: setup.seed },
    ...hall.facts,
    entries: entries.map(({ seat, answer }) =>
      answer === null ? { seat, undo: true } : { seat, answer: JSON.parse(answer) as Answer },
    ),
    hashes: entries.map(({ hash }) => hash),
    saved: new Date(services.now()).toISOString(),
  };
}
