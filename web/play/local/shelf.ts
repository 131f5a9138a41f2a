import type { SavedRecord, Shelf, Summary } from './saved.ts';

const NAME = 'orrery';
const SUMMARIES = 'summaries';
const RECORDS = 'records';

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SUMMARIES, { keyPath: 'id' });
      request.result.createObjectStore(RECORDS, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

const result = <V>(request: IDBRequest<V>): Promise<V> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The browser's own database. Every save is one transaction that first looks whether another tab was faster. */
export const deviceShelf: Shelf = {
  async list() {
    const database = await open();
    return result<Summary[]>(database.transaction(SUMMARIES).objectStore(SUMMARIES).getAll());
  },
  async load(id) {
    const transaction = (await open()).transaction([SUMMARIES, RECORDS]);
    const [summary, record] = await Promise.all([
      result<Summary | undefined>(transaction.objectStore(SUMMARIES).get(id)),
      result<SavedRecord | undefined>(transaction.objectStore(RECORDS).get(id)),
    ]);
    return summary && record ? { summary, record } : undefined;
  },
  async save(summary, record) {
    const transaction = (await open()).transaction([SUMMARIES, RECORDS], 'readwrite', { durability: 'strict' });
    const ended = done(transaction);
    const summaries = transaction.objectStore(SUMMARIES);
    const stored = await result<Summary | undefined>(summaries.get(summary.id));
    if ((stored?.version ?? 0) !== summary.version - 1) {
      await ended;
      return 'newer';
    }
    summaries.put(summary);
    transaction.objectStore(RECORDS).put(record);
    await ended;
    return 'saved';
  },
  async remove(id) {
    const transaction = (await open()).transaction([SUMMARIES, RECORDS], 'readwrite');
    const ended = done(transaction);
    transaction.objectStore(SUMMARIES).delete(id);
    transaction.objectStore(RECORDS).delete(id);
    await ended;
  },
};
