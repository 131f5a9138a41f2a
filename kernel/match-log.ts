import { copy } from './copy.ts';
import type { Game } from './game.ts';
import { hash } from './hash.ts';
import { Play, type Setup } from './play.ts';
import type { GameRecord } from './record.ts';
import { Refusal } from './refusal.ts';
import { SharedTree } from './shared-tree.ts';
import type { Answer, Asked, Entry, Event, Match, Seal, Seat } from './types.ts';
import type { AnyVocabulary, Vocabulary } from './vocabulary.ts';

/** An answer that counts: given, and not taken back. */
export interface Counted<G extends Vocabulary = AnyVocabulary> {
  readonly seat: Seat;
  readonly answer: Answer;
  /** How far it can be taken back. */
  readonly seal: Seal;
  /** Number of its entry in the log, from 1. */
  readonly number: number;
  /** What it made happen. */
  readonly events: readonly Event<G>[];
}

/** A match with its log at one moment, as far as it is needed to go on from there. Plain JSON. */
export interface SavedLog<G extends Vocabulary = AnyVocabulary> {
  /** How many entries there are. */
  readonly number: number;
  /** The match at the border that no undo crosses, and the answers that count since. */
  readonly match: Match<G>;
  readonly since?: readonly Omit<Counted<G>, 'events'>[];
  /** Numbers of entries by the number of answers that counted, as far as open questions were put there. */
  readonly marks: readonly (readonly [number, number])[];
  /** The newest undo of each seat. */
  readonly undone?: readonly (readonly [Seat, number])[];
}

/** A state on the way, to go back to. */
interface Stop<G extends Vocabulary> {
  /** How many answers led there. */
  readonly answers: number;
  readonly match: Match<G>;
}

/** So many answers have to be played again at most to reach any moment. */
const STOP_EVERY = 16;

/**
 * A match with its log: what was entered, how far it can be taken back, and states on the way, so that an undo or a look
 * at any moment costs one of those and a short tail. Servers, browsers, tools and tests all keep a match in it.
 */
export class MatchLog<G extends Vocabulary = AnyVocabulary> {
  readonly game: Game<G>;
  readonly setup: Setup;
  /** What happened at the deal. */
  readonly dealt: readonly Event<G>[];
  /** The live match: changed in place by every answer, another one after an undo. */
  play: Play<G>;
  /** How many entries the match has. */
  number: number;
  /** What was entered since the deal, or since the saved moment this log began with. */
  entries: Entry[] = [];
  /** The answers that count, from the first stop on. */
  private kept: Counted<G>[] = [];
  /** States on the way, oldest first; the first one is where this log begins. */
  private stops: Stop<G>[];
  /** The newest state that no undo goes behind. */
  private border: Stop<G>;
  private marks: Map<number, number>;
  private readonly undone: Map<Seat, number>;
  private readonly tree: SharedTree<Match<G>>;

  constructor(game: Game<G>, setup: Setup, saved?: SavedLog<G>) {
    this.game = game;
    this.setup = setup;
    this.play = saved ? Play.resume(game, copy(saved.match)) : Play.start(game, setup);
    this.dealt = toldBy(this.play);
    this.tree = new SharedTree(copy(this.play.match));
    this.number = saved?.number ?? 0;
    this.border = this.here;
    this.stops = [this.border];
    this.marks = new Map([[this.border.answers, this.number], ...(saved?.marks ?? [])]);
    this.undone = new Map(saved?.undone);
    if (!saved?.since) return;
    this.kept = playOn(this.play, saved.since);
    this.become(this.play);
  }

  /** Plays a record, entry by entry. */
  static from<G extends Vocabulary>(
    game: Game<G>,
    { setup, entries }: Pick<GameRecord, 'setup' | 'entries'>,
  ): MatchLog<G> {
    const log = new MatchLog(game, setup);
    for (const entry of entries) log.enter(entry);
    return log;
  }

