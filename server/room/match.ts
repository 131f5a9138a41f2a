import { Refusal, type Seat, type Viewer } from '@orrery/kernel';
import { LOST, type LogEntry, type Lost, type Played, type Position, type Verdict } from '../engine/messages.ts';
import type { Services } from '../services.ts';
import type { MatchRow, StoredEntry, StoredMatch } from '../store/store.ts';
import type { Origin } from './deal.ts';
import { type TableDoc, waitsForBot } from './document.ts';
import type { Lease } from './lease.ts';
import { RecentUpdates } from './recent-updates.ts';
import { digitsOf, KnownIntents, repeated, type Settled, type Submission } from './submissions.ts';
import type { MatchSummary } from './table-state.ts';
import { isFault, troubleOf } from './trouble.ts';

/** The table as a match finds it when something is asked of it. */
export interface Surroundings {
  readonly doc: TableDoc;
  /** Those to be kept up to date. */
  readonly viewers: readonly Viewer[];
}

/** News of the match that is still to be told: entries on disk, or so many that only a fresh view helps. */
export type MatchNews = { readonly position: Position; readonly updates: Played['updates'] } | 'start-over';

/** Brings a viewer to a position: by what was missed, one text for each entry, or by a fresh view, all as JSON. */
export type NowAt = { readonly position: Position } & (
  | { readonly missed: readonly string[] }
  | { readonly fresh: string }
);

/** The match a client has, and the newest entry it has seen of it. */
export interface Has {
  readonly match?: number;
  readonly seen?: number;
}

/** As it is sent: a `Now` of the protocol. */
export const nowText = (now: NowAt): string =>
  'fresh' in now ? `{"fresh":${now.fresh}}` : `{"missed":[${now.missed.join(',')}]}`;

/** The position of a match in the database. */
export const positionOf = ({ entries: number, awaited, over, standing }: MatchRow): Position => ({
  number,
  awaited,
  over,
  ...(standing ? { standing: JSON.parse(standing) } : {}),
});

/** A submission that the rules refused, before the log was searched for an earlier result. */
type Refused = readonly [Submission, Extract<Verdict, { ok: false }>];

const TRIES = 3;
/** So often in a row a thread may die of others' matches before somebody is told to try again. */
const LOSSES = 5;
/** So often a match may fail to load in a row before it is set aside. */
const STRIKES = 3;
/** More entries than this after the newest snapshot are a reason for care. */
const LONG_TAIL = 200;

/**
 * A running match: makes its entries by the rules thread, writes them, and keeps what is to be told until the room takes
 * it. All calls come through the room's mailbox. Should two rooms write, the database's unique keys decide who was first.
 */
export class Match {
  readonly id: number;
  /** Its number at the table. */
  readonly number: number;
  position: Position;
  readonly origin: Origin;
  readonly fairness: MatchSummary['fairness'];
  private readonly services: Services;
  private readonly lease: Lease;
  private readonly table: string;
  private readonly key: string;
  private news: MatchNews[] = [];
  private readonly recent = new RecentUpdates();
  private readonly known = new KnownIntents();
  private readonly tracked = new Set<Viewer>();
  /** When an entry was last written, in milliseconds since 1970. */
  touched = 0;
  private opened = false;
  private doubtful = false;
  private strikes = 0;

  constructor(services: Services, lease: Lease, table: string, row: MatchRow) {
    this.services = services;
    this.lease = lease;
    this.table = table;
    this.id = row.id;
    this.number = row.number;
    this.origin = JSON.parse(row.setup);
    this.fairness = JSON.parse(row.fairness);
    this.key = `${table}/${row.number}`;
    this.position = positionOf(row);
  }

  /** News since this was last asked, in order. */
  takeNews(): MatchNews[] {
    const { news } = this;
    this.news = [];
    return news;
  }

  /**
   * Works off what seats want, in one go: one visit to the rules, one write. Accepted submissions are settled when they
   * are on disk; refused ones are returned, for `settleRefused` once the news is told.
   */
  async process(submissions: readonly Submission[], around: Surroundings): Promise<readonly Refused[]> {
    let open = submissions.filter((submission) => !this.settleRepeated(submission));
    if (open.length === 0) return [];
    try {
      // The log that was loaded may hold the very same intent.
      if (!this.opened && (await this.open(around)))
        open = open.filter((submission) => !this.settleRepeated(submission));
      // A client that has seen more heard it from a node that took the match over: the log is looked at before judging.
      if (open.some(({ intent }) => 'after' in intent && intent.after > this.position.number))
        await this.catchUp(around);
      return open.length > 0 ? await this.settleOrRetry(open, await this.play(open, around), around) : [];
    } catch (error) {
      this.lose();
      const settled = troubleOf(error);
      if (settled.code === 'internal') this.services.log.error({ err: error, match: this.id }, 'intents failed');
      for (const { settle } of open) settle(settled);
      return [];
    }
  }

