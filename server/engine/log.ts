import {
  type Answer,
  type Asked,
  copy,
  type Game,
  type Match,
  Play,
  Refusal,
  type Seal,
  type Seat,
  undoable,
} from '@orrery/kernel';

interface Kept {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly seal: Seal;
  /** Number of its entry. */
  readonly number: number;
}

/**
 * The newest part of a match's log: what came after the last border that no undo can cross. The state at the border is
 * kept, so taking back replays a handful of answers and never the game.
 */
export class Recent<T> {
  private readonly game: Game<T>;
  private border: Match<T>;
  private kept: Kept[] = [];
  /** Number of the entry that was the n-th answer that counts. */
  private readonly numbers = new Map<number, number>();
  /** The newest undo of each seat. */
  private readonly undone = new Map<Seat, number>();

  constructor(game: Game<T>, border: Match<T>, number: number, numbers: readonly (readonly [number, number])[]) {
    this.game = game;
    this.border = border;
    for (const [answers, entry] of numbers) this.numbers.set(answers, entry);
    this.numbers.set(border.answers, number);
  }

  /** Begins again at a border further on, with the entries on the way there. */
  restart(border: Match<T>, numbers: readonly (readonly [number, number])[]): void {
    this.border = border;
    this.kept = [];
    for (const [answers, entry] of numbers) this.numbers.set(answers, entry);
  }

  /** True if nothing can be taken back: the moment for a snapshot. */
  get sealed(): boolean {
    return this.kept.length === 0;
  }

  /** Notes an answer and the state it led to. */
  add(match: Match<T>, kept: Kept): void {
    this.numbers.set(match.answers, kept.number);
    if (kept.seal === 'all') {
      this.border = match;
      this.kept = [];
    } else this.kept.push(kept);
  }

  /**
   * Takes back the newest answer of a seat; the entry that was taken back and the match without it. Others may have
   * answered since: if theirs no longer fits, nothing is taken back.
   */
  undo(seat: Seat, number: number): { taken: number; play: Play<T> } {
    const at = undoable(this.kept, seat);
    if (at === undefined) throw new Refusal('no-undo', { seat });
    const kept = this.kept.toSpliced(at, 1);
    const play = this.again(kept, seat);
    const { number: taken } = this.kept[at];
    this.kept = kept;
    kept.forEach((one, index) => {
      this.numbers.set(this.border.answers + index + 1, one.number);
    });
    this.undone.set(seat, number);
    return { taken, play };
  }

  private again(kept: readonly Kept[], seat: Seat): Play<T> {
    const play = Play.resume(this.game, copy(this.border));
    try {
      for (const { seat: by, answer } of kept) play.answer(by, answer);
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal('no-undo', { seat });
      throw error;
    }
    return play;
  }

  /** The own answers that can be taken back, oldest first, each with the number of answers before it. */
  own(seat: Seat): { number: number; before: number }[] {
    const own: { number: number; before: number }[] = [];
    for (let i = this.kept.length - 1; i >= 0; i--) {
      const { seat: by, seal, number } = this.kept[i];
      if (by !== seat) continue;
      if (seal === 'own') break;
      own.unshift({ number, before: this.border.answers + i });
    }
    return own;
  }

  /** The entry after which this question was put: a client that has not seen it would answer something else. */
  since({ seat, since, offer }: Asked, newest: number): number {
    if (offer) return newest;
    return Math.max(this.numbers.get(since) ?? newest, this.undone.get(seat) ?? 0);
  }

  /** What a snapshot must remember to tell stale answers to the questions that are open now; the rest is forgotten. */
  marks(asked: readonly Asked[], newest: number): [number, number][] {
    const marks = asked
      .filter(({ offer }) => !offer)
      .map((one): [number, number] => [one.since, this.since(one, newest)]);
    this.numbers.clear();
    for (const [answers, entry] of marks) this.numbers.set(answers, entry);
    return marks;
  }
}