  get record(): GameRecord {
    return { game: this.game.id, edition: this.game.edition, setup: this.setup, entries: this.entries };
  }

  /** The newest state as a value that never changes and shares with earlier ones what stayed the same. */
  get state(): Match<G> {
    return this.tree.value;
  }

  /** Hash of the newest state; what did not change since the last time is not looked at again. */
  hash(): string {
    return hash(this.tree);
  }

  /** The answers that count, oldest first, since the deal or the saved moment this log began with. */
  get counted(): readonly Counted<G>[] {
    return this.kept;
  }

  enter(entry: Entry): void {
    if ('answer' in entry) this.answer(entry.seat, entry.answer);
    else this.undo(entry.seat);
  }

  /** Gives an answer. If it is refused, or the rules fail, nothing has changed. */
  answer(seat: Seat, answer: Answer): Counted<G> {
    const { play } = this;
    try {
      play.answer(seat, answer);
    } catch (error) {
      // The rules may have stopped half-way: what they touched is thrown away.
      this.play = Play.resume(this.game, copy(this.state));
      throw error;
    }
    this.number++;
    this.entries.push({ seat, answer });
    const counted = { seat, answer, seal: play.seal, number: this.number, events: toldBy(play) };
    this.kept.push(counted);
    this.become(play);
    return counted;
  }

  /**
   * Takes back the newest answer of a seat, and returns it. Others may have answered since: if theirs no longer fits,
   * nothing is taken back.
   */
  undo(seat: Seat): Counted<G> {
    const at = this.undoableAt(seat);
    if (at === undefined) throw new Refusal('no-undo', { seat });
    const taken = this.kept[at];
    const { play, from } = this.resumeBefore(this.first + at);
    let later: Counted<G>[];
    try {
      playOn(play, this.kept.slice(from, at));
      later = playOn(play, this.kept.slice(at + 1));
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal('no-undo', { seat });
      throw error;
    }
    this.number++;
    this.entries.push({ seat, undo: true });
    this.undone.set(seat, this.number);
    this.stops = this.stops.filter(({ answers }) => answers <= this.first + at);
    this.kept = [...this.kept.slice(0, at), ...later];
    this.become(play);
    return taken;
  }

  /** What an undo of this seat would take back. */
  undoable(seat: Seat): Counted<G> | undefined {
    const at = this.undoableAt(seat);
    return at === undefined ? undefined : this.kept[at];
  }

  /** The answers that a seat can take back one after the other, oldest first, each with the number of answers before it. */
  undoables(seat: Seat): (Counted<G> & { readonly before: number })[] {
    const own: (Counted<G> & { readonly before: number })[] = [];
    for (let at = this.kept.length - 1; at >= 0; at--) {
      const { seat: by, seal } = this.kept[at];
      if (seal === 'all' || (by === seat && seal === 'own')) break;
      if (by === seat) own.unshift({ ...this.kept[at], before: this.first + at });
    }
    return own;
  }

  /** After how many answers a seat had given its newest one; undefined before its first, as far as this log knows. */
  answeredAt(seat: Seat): number | undefined {
    const newest = this.kept.findLastIndex((one) => one.seat === seat);
    return newest < 0 ? undefined : this.first + newest + 1;
  }

  /** The match as it was after so many answers that count. */
  at(answers: number): Play<G> {
    const { play, from } = this.resumeBefore(answers);
    playOn(play, this.kept.slice(from, answers - this.first));
    return play;
  }

  /** The entry after which a question was put: who has not seen that one would answer something else. */
  putAt({ seat, since, offer }: Pick<Asked, 'seat' | 'since' | 'offer'>): number {
    if (offer) return this.number;
    return Math.max(this.numberOf(since), this.undone.get(seat) ?? 0);
  }

