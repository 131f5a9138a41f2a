import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGames, SavedRecord, Summary } from './saved-games.ts';

interface Stores extends DBSchema {
  readonly summaries: { key: string; value: Summary };
  readonly records: { key: string; value: SavedRecord };
}

let opening: Promise<IDBPDatabase<Stores>> | undefined;

/** Name, version and stores as every earlier version made them: games that were begun then go on. */
function open(): Promise<IDBPDatabase<Stores>> {
  opening ??= openDB<Stores>('orrery', 1, {
    upgrade(database) {
      database.createObjectStore('summaries', { keyPath: 'id' });
      database.createObjectStore('records', { keyPath: 'id' });
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** The browser's own database. Every save is one transaction that first looks whether another tab was faster. */
export const deviceGames: SavedGames = {
  async list() {
    return (await open()).getAll('summaries');
  },
  async load(id) {
    const transaction = (await open()).transaction(['summaries', 'records']);
    const [summary, record] = await Promise.all([
      transaction.objectStore('summaries').get(id),
      transaction.objectStore('records').get(id),
    ]);
    return summary && record ? { summary, record } : undefined;
  },
  async save(summary, record) {
    const transaction = (await open()).transaction(['summaries', 'records'], 'readwrite', { durability: 'strict' });
    const summaries = transaction.objectStore('summaries');
    const stored = await summaries.get(summary.id);
    const fits = (stored?.version ?? 0) === summary.version - 1;
    if (fits) await Promise.all([summaries.put(summary), transaction.objectStore('records').put(record)]);
    await transaction.done;
    return fits ? 'saved' : 'newer';
  },
  async remove(id) {
    const transaction = (await open()).transaction(['summaries', 'records'], 'readwrite');
    await Promise.all([
      transaction.objectStore('summaries').delete(id),
      transaction.objectStore('records').delete(id),
      transaction.done,
    ]);
  },
};
