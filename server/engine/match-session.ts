import {
  type Answer,
  type Entry,
  type Event,
  type Game,
  heard,
  isForAll,
  MatchLog,
  matches,
  type Play,
  Refusal,
  type SavedLog,
  type Seat,
  type Setup,
  type View,
  type Viewer,
  view,
} from '@orrery/kernel';
import { LIMITS, type Undo } from '@orrery/protocol';
import type { Intent, LogEntry } from './messages.ts';
import { unpack } from './snapshots.ts';
import { Views } from './views.ts';

export interface Origin {
  /** Number of the match at its table. */
  readonly match: number;
  readonly setup: Setup;
}

/** So many entries are repeated at most when a match is loaded. */
const SNAPSHOT_EVERY = 50;

const entryOf = ({ seat, answer }: Pick<LogEntry, 'seat' | 'answer'>): Entry =>
  answer === null ? { seat, undo: true } : { seat, answer: JSON.parse(answer) as Answer };

/** One match inside a rules thread: the match with its log, and what viewers have of it. */
export class MatchSession {
  readonly origin: Origin;
  private readonly log: MatchLog;
  private readonly views = new Views();
  private snapshotAt: number;
  /** What the newest entry told, and the entry it took back. */
  private events: readonly Event[];
  private undone: number | undefined;

  private constructor(origin: Origin, log: MatchLog) {
    this.origin = origin;
    this.log = log;
    this.snapshotAt = log.number;
    this.events = log.dealt;
  }

  /** From the deal, or from a snapshot, and then through the entries that followed. */
  static open(game: Game, origin: Origin, from?: Uint8Array, entries: readonly LogEntry[] = []): MatchSession {
    const begin = () => new MatchSession(origin, new MatchLog(game, origin.setup, from && (unpack(from) as SavedLog)));
    const session = begin();
    // No undo crosses a sealed entry, so up to the last one only what counted in the end has to be played.
    const sealed = entries.findLastIndex(({ seal }) => seal === 'all');
    if (sealed >= 0 && !session.leapTo(entries.slice(0, sealed + 1))) {
      // Something differs: step by step, the exact entry is found and told.
      const slow = begin();
      slow.repeat(entries);
      return slow;
    }
    session.repeat(entries.slice(sealed + 1));
    return session;
  }

  get play(): Play {
    return this.log.play;
  }

  /** How many entries the match has. */
  get number(): number {
    return this.log.number;
  }

  /** Plays to a sealed entry without a look at what lies between. False if that leads elsewhere. */
  private leapTo(entries: readonly LogEntry[]): boolean {
    const { number, hash } = entries[entries.length - 1];
    try {
      this.log.leap(entries.map(entryOf));
    } catch {
      return false;
    }
    this.events = this.play.events;
    return this.number === number && this.log.hash() === hash;
  }

  /** Repeats entries of the log. Anything but the recorded state is a divergence. */
  repeat(entries: readonly LogEntry[], each?: (made: LogEntry) => void): void {
    for (const { number, seat, answer, hash } of entries) {
      if (number <= this.number) continue;
      const made = answer === null ? this.undoOnce(seat) : this.answer(seat, JSON.parse(answer) as Answer);
      if (made.number !== number || made.hash !== hash)
        throw new Error(`${this.log.game.id}: entry ${number} leads to another state than recorded`);
      each?.(made);
    }
  }

  /** Does what a seat wants, or refuses without any change. Each entry is told to `each` right after it was made. */
  fulfil(seat: Seat, intent: Intent, each: (made: LogEntry) => void): void {
    if ('answer' in intent) {
      this.refuseStale(seat, intent.answer, intent.after);
      each(this.answer(seat, intent.answer));
    } else this.undoTo(seat, intent.back, each);
  }

  /** From now on this viewer is told what changes; returns what there is to be seen. */
  track(viewer: Viewer): View {
    return this.views.track(viewer, this.play, this.log.state);
  }

  fresh(viewer: Viewer): string {
    const { match } = this.origin;
    const shown = this.track(viewer);
    return JSON.stringify({ match, number: this.number, view: shown, undo: this.undoFor(viewer) });
  }

  /** What each tracked viewer is to be sent about the newest entry. */
  updates(): [Viewer, string][] {
    const { events, number, undone } = this;
    const { match } = this.origin;
    const forAll = events.every(isForAll) ? JSON.stringify(events) : undefined;
    return this.views.next(this.play, this.log.state, (viewer, delta) => {
      const undo = this.undoFor(viewer);
      let text = `{"t":"update","match":${match},"number":${number}`;
      text += `,"events":${forAll ?? JSON.stringify(heard(events, viewer))}`;
      if (undone !== undefined) text += `,"undone":${undone}`;
      if (undo) text += `,"undo":${JSON.stringify(undo)}`;
      if (delta !== undefined) text += `,"delta":${delta}`;
      return `${text}}`;
    });
  }

  /** A snapshot, if one is due. */
  snapshot(): SavedLog | undefined {
    if (this.number - this.snapshotAt < SNAPSHOT_EVERY) return undefined;
    return this.compact();
  }

  /** The session as it is now, to be opened again. */
  compact(): SavedLog {
    this.snapshotAt = this.number;
    return this.log.compact();
  }

  private answer(seat: Seat, answer: Answer): LogEntry {
    const { events, number, seal } = this.log.answer(seat, answer);
    this.events = events;
    this.undone = undefined;
    return { number, seat, answer: JSON.stringify(answer), hash: this.log.hash(), seal };
  }

  private undoOnce(seat: Seat): LogEntry {
    const { number: taken } = this.log.undo(seat);
    this.events = [];
    this.undone = taken;
    return { number: this.number, seat, answer: null, hash: this.log.hash(), seal: null };
  }

  private undoTo(seat: Seat, back: number, each: (made: LogEntry) => void): void {
    const own = this.undoables(seat);
    const from = own.findIndex(({ number }) => number === back);
    if (from < 0) throw new Refusal('no-undo', { seat });
    each(this.undoOnce(seat));
    for (let times = own.length - from - 1; times > 0 && this.undoFurther(seat, each); times--);
  }

  /** Takes back one more answer; false if what others answered since does not allow it. */
  private undoFurther(seat: Seat, each: (made: LogEntry) => void): boolean {
    try {
      each(this.undoOnce(seat));
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /** What was asked when the client last heard of us may be another question than the one that is open now. */
  private refuseStale(seat: Seat, answer: Answer, after: number): void {
    if (after >= this.number) return;
    const asked = this.play.askedOf(seat);
    const meant = asked.find(({ answers }) => answers.some((one) => matches(one, answer) && matches(answer, one)));
    if (!meant || after < this.log.putAt(meant)) throw new Refusal('stale', { number: this.number });
  }

  private undoFor(viewer: Viewer): Undo | undefined {
    const newest = viewer === 'watcher' ? undefined : this.undoables(viewer).at(-1);
    return newest && { number: newest.number };
  }

  /** The entries that a seat may take back, oldest first. */
  private undoables(seat: Seat): ReturnType<MatchLog['undoables']> {
    return this.number < LIMITS.undoable ? this.log.undoables(seat) : [];
  }

  /** What a bot may know. */
  view(seat: Seat): View {
    return view(this.play, seat);
  }
}