  /** Entries the viewer missed, or a fresh view. A viewer who has seen more than there is here is not shown the past. */
  async now(viewer: Viewer, { match, seen }: Has, around: Surroundings): Promise<NowAt> {
    const { number } = this;
    if (match === number && seen !== undefined && seen > this.position.number) await this.catchUp(around);
    const knowsAll = () => match === number && seen === this.position.number;
    // Somebody who comes back after a restart and missed nothing does not need the rules; the next answer does.
    if (!this.opened && !this.doubtful && knowsAll()) return { position: this.position, missed: [] };
    await this.open(around);
    if (match === number && seen !== undefined) {
      const missed = this.recent.since(viewer, seen, this.position.number);
      if (missed && this.tracked.has(viewer)) return { position: this.position, missed };
    }
    const fresh = await this.fresh(viewer, around);
    return knowsAll() ? { position: this.position, missed: [] } : { position: this.position, fresh };
  }

  /** Takes in entries of the log that are not known here. */
  async catchUp(around: Surroundings): Promise<void> {
    const { number } = this.position;
    if ((await this.services.store.entries(this.id, number + 1)).length === 0) return;
    await this.open(around);
    // Opening takes in what is there.
    if (this.position.number === number)
      await this.take(await this.services.store.entries(this.id, this.position.number + 1));
  }

  /** The view of a bot on this seat. */
  view(seat: Seat, around: Surroundings): Promise<string> {
    return this.inSession(() => this.services.engine.view({ key: this.key, seat }), around);
  }

  /** Leaves the rules thread. The log knows everything. */
  lose(): void {
    this.opened = false;
    this.tracked.clear();
    this.services.engine.drop(this.key);
  }

  /** Something was changed from outside: the next call looks at the database first. */
  doubt(): void {
    this.lose();
    this.doubtful = true;
  }

  private play(submissions: readonly Submission[], around: Surroundings): Promise<Played> {
    const intents = submissions.map(({ seat, intent }) => ({ seat, intent }));
    return this.inSession(() => this.services.engine.play({ key: this.key, intents }), around);
  }

  private async settleOrRetry(
    submissions: readonly Submission[],
    played: Played,
    around: Surroundings,
  ): Promise<readonly Refused[]> {
    const accepted = played.made.length > 0 && (await this.write(submissions, played, around.doc));
    if (played.made.length > 0 && !accepted) return this.afterConflict(submissions, around);
    const refused: Refused[] = [];
    for (const [at, submission] of submissions.entries()) {
      const verdict = played.verdicts[at];
      if (verdict.ok) submission.settle(verdict);
      else refused.push([submission, verdict]);
    }
    if (accepted) this.arrive(played);
    return refused;
  }

  /** Before a refusal, a look into the whole log: a very late repetition gets its first result, too. */
  async settleRefused(refused: readonly Refused[]): Promise<void> {
    for (const [submission, { code, details, problem }] of refused) {
      if (problem) this.services.log.error({ match: this.id, problem }, 'rules failed');
      submission.settle((await this.inLog(submission).catch(troubleOf)) ?? { ok: false, code, details });
    }
  }

  private async inLog(submission: Submission): Promise<Settled | undefined> {
    const intent = digitsOf(submission);
    const found = intent && (await this.services.store.entryOf(this.id, intent));
    return found ? repeated(found, submission.seat) : undefined;
  }

  private async write(submissions: readonly Submission[], played: Played, doc: TableDoc): Promise<boolean> {
    const rows = played.made.map(({ by, ...made }, at): StoredEntry => {
      // Of several steps back, the last one is what the client is told.
      const last = played.made[at + 1]?.by !== by;
      return { ...made, intent: last ? digitsOf(submissions[by]) : null };
    });
    const { awaited, over, standing, number, snapshot } = played;
    const at = this.services.now();
    const kind = over ? ('over' as const) : ('turn' as const);
    const written = await this.services.store.write({
      do: 'append',
      table: this.table,
      match: this.id,
      rows,
      at,
      stand: {
        awaited,
        over,
        bots: waitsForBot(doc, awaited),
        ...(standing ? { standing: JSON.stringify(standing) } : {}),
      },
      ...(snapshot ? { snapshot } : {}),
      ...(doc.pace === 'slow' ? { notice: { kind, match: this.number, number, at } } : {}),
    });
    if (!written.ok) return false;
    for (const { intent, number: entry, seat } of rows) if (intent) this.known.add(intent, entry, seat);
    for (const { by } of played.made) this.services.metrics.entries.inc({ by: submissions[by].id ? 'person' : 'bot' });
    return true;
  }

