import type { Game } from './game.ts';
import { Play, type Setup } from './play.ts';
import { Refusal } from './refusal.ts';
import type { Answer, Entry, Seal, Seat } from './types.ts';

/** The truth about a match: how it was set up and what was answered. Everything else follows by replay. */
export interface GameRecord {
  readonly game: string;
  readonly edition: number;
  readonly setup: Setup;
  readonly entries: readonly Entry[];
}

/** The answers that still count after all undos, oldest first. */
export function effective(entries: readonly Entry[]): { seat: Seat; answer: Answer; at: number }[] {
  const kept: { seat: Seat; answer: Answer; at: number }[] = [];
  entries.forEach((entry, at) => {
    if ('answer' in entry) kept.push({ seat: entry.seat, answer: entry.answer, at });
    else
      kept.splice(
        kept.findLastIndex(({ seat }) => seat === entry.seat),
        1,
      );
  });
  return kept;
}

/** Plays a record again, up to `until` entries; `each` sees the match after every answer that counts. */
export function replay<T>(
  game: Game<T>,
  record: Pick<GameRecord, 'setup' | 'entries'>,
  { until = record.entries.length, each }: { until?: number; each?: (play: Play<T>, at: number) => void } = {},
): Play<T> {
  const play = Play.start(game, record.setup);
  for (const { seat, answer, at } of effective(record.entries.slice(0, until))) {
    play.answer(seat, answer);
    each?.(play, at);
  }
  return play;
}

/**
 * The newest answer of this seat, if it may be taken back: it touched no luck and no secret, and nobody has built on it.
 * `seals` holds the seal of each effective answer, oldest first.
 */
export function undoable(answers: readonly { seat: Seat; seal: Seal }[], seat: Seat): number | undefined {
  for (let i = answers.length - 1; i >= 0; i--) {
    const { seat: by, seal } = answers[i];
    if (seal === 'all' || (by === seat && seal === 'own')) return undefined;
    if (by === seat) return i;
  }
  return undefined;
}

/** A match with its log, in memory: what a browser, a test or a worker keeps. */
export class Ledger<T> {
  readonly game: Game<T>;
  readonly setup: Setup;
  readonly entries: Entry[] = [];
  play: Play<T>;
  private kept: { seat: Seat; answer: Answer; seal: Seal }[] = [];

  constructor(game: Game<T>, setup: Setup) {
    this.game = game;
    this.setup = setup;
    this.play = Play.start(game, setup);
  }

  static from<T>(game: Game<T>, record: Pick<GameRecord, 'setup' | 'entries'>): Ledger<T> {
    const ledger = new Ledger(game, record.setup);
    for (const entry of record.entries) {
      if ('answer' in entry) ledger.answer(entry.seat, entry.answer);
      else ledger.undo(entry.seat);
    }
    return ledger;
  }

  get record(): GameRecord {
    return { game: this.game.id, edition: this.game.edition, setup: this.setup, entries: this.entries };
  }

  answer(seat: Seat, answer: Answer): void {
    const next = this.play.copy();
    next.answer(seat, answer);
    this.play = next;
    this.entries.push({ seat, answer });
    this.kept.push({ seat, answer, seal: next.seal });
  }

  /** What an undo of this seat would take back. */
  undoable(seat: Seat): Answer | undefined {
    const at = undoable(this.kept, seat);
    return at === undefined ? undefined : this.kept[at].answer;
  }

  undo(seat: Seat): void {
    const at = undoable(this.kept, seat);
    if (at === undefined) throw new Refusal('no-undo', { seat });
    const kept = this.kept.toSpliced(at, 1);
    this.play = this.again(kept, seat);
    this.kept = kept;
    this.entries.push({ seat, undo: true });
  }

  /** Replays what is left. Others may have answered meanwhile; if theirs no longer fits, nothing is taken back. */
  private again(kept: typeof this.kept, seat: Seat): Play<T> {
    const play = Play.start(this.game, this.setup);
    try {
      for (const { seat: by, answer } of kept) play.answer(by, answer);
    } catch (error) {
      if (error instanceof Refusal) throw new Refusal('no-undo', { seat });
      throw error;
    }
    return play;
  }
}
