import { Refusal, type Seat, type Viewer } from '@orrery/kernel';
import { LOST, type LogEntry, type Lost, type Played, type Position, type Verdict } from '../engine/messages.ts';
import type { Services } from '../services.ts';
import type { MatchRow, StoredEntry, StoredMatch } from '../store/store.ts';
import type { Origin } from '../tables/deal.ts';
import { type MatchPlace, type NowAt, positionOf } from './match-place.ts';
import { RecentUpdates } from './recent-updates.ts';
import { digitsOf, KnownIntents, repeated, type Settled, type Submission } from './submissions.ts';
import { isFault, troubleOf } from './trouble.ts';

/** What the writer needs of the table whose match it writes. */
export interface TableContext {
  readonly id: string;
  /** True at tables where people look in now and then: they get notices. */
  readonly slow: () => boolean;
  readonly waitsForBot: (awaited: readonly Seat[]) => boolean;
  /** Who is to be kept up to date. */
  readonly viewers: () => Iterable<Viewer>;
  /** New entries are on disk: tell everybody. `own` if this node made them. */
  readonly tell: (updates: Played['updates'], own: boolean) => void;
  /** So much happened elsewhere that only a fresh view helps. */
  readonly startOver: () => void;
  /** Another node wrote first: it may be the one that works on the match. */
  readonly conflict: () => void;
}

const TRIES = 3;
/** So often in a row a thread may die of others' matches before somebody is told to try again. */
const LOSSES = 5;
/** So often a match may fail to load in a row before it is set aside. */
const STRIKES = 3;
/** More entries than this after the newest snapshot are a reason for care. */
const LONG_TAIL = 200;

/**
 * Where the entries of one match are made on this node: rules thread, then disk, then everybody. All calls come through
 * the table's mailbox. What other nodes write is followed; the database's unique keys decide who was first.
 */
export class MatchWriter implements MatchPlace {
  readonly id: number;
  readonly match: number;
  position: Position;
  private readonly services: Services;
  private readonly table: TableContext;
  readonly origin: Origin;
  private readonly key: string;
  private readonly recent = new RecentUpdates();
  private readonly known = new KnownIntents();
  private readonly tracked = new Set<Viewer>();
  /** When an entry was last written, in milliseconds since 1970. */
  touched = 0;
  private opened = false;
  private doubtful = false;
  private strikes = 0;

  constructor(services: Services, table: TableContext, row: MatchRow) {
    this.services = services;
    this.table = table;
    this.id = row.id;
    this.match = row.number;
    this.origin = JSON.parse(row.setup) as Origin;
    this.key = `${table.id}/${row.number}`;
    this.position = positionOf(row);
  }

  /**
   * Works off what seats want, in one go: one visit to the rules, one write. Who has seen more than there is here heard it
   * from a node that took the match over, so this one looks at the log before it judges.
   */
  async process(submissions: readonly Submission[]): Promise<void> {
    let open = submissions.filter((submission) => !this.settleRepeated(submission));
    if (open.length === 0) return;
    try {
      // What was loaded from the log may hold the very same intent.
      if (!this.opened && (await this.open())) open = open.filter((submission) => !this.settleRepeated(submission));
      if (open.some(({ intent }) => 'after' in intent && intent.after > this.position.number)) await this.catchUp();
      if (open.length > 0) await this.settleOrRetry(open, await this.play(open));
    } catch (error) {
      this.lose();
      const settled = troubleOf(error);
      if (settled.code === 'internal') this.services.log.error({ err: error, match: this.id }, 'intents failed');
      for (const { settle } of open) settle(settled);
    }
  }

  /** What the viewer missed after `seen`, or a fresh view. Who has seen more than there is here is not shown the past. */
  async now(viewer: Viewer, match?: number, seen?: number): Promise<NowAt> {
    if (match === this.match && seen !== undefined && seen > this.position.number) await this.catchUp();
    const knowsAll = () => match === this.match && seen === this.position.number;
    // Who comes back after a restart and missed nothing does not need the rules; the next answer does.
    if (!this.opened && !this.doubtful && knowsAll()) return { position: this.position, missed: [] };
    await this.open();
    if (match === this.match && seen !== undefined) {
      const missed = this.recent.since(viewer, seen, this.position.number);
      if (missed && this.tracked.has(viewer)) return { position: this.position, missed };
    }
    const fresh = await this.fresh(viewer);
    return knowsAll() ? { position: this.position, missed: [] } : { position: this.position, fresh };
  }

  /** Takes what is in the log and was not heard of. */
  async catchUp(): Promise<void> {
    const { number } = this.position;
    if ((await this.services.store.entries(this.id, number + 1)).length === 0) return;
    await this.open();
    // Opening takes what is there.
    if (this.position.number === number)
      await this.take(await this.services.store.entries(this.id, this.position.number + 1));
  }

  /** What a bot on this seat may know. */
  view(seat: Seat): Promise<string> {
    return this.inSession(() => this.services.engine.view({ key: this.key, seat }));
  }

  /** Leaves the rules thread. The log knows everything. */
  lose(): void {
    this.opened = false;
    this.tracked.clear();
    this.services.engine.drop(this.key);
  }

