import type { Services } from '../services.ts';
import type { StoredTable } from '../store/store.ts';
import { type ChairDoc, people, type TableDoc, waitsForBot } from './document.ts';
import { troubleOf } from './trouble.ts';

/**
 * Looks at start-up for chairs that were stored without a kind: an earlier version overwrote the last chair of a table
 * when a link had gone stale. The chair is free again in a lobby; in a match that was dealt a bot plays on.
 */
export async function mendChairs({ store, log }: Pick<Services, 'store' | 'log'>): Promise<void> {
  try {
    for (const id of await store.brokenTables()) {
      const stored = await store.table(id);
      const doc = stored && mended(stored);
      if (!stored || !doc) continue;
      const { version: replaces, touched: at, match } = stored;
      const bots = match && !match.over ? { bots: { match: match.id, bots: waitsForBot(doc, match.awaited) } } : {};
      const written = await store.write({ do: 'table', id, replaces, doc: JSON.stringify(doc), at, ...bots });
      log.warn({ table: id, mended: written.ok }, 'a chair was stored without a kind');
    }
  } catch (error) {
    log.warn({ code: troubleOf(error).code, cause: String(error) }, 'tables could not be looked through for chairs');
  }
}

/** The table with its broken chairs replaced, or undefined if none is broken. */
function mended({ doc: text, match }: StoredTable): TableDoc | undefined {
  const doc = JSON.parse(text) as TableDoc;
  if (!doc.chairs?.some(({ kind }) => kind === undefined)) return undefined;
  const instead: ChairDoc = match ? { kind: 'bot', level: 'medium' } : { kind: 'free' };
  const whole = { ...doc, chairs: doc.chairs.map((chair) => (chair.kind === undefined ? instead : chair)) };
  const staying = people(whole);
  const host = staying.some(({ key }) => key === doc.host) ? doc.host : staying[0]?.key;
  return { ...whole, host: host ?? doc.host };
}