  /**
   * Goes on through entries of which the last one is known to be a border: nothing before it can be taken back any more,
   * so only what counts in the end is played.
   */
  leap(entries: readonly Entry[]): void {
    let number = this.number;
    const kept: Omit<Counted<G>, 'events'>[] = [...this.kept];
    for (const entry of entries) {
      number++;
      if ('answer' in entry) kept.push({ ...entry, number, seal: null });
      else {
        const at = kept.findLastIndex(({ seat }) => seat === entry.seat);
        if (at < 0) throw new Refusal('no-undo', { seat: entry.seat });
        kept.splice(at, 1);
      }
    }
    const play = Play.resume(this.game, copy(this.stops[0].match));
    const counted = playOn(play, kept);
    if (play.seal !== 'all') throw new Error(`${this.game.id}: entry ${number} is no border`);
    this.number = number;
    this.entries.push(...entries);
    this.stops = [this.stops[0]];
    this.kept = [...counted.slice(0, -1), { ...counted[counted.length - 1], seal: 'all' }];
    this.become(play);
  }

  /** What is needed to go on from here at another time. What came before the border is forgotten here, too. */
  compact(): SavedLog<G> {
    const { border, number, undone } = this;
    const since = this.kept.slice(border.answers - this.first);
    const play = since.length > 0 ? Play.resume(this.game, copy(border.match)) : this.play;
    const puts = play.pending.map((front) => play.frameOf(front).since ?? border.answers);
    const marks = [border.answers, ...puts].map((put) => [put, this.numberOf(put)] as const);
    this.kept = since;
    this.stops = [border, ...this.stops.filter(({ answers }) => answers > border.answers)];
    this.entries = [];
    this.marks = new Map(marks);
    return {
      number,
      match: border.match,
      since: since.map(({ events: _, ...kept }) => kept),
      marks: [...this.marks],
      undone: [...undone],
    };
  }

  /** Number of answers where this log begins. */
  private get first(): number {
    return this.stops[0].answers;
  }

  private get here(): Stop<G> {
    return { answers: this.state.answers, match: this.state };
  }

  private become(play: Play<G>): void {
    this.tree.follow(play.match);
    this.play = play;
    if (this.kept.at(-1)?.seal === 'all') this.border = this.here;
    const newest = this.stops[this.stops.length - 1];
    if (this.state.answers - newest.answers >= STOP_EVERY) this.stops.push(this.here);
  }

  private undoableAt(seat: Seat): number | undefined {
    for (let at = this.kept.length - 1; at >= 0; at--) {
      const { seat: by, seal } = this.kept[at];
      if (seal === 'all' || (by === seat && seal === 'own')) return undefined;
      if (by === seat) return at;
    }
    return undefined;
  }

  /** A live match at the nearest stop that has no more than so many answers, and the index of the answer that follows. */
  private resumeBefore(answers: number): { play: Play<G>; from: number } {
    if (answers < this.first) throw new RangeError(`${this.game.id}: nothing is known of ${answers} answers`);
    const reachable = [...this.stops, this.border].filter((stop) => stop.answers <= answers);
    const nearest = reachable.reduce((best, stop) => (stop.answers > best.answers ? stop : best));
    return { play: Play.resume(this.game, copy(nearest.match)), from: nearest.answers - this.first };
  }

  /** Number of the entry that was the n-th answer that counts. */
  private numberOf(answers: number): number {
    const counted = this.kept[answers - this.first - 1];
    return counted?.number ?? this.marks.get(answers) ?? this.number;
  }
}

/** Gives answers again; the same with what they make happen now. */
function playOn<G extends Vocabulary>(play: Play<G>, kept: readonly Omit<Counted<G>, 'events'>[]): Counted<G>[] {
  return kept.map((one) => {
    play.answer(one.seat, one.answer);
    return { ...one, events: toldBy(play) };
  });
}

/** What the newest answer made happen; what nobody was asked about is marked. */
const toldBy = <G extends Vocabulary>({ events, unasked }: Play<G>): Event<G>[] =>
  copy(events).map((event, at) => (unasked.has(at) ? { ...event, unasked: unasked.get(at) } : event));
