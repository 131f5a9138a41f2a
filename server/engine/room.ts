import {
  type Answer,
  copy,
  type Entry,
  type Event,
  effective,
  type Game,
  hash,
  heard,
  type KnownHashes,
  type Match,
  matches,
  Play,
  Refusal,
  type Seal,
  type Seat,
  type Setup,
  type View,
  type Viewer,
  view,
} from '@orrery/kernel';
import type { Undo } from '@orrery/protocol';
import { Recent } from './log.ts';
import { Pictures } from './pictures.ts';
import { adopt } from './sharing.ts';
import { type Snapshot, unpack } from './snapshots.ts';

/** An entry as the rules made it. */
export interface Made {
  readonly number: number;
  readonly seat: Seat;
  /** JSON; null for an undo. */
  readonly answer: string | null;
  readonly hash: string;
  readonly seal: Seal;
}

export type Intent =
  | { readonly seat: Seat; readonly answer: Answer; readonly after: number }
  | { readonly seat: Seat; readonly back: number };

export interface Origin {
  /** Number of the match at its table. */
  readonly match: number;
  readonly setup: Setup;
}

const SNAPSHOT_EVERY = 50;

const entryOf = ({ seat, answer }: Pick<Made, 'seat' | 'answer'>): Entry =>
  answer === null ? { seat, undo: true } : { seat, answer: JSON.parse(answer) as Answer };

/** One match inside a rules thread: the live play, its newest state as a shared tree, and what viewers have of it. */
export class Room<T> {
  readonly game: Game<T>;
  readonly origin: Origin;
  number: number;
  /** Changed in place by every answer. */
  play: Play<T>;
  /** The newest state: never changed, so it can be kept, and gone back to when the rules fail half-way. */
  private match: Match<T>;
  private readonly recent: Recent<T>;
  private readonly pictures = new Pictures<T>();
  private readonly hashes: KnownHashes = new WeakMap();
  private snapshotAt: number;
  /** What the newest entry told, and the entry it took back. */
  private events: readonly Event[];
  private undone: number | undefined;

  private constructor(game: Game<T>, origin: Origin, snapshot?: Snapshot) {
    this.game = game;
    this.origin = origin;
    this.number = snapshot?.number ?? 0;
    this.snapshotAt = this.number;
    this.play = snapshot ? Play.resume(game, snapshot.match as Match<T>) : Play.start(game, origin.setup);
    this.events = this.play.events;
    this.match = copy(this.play.match);
    this.recent = new Recent(game, this.match, this.number, snapshot?.marks ?? []);
  }

  /** From the deal, or from a snapshot, and then through the entries that followed. */
  static open<T>(game: Game<T>, origin: Origin, from?: Uint8Array, entries: readonly Made[] = []): Room<T> {
    const read = () => from && unpack(from);
    // No undo crosses a sealed entry, so up to the last one only what counted in the end has to be played.
    const sealed = entries.findLastIndex(({ seal }) => seal === 'all');
    const room = new Room(game, origin, read());
    if (sealed >= 0 && !room.leapTo(entries.slice(0, sealed + 1))) {
      // Something differs: step by step, the exact entry is found and told.
      const slow = new Room(game, origin, read());
      slow.repeat(entries);
      return slow;
    }
    room.repeat(entries.slice(sealed + 1));
    return room;
  }

  /** Plays to a sealed entry without a look at what lies between. False if that leads elsewhere. */
  private leapTo(entries: readonly Made[]): boolean {
    const { number, hash: recorded } = entries[entries.length - 1];
    const numbers: [number, number][] = [];
    try {
      for (const { seat, answer, at } of effective(entries.map(entryOf))) {
        this.play.answer(seat, answer);
        numbers.push([this.play.match.answers, entries[at].number]);
      }
    } catch {
      return false;
    }
    this.match = copy(this.play.match);
    this.number = number;
    this.events = this.play.events;
    this.recent.restart(this.match, numbers);
    return hash(this.match) === recorded;
  }

  /** Repeats entries of the log. Anything but the recorded state is a divergence. */
  repeat(entries: readonly Pick<Made, 'number' | 'seat' | 'answer' | 'hash'>[], each?: (made: Made) => void): void {
    for (const { number, seat, answer, hash } of entries) {
      if (number <= this.number) continue;
      const made = answer === null ? this.undoOnce(seat) : this.answer(seat, JSON.parse(answer) as Answer);
      if (made.number !== number || made.hash !== hash)
        throw new Error(`${this.game.id}: entry ${number} leads to another state than recorded`);
      each?.(made);
    }
  }

