import { Refusal } from '@orrery/kernel';
import type { Services } from '../services.ts';
import type { MatchRow, NewMatch, StoredTable, Write } from '../store/store.ts';
import { afterDeal, deal, type Origin } from './deal.ts';
import { type TableDoc, waitsForBot } from './document.ts';
import type { Lease } from './lease.ts';
import type { Outcome } from './reducer.ts';

const TRIES = 4;

/** Keeps a table's document in step with the database: each change replaces exactly the version it was made from. */
export class TableStore {
  readonly id: string;
  doc: TableDoc;
  match: MatchRow | undefined;
  /** When something was last written, in milliseconds since 1970. */
  touched: number;
  version: number;
  private readonly services: Services;
  private readonly lease: Lease;

  constructor(services: Services, lease: Lease, stored: StoredTable) {
    this.services = services;
    this.lease = lease;
    this.id = stored.id;
    this.version = stored.version;
    this.doc = JSON.parse(stored.doc) as TableDoc;
    this.match = stored.match;
    this.touched = stored.touched;
  }

  async reload(): Promise<void> {
    const stored = await this.services.store.table(this.id);
    if (!stored) throw new Refusal('no-table');
    this.version = stored.version;
    this.doc = JSON.parse(stored.doc) as TableDoc;
    this.match = stored.match;
    this.touched = stored.touched;
  }

  /** Makes a change and writes it; if another node was first, makes it again on top of that. */
  async change(work: (doc: TableDoc) => Outcome, awaited: readonly number[]): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { doc, deal: deals } = work(this.doc);
      if (doc === this.doc && !deals) return;
      if (await this.write(deals ? afterDeal(doc) : doc, deals ? await this.deal(doc) : undefined, awaited)) return;
      this.services.metrics.conflicts.inc();
      this.lease.doubt(this.id);
      await this.reload();
    }
    throw new Refusal('too-many', { seconds: 1 });
  }

  private async write(doc: TableDoc, match: NewMatch | undefined, awaited: readonly number[]): Promise<boolean> {
    const at = this.services.now();
    const text = JSON.stringify(doc);
    const write: Write = { do: 'table', id: this.id, replaces: this.version, doc: text, at };
    const bots = waitsForBot(doc, awaited);
    const running = this.match && !this.match.over ? { bots: { match: this.match.id, bots } } : {};
    const written = await this.services.store.write({ ...write, ...(match ? { match } : running) });
    if (!written.ok) return false;
    this.version++;
    this.doc = doc;
    this.touched = at;
    if (match && written.match !== undefined) this.match = { ...match, id: written.match, entries: 0 };
    return true;
  }

  /** Deals the next match: the rules set it up once now, to see that they can and whom they ask first. */
  private async deal(doc: TableDoc): Promise<NewMatch> {
    const { setup, fairness, players } = deal(doc);
    const { game, edition } = doc;
    const number = doc.match + 1;
    const key = `${this.id}/${number}`;
    const { engine } = this.services;
    const { awaited, over, standing } = await engine.open({ key, game, edition, match: number, setup, entries: [] });
    engine.drop(key);
    return {
      number,
      setup: JSON.stringify({ game, edition, setup } satisfies Origin),
      fairness: JSON.stringify(fairness),
      players: JSON.stringify(players),
      awaited,
      over,
      bots: waitsForBot(doc, awaited),
      ...(standing ? { standing: JSON.stringify(standing) } : {}),
    };
  }
}