  /** Somebody else wrote first, perhaps the very same intent. */
  private async afterConflict(submissions: readonly Submission[], around: Surroundings): Promise<readonly Refused[]> {
    this.services.metrics.conflicts.inc();
    this.lease.doubt(this.table);
    this.lose();
    await this.open(around);
    const again: Submission[] = [];
    for (const submission of submissions) {
      // If the database fails for one, the others were told what is true.
      const found = await this.inLog(submission).catch(troubleOf);
      if (found) submission.settle(found);
      else if (++submission.tries < TRIES) again.push(submission);
      else submission.settle({ ok: false, code: 'stale', details: { number: this.position.number } });
    }
    return again.length > 0 ? this.process(again, around) : [];
  }

  /** Opens the session in its rules thread at the entry everybody here has seen, then moves on to the newest one. True if it had to. */
  private async open({ viewers: wanted }: Surroundings): Promise<boolean> {
    if (this.opened) return false;
    const stored = await this.services.store.match(this.id);
    if (!stored) throw new Refusal('no-table');
    if (stored.quarantined !== undefined) throw new Refusal('quarantined');
    const { entries } = stored;
    const seen = this.position.number;
    const viewers = [...new Set(wanted)];
    const position = await this.openSession(stored, seen, viewers);
    this.opened = true;
    this.doubtful = false;
    for (const viewer of viewers) this.tracked.add(viewer);
    for (const { intent, number, seat } of entries) if (intent) this.known.add(intent, number, seat);
    const jumped = position.number !== seen;
    if (jumped) this.position = position;
    await this.take(entries.filter(({ number }) => number > seen));
    if (jumped) this.news.push('start-over');
    return true;
  }

  private async openSession(
    { snapshot, entries }: StoredMatch,
    seen: number,
    viewers: readonly Viewer[],
  ): Promise<Position> {
    const { engine } = this.services;
    const log = {
      ...this.origin,
      match: this.number,
      ...(snapshot ? { snapshot: snapshot.state } : {}),
      entries: entries.filter(({ number }) => number <= seen),
    };
    try {
      // A log that grew long without a snapshot is made short where no other match waits for it.
      const short =
        log.entries.length > LONG_TAIL ? { ...log, snapshot: (await engine.condense(log)).state, entries: [] } : log;
      const position = await engine.open({ ...short, key: this.key, viewers });
      this.strikes = 0;
      return position;
    } catch (error) {
      if (!isFault(troubleOf(error).code) || ++this.strikes < STRIKES) throw error;
      const snapshot = await this.lastTry(log);
      return engine.open({ ...log, key: this.key, snapshot, entries: [], viewers });
    }
  }

  /**
   * A match that cannot be loaded is set aside after a few tries, so that it takes no thread from others any more. A
   * busy machine is no reason: the last try is made aside, where there is time.
   */
  private async lastTry(log: Parameters<Services['engine']['condense']>[0]): Promise<Uint8Array> {
    this.strikes = 0;
    try {
      return (await this.services.engine.condense(log)).state;
    } catch (error) {
      const { code } = troubleOf(error);
      if (isFault(code)) await this.setAside(code);
      throw error;
    }
  }

  private async setAside(code: string): Promise<void> {
    this.services.log.error({ table: this.table, match: this.id, code }, 'a match cannot be loaded and is set aside');
    await this.services.store.quarantine(this.id, code, this.services.now());
  }

  private async take(entries: readonly LogEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const played = await this.services.engine.follow({ key: this.key, entries });
    if (played === LOST) this.lose();
    else this.arrive(played);
  }

  private arrive({ number, awaited, over, standing, updates }: Played): void {
    this.position = { number, awaited, over, ...(standing ? { standing } : {}) };
    this.touched = this.services.now();
    if (!over && awaited.length === 0) this.services.metrics.stuck.inc();
    for (const [viewer, texts] of updates) this.recent.add(viewer, texts, number);
    this.news.push({ position: this.position, updates });
  }

  private async fresh(viewer: Viewer, around: Surroundings): Promise<string> {
    const text = await this.inSession(() => this.services.engine.fresh({ key: this.key, viewer }), around);
    this.tracked.add(viewer);
    return text;
  }

  /** The thread may have died meanwhile and forgotten the session: then it is opened again. */
  private async inSession<V>(work: () => Promise<V | Lost>, around: Surroundings): Promise<V> {
    for (let losses = 0; losses < LOSSES; losses++) {
      if (!this.opened) await this.open(around);
      const value = await work();
      if (value !== LOST) return value as V;
      this.lose();
    }
    throw new Refusal('too-slow', { ms: this.services.config.rulesLimit });
  }

  private settleRepeated(submission: Submission): boolean {
    const known = this.known.of(submission);
    if (known) submission.settle(known);
    return known !== undefined;
  }
}