  /** Does what a seat wants, or refuses without any change. Each entry is told to `each` right after it was made. */
  fulfil(intent: Intent, each: (made: Made) => void): void {
    if ('answer' in intent) {
      this.refuseStale(intent.seat, intent.answer, intent.after);
      each(this.answer(intent.seat, intent.answer));
    } else this.undoTo(intent.seat, intent.back, each);
  }

  fresh(viewer: Viewer): string {
    const { match } = this.origin;
    const picture = this.pictures.track(viewer, this.play, this.match.table);
    return JSON.stringify({ match, number: this.number, view: picture, undo: this.undoFor(viewer, picture) });
  }

  /** What each tracked viewer is to be sent about the newest entry. */
  updates(): [Viewer, string][] {
    const { events } = this;
    return this.pictures.next(this.play, this.match.table, (viewer, picture, delta) =>
      JSON.stringify({
        t: 'update',
        match: this.origin.match,
        number: this.number,
        events: heard(events, viewer),
        delta,
        undone: this.undone,
        undo: this.undoFor(viewer, picture),
      }),
    );
  }

  /** A snapshot, if one is due and nothing before it can be taken back. */
  snapshot(): Snapshot | undefined {
    if (this.number - this.snapshotAt < SNAPSHOT_EVERY || !this.recent.sealed) return undefined;
    this.snapshotAt = this.number;
    const marks = this.recent.marks(this.play.asked(), this.number);
    return { number: this.number, match: this.match as Match<never>, marks };
  }

  private answer(seat: Seat, answer: Answer): Made {
    const { play } = this;
    try {
      play.answer(seat, answer);
    } catch (error) {
      // The rules may have stopped half-way: what they touched is thrown away.
      this.play = Play.resume(this.game, copy(this.match));
      throw error;
    }
    this.become(play, play.events);
    const { number, match } = this;
    this.recent.add(match, { seat, answer, number, seal: play.seal });
    return { number, seat, answer: JSON.stringify(answer), hash: hash(match, this.hashes), seal: play.seal };
  }

  private undoOnce(seat: Seat): Made {
    const { taken, play } = this.recent.undo(seat, this.number + 1);
    this.become(play, [], taken);
    return { number: this.number, seat, answer: null, hash: hash(this.match, this.hashes), seal: null };
  }

  private undoTo(seat: Seat, back: number, each: (made: Made) => void): void {
    const own = this.recent.own(seat);
    const from = own.findIndex(({ number }) => number === back);
    if (from < 0) throw new Refusal('no-undo', { seat });
    each(this.undoOnce(seat));
    for (let times = own.length - from - 1; times > 0 && this.canUndo(seat, each); times--);
  }

  /** One more step back, if what others answered since allows it. */
  private canUndo(seat: Seat, each: (made: Made) => void): boolean {
    try {
      each(this.undoOnce(seat));
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  private become(play: Play<T>, events: readonly Event[], undone?: number): void {
    const { table, agenda, luck, ...rest } = play.match;
    this.match = { ...rest, table: adopt(this.match.table, table), agenda: copy(agenda), luck: copy(luck) };
    this.number++;
    this.play = play;
    this.events = events;
    this.undone = undone;
  }

  /** What was asked when the client last heard of us may be another question than the one that is open now. */
  private refuseStale(seat: Seat, answer: Answer, after: number): void {
    if (after >= this.number) return;
    const asked = this.play.askedOf(seat);
    const meant = asked.find(({ answers }) => answers.some((one) => matches(one, answer) && matches(answer, one)));
    if (!meant || after < this.recent.since(meant, this.number)) throw new Refusal('stale', { number: this.number });
  }

  private undoFor(viewer: Viewer, picture: View<T>): Undo | undefined {
    if (viewer === 'watcher') return undefined;
    const own = this.recent.own(viewer);
    if (own.length === 0) return undefined;
    const start = picture.asked.find(({ group }) => group !== undefined)?.group;
    const group = start === undefined ? undefined : own.find(({ before }) => before >= start);
    return { number: own[own.length - 1].number, ...(group ? { group: group.number } : {}) };
  }

  /** What a bot may know. */
  picture(seat: Seat): View<T> {
    return view(this.play, seat);
  }
}
