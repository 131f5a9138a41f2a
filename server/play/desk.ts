import { Refusal, type Seat, type Viewer } from '@orrery/kernel';
import type { BusEntry } from '../bus/port.ts';
import { LOST, type Lost, type Played, type Position, type Verdict } from '../engine/messages.ts';
import type { Services } from '../services.ts';
import { type MatchRow, StorageError, type StoredEntry } from '../store/port.ts';
import type { Origin } from '../tables/deal.ts';
import { bytesOf, Intents, type Pending, repeated, type Settled } from './intents.ts';
import { Tail } from './tail.ts';

/** What the desk needs to know about the table it stands at. */
export interface Surroundings {
  readonly table: string;
  /** True at tables where people look in now and then: they get notices. */
  readonly slow: () => boolean;
  readonly waitsForBot: (awaited: readonly Seat[]) => boolean;
  /** Who is to be kept up to date. */
  readonly viewers: () => Iterable<Viewer>;
  /** New entries are on disk: tell everybody. `own` if this node made them. */
  readonly tell: (updates: Played['updates'], own: boolean) => void;
  /** So much happened elsewhere that only a fresh view helps. */
  readonly startOver: () => void;
}

const TRIES = 3;

/**
 * Where the entries of one match are made on this node: rules thread, then disk, then everybody. All calls come through
 * the table's mailbox. What other nodes write is followed; the database's unique keys decide who was first.
 */
export class Desk {
  readonly id: number;
  readonly match: number;
  position: Position;
  private readonly services: Services;
  private readonly around: Surroundings;
  readonly origin: Origin;
  private readonly key: string;
  private readonly tail = new Tail();
  private readonly intents = new Intents();
  private readonly tracked = new Set<Viewer>();
  /** When an entry was last written, in milliseconds since 1970. */
  touched = 0;
  private opened = false;

  constructor(services: Services, around: Surroundings, row: MatchRow) {
    this.services = services;
    this.around = around;
    this.id = row.id;
    this.match = row.number;
    this.origin = JSON.parse(row.setup) as Origin;
    this.key = `${around.table}/${row.number}`;
    const { entries: number, awaited, over, standing } = row;
    this.position = { number, awaited, over, ...(standing ? { standing: JSON.parse(standing) } : {}) };
  }

  /** Works off what seats want, in one go: one visit to the rules, one write. */
  async process(pendings: readonly Pending[]): Promise<void> {
    let open = pendings.filter((pending) => !this.settleRepeated(pending));
    if (open.length === 0) return;
    try {
      // What was loaded from the log may hold the very same intent.
      if (await this.open()) open = open.filter((pending) => !this.settleRepeated(pending));
      if (open.length > 0) await this.settleOrRetry(open, await this.play(open));
    } catch (error) {
      this.lose();
      const settled = troubleOf(error);
      if (settled.code === 'internal') this.services.log.error({ err: error, match: this.id }, 'intents failed');
      for (const { settle } of open) settle(settled);
    }
  }

  /** `Now` as JSON: what the viewer missed after `seen`, or a fresh view. */
  async now(viewer: Viewer, match?: number, seen?: number): Promise<{ text: string; fresh: boolean }> {
    await this.open();
    if (match === this.match && seen !== undefined) {
      const missed = this.tail.since(viewer, seen, this.position.number);
      if (missed && this.tracked.has(viewer)) return { text: `{"missed":[${missed.join(',')}]}`, fresh: false };
    }
    const text = await this.fresh(viewer);
    if (match === this.match && seen === this.position.number) return { text: '{"missed":[]}', fresh: false };
    return { text: `{"fresh":${text}}`, fresh: true };
  }

  /** Entries made by another node. */
  async follow(rows: readonly BusEntry[]): Promise<void> {
    if (rows[rows.length - 1].number <= this.position.number) return;
    await this.open();
    const next = this.position.number + 1;
    const gapless = rows[0].number <= next;
    await this.take(gapless ? rows : await this.services.store.entries(this.id, next));
  }

  /** Takes what is in the log and was not heard of. */
  async catchUp(): Promise<void> {
    const entries = await this.services.store.entries(this.id, this.position.number + 1);
    if (entries.length > 0) await this.follow(entries);
  }

  /** What a bot on this seat may know. */
  picture(seat: Seat): Promise<string> {
    return this.inRoom(() => this.services.engine.picture({ key: this.key, seat }));
  }

  /** Everything this viewer heard and saw, as JSON. */
  async history(viewer: Viewer): Promise<string> {
    const entries = await this.services.store.entries(this.id, 1);
    return this.services.engine.history({ ...this.origin, match: this.match, entries, viewer });
  }

  /** Leaves the rules thread. The log knows everything. */
  lose(): void {
    this.opened = false;
    this.tracked.clear();
    this.services.engine.drop(this.key);
  }

  private async play(pendings: readonly Pending[]): Promise<Played> {
    const intents = pendings.map(({ intent }) => intent);
    return this.inRoom(() => this.services.engine.play({ key: this.key, intents }));
  }

  private async settleOrRetry(pendings: readonly Pending[], played: Played): Promise<void> {
    const accepted = played.made.length > 0 && (await this.write(pendings, played));
    if (played.made.length > 0 && !accepted) return this.afterConflict(pendings);
    pendings.forEach((pending, at) => {
      const verdict = played.verdicts[at];
      if (verdict.ok) pending.settle(verdict);
    });
    if (accepted) this.arrive(played, true);
    for (const [at, pending] of pendings.entries()) {
      const verdict = played.verdicts[at];
      if (!verdict.ok) await this.settleRefused(pending, verdict);
    }
  }