  /** Somebody changed something from outside: whatever comes next looks at the database first. */
  doubt(): void {
    this.lose();
    this.doubtful = true;
  }

  private async play(submissions: readonly Submission[]): Promise<Played> {
    const intents = submissions.map(({ seat, intent }) => ({ seat, intent }));
    return this.inSession(() => this.services.engine.play({ key: this.key, intents }));
  }

  private async settleOrRetry(submissions: readonly Submission[], played: Played): Promise<void> {
    const accepted = played.made.length > 0 && (await this.write(submissions, played));
    if (played.made.length > 0 && !accepted) return this.afterConflict(submissions);
    submissions.forEach((submission, at) => {
      const verdict = played.verdicts[at];
      if (verdict.ok) submission.settle(verdict);
    });
    if (accepted) this.arrive(played, true);
    for (const [at, submission] of submissions.entries()) {
      const verdict = played.verdicts[at];
      if (!verdict.ok) await this.settleRefused(submission, verdict);
    }
  }

  /** Before a refusal, a look into the whole log: a very late repetition gets its first result, too. */
  private async settleRefused(submission: Submission, verdict: Extract<Verdict, { ok: false }>): Promise<void> {
    const { code, details, problem } = verdict;
    if (problem) this.services.log.error({ match: this.id, problem }, 'rules failed');
    submission.settle((await this.inLog(submission).catch(troubleOf)) ?? { ok: false, code, details });
  }

  private async inLog(submission: Submission): Promise<Settled | undefined> {
    const intent = digitsOf(submission);
    const found = intent && (await this.services.store.entryOf(this.id, intent));
    return found ? repeated(found, submission.seat) : undefined;
  }

  private async write(submissions: readonly Submission[], played: Played): Promise<boolean> {
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
      table: this.table.id,
      match: this.id,
      rows,
      at,
      stand: {
        awaited,
        over,
        bots: this.table.waitsForBot(awaited),
        ...(standing ? { standing: JSON.stringify(standing) } : {}),
      },
      ...(snapshot ? { snapshot } : {}),
      ...(this.table.slow() ? { notice: { kind, match: this.match, number, at } } : {}),
    });
    if (!written.ok) return false;
    for (const { intent, number: entry, seat } of rows) if (intent) this.known.add(intent, entry, seat);
    for (const { by } of played.made) this.services.metrics.entries.inc({ by: submissions[by].id ? 'person' : 'bot' });
    return true;
  }

  /** Somebody else wrote first, perhaps the very same intent. */
  private async afterConflict(submissions: readonly Submission[]): Promise<void> {
    this.services.metrics.conflicts.inc();
    this.table.conflict();
    this.lose();
    await this.open();
    const again: Submission[] = [];
    for (const submission of submissions) {
      // Where the database fails for one, the others were told what is true.
      const found = await this.inLog(submission).catch(troubleOf);
      if (found) submission.settle(found);
      else if (++submission.tries < TRIES) again.push(submission);
      else submission.settle({ ok: false, code: 'stale', details: { number: this.position.number } });
    }
    if (again.length > 0) await this.process(again);
  }

  /** Opens the session in its rules thread at the entry everybody here has seen, then moves on to the newest one. True if it had to. */
  private async open(): Promise<boolean> {
    if (this.opened) return false;
    const stored = await this.services.store.match(this.id);
    if (!stored) throw new Refusal('no-table');
    if (stored.quarantined !== undefined) throw new Refusal('quarantined');
    const { entries } = stored;
    const seen = this.position.number;
    const viewers = [...new Set(this.table.viewers())];
    const position = await this.openSession(stored, seen, viewers);
    this.opened = true;
    this.doubtful = false;
    for (const viewer of viewers) this.tracked.add(viewer);
    for (const { intent, number, seat } of entries) if (intent) this.known.add(intent, number, seat);
    const jumped = position.number !== seen;
    if (jumped) this.position = position;
    await this.take(entries.filter(({ number }) => number > seen));
    if (jumped) this.table.startOver();
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
      match: this.match,
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
    this.services.log.error(
      { table: this.table.id, match: this.id, code },
      'a match cannot be loaded and is set aside',
    );
    await this.services.store.quarantine(this.id, code, this.services.now());
  }

  private async take(entries: readonly LogEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const played = await this.services.engine.follow({ key: this.key, entries });
    if (played === LOST) this.lose();
    else this.arrive(played, false);
  }

  private arrive({ number, awaited, over, standing, updates }: Played, own: boolean): void {
    this.position = { number, awaited, over, ...(standing ? { standing } : {}) };
    this.touched = this.services.now();
    if (!over && awaited.length === 0) this.services.metrics.stuck.inc();
    for (const [viewer, texts] of updates) this.recent.add(viewer, texts, number);
    this.table.tell(updates, own);
  }

  private async fresh(viewer: Viewer): Promise<string> {
    const text = await this.inSession(() => this.services.engine.fresh({ key: this.key, viewer }));
    this.tracked.add(viewer);
    return text;
  }

  /** The thread may have died meanwhile and forgotten the session: then it is opened again. */
  private async inSession<V>(work: () => Promise<V | Lost>): Promise<V> {
    for (let losses = 0; losses < LOSSES; losses++) {
      if (!this.opened) await this.open();
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