  /** Before a refusal, a look into the whole log: a very late repetition gets its first result, too. */
  private async settleRefused(pending: Pending, verdict: Extract<Verdict, { ok: false }>): Promise<void> {
    const { code, details, problem } = verdict;
    if (problem) this.services.log.error({ match: this.id, problem }, 'rules failed');
    pending.settle((await this.inLog(pending)) ?? { ok: false, code, details });
  }

  private async inLog(pending: Pending): Promise<Settled | undefined> {
    const bytes = bytesOf(pending);
    const found = bytes && (await this.services.store.entryOf(this.id, bytes));
    return found ? repeated(found, pending.intent.seat) : undefined;
  }

  private async write(pendings: readonly Pending[], played: Played): Promise<boolean> {
    const rows = played.made.map(({ by, ...made }, at): StoredEntry => {
      // Of several steps back, the last one is what the client is told.
      const last = played.made[at + 1]?.by !== by;
      return { ...made, intent: last ? bytesOf(pendings[by]) : null };
    });
    const { awaited, over, standing, number, snapshot } = played;
    const at = this.services.now();
    const kind = over ? ('over' as const) : ('turn' as const);
    const written = await this.services.store.write({
      do: 'append',
      table: this.around.table,
      match: this.id,
      rows,
      at,
      stand: {
        awaited,
        over,
        bots: this.around.waitsForBot(awaited),
        ...(standing ? { standing: JSON.stringify(standing) } : {}),
      },
      ...(snapshot ? { snapshot } : {}),
      ...(this.around.slow() ? { notice: { kind, match: this.match, number, at } } : {}),
    });
    if (!written.ok) return false;
    for (const { intent, number: entry, seat } of rows) if (intent) this.intents.add(intent, entry, seat);
    for (const { by } of played.made) this.services.metrics.entries.inc({ by: pendings[by].id ? 'person' : 'bot' });
    const bare = rows.map(({ number: entry, seat, answer, hash }) => ({ number: entry, seat, answer, hash }));
    this.services.bus.publish(this.around.table, { kind: 'entries', match: this.match, rows: bare });
    return true;
  }

  /** Somebody else wrote first, perhaps the very same intent. */
  private async afterConflict(pendings: readonly Pending[]): Promise<void> {
    this.services.metrics.conflicts.inc();
    this.lose();
    await this.open();
    const again: Pending[] = [];
    for (const pending of pendings) {
      const found = await this.inLog(pending);
      if (found) pending.settle(found);
      else if (++pending.tries < TRIES) again.push(pending);
      else pending.settle({ ok: false, code: 'stale', details: { number: this.position.number } });
    }
    if (again.length > 0) await this.process(again);
  }

  /** Opens the room in its rules thread at the entry everybody here has seen, then moves on to the newest one. True if it had to. */
  private async open(): Promise<boolean> {
    if (this.opened) return false;
    const stored = await this.services.store.match(this.id);
    if (!stored) throw new Refusal('no-table');
    const { snapshot, entries } = stored;
    const seen = this.position.number;
    const position = await this.services.engine.open({
      ...this.origin,
      key: this.key,
      match: this.match,
      ...(snapshot ? { snapshot: snapshot.state } : {}),
      entries: entries.filter(({ number }) => number <= seen),
    });
    this.opened = true;
    for (const { intent, number, seat } of entries) if (intent) this.intents.add(intent, number, seat);
    for (const viewer of new Set(this.around.viewers())) await this.fresh(viewer);
    const jumped = position.number !== seen;
    if (jumped) this.position = position;
    await this.take(entries.filter(({ number }) => number > seen));
    if (jumped) this.around.startOver();
    return true;
  }

  private async take(entries: readonly BusEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const played = await this.services.engine.follow({ key: this.key, entries });
    if (played === LOST) this.lose();
    else this.arrive(played, false);
  }

  private arrive({ number, awaited, over, standing, updates }: Played, own: boolean): void {
    this.position = { number, awaited, over, ...(standing ? { standing } : {}) };
    this.touched = this.services.now();
    if (!over && awaited.length === 0) this.services.metrics.stuck.inc();
    for (const [viewer, texts] of updates) this.tail.add(viewer, texts, number);
    this.around.tell(updates, own);
  }

  private async fresh(viewer: Viewer): Promise<string> {
    const text = await this.inRoom(() => this.services.engine.fresh({ key: this.key, viewer }));
    this.tracked.add(viewer);
    return text;
  }

  /** The thread may have died meanwhile and forgotten the room: then it is opened again, once. */
  private async inRoom<V>(work: () => Promise<V | Lost>): Promise<V> {
    for (let again = 0; again < 2; again++) {
      await this.open();
      const value = await work();
      if (value !== LOST) return value as V;
      this.lose();
    }
    throw new Refusal('too-slow', { ms: this.services.config.rulesLimit });
  }

  private settleRepeated(pending: Pending): boolean {
    const known = this.intents.known(pending);
    if (known) pending.settle(known);
    return known !== undefined;
  }
}

/** Why something could not be done, in words of the protocol. */
export function troubleOf(error: unknown): Extract<Settled, { ok: false }> {
  if (error instanceof Refusal) return { ok: false, code: error.code, details: error.details };
  if (error instanceof StorageError) return { ok: false, code: error.code, details: {} };
  return { ok: false, code: 'internal', details: {} };
}
