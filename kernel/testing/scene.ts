import { listedAnswer, matches } from '../answers.ts';
import type { Game } from '../game.ts';
import { hash } from '../hash.ts';
import { forcedLuck } from '../luck.ts';
import { Play, type Setup } from '../play.ts';
import { Refusal } from '../refusal.ts';
import type { Answer, Asked, Event, Forced, Frame, Seat } from '../types.ts';
import type { Vocabulary } from '../vocabulary.ts';

/**
 * The test language: `given` a position, `when` seats answer by content, then look at the table.
 *
 *   given(game, { seats: 3 }).position((table) => { … }).doing(saboteur({ seat: 0 })).when(0, { ship: 'ship-07' })
 */
export function given<G extends Vocabulary>(
  game: Game<G>,
  { seed = 'given', ...setup }: Omit<Setup, 'seed'> & { readonly seed?: string },
): Scene<G> {
  return new Scene(game, Play.start(game, { ...setup, seed }));
}

export class Scene<G extends Vocabulary> {
  readonly game: Game<G>;
  play: Play<G>;
  /** Everything told since the scene began. */
  readonly told: Event<G>[] = [];

  constructor(game: Game<G>, play: Play<G>) {
    this.game = game;
    this.play = play;
  }

  get table(): G['table'] {
    return this.play.table;
  }

  /** Puts things on the table. What waits on the agenda is asked again afterwards. */
  position(change: (table: G['table']) => void): this {
    change(this.play.match.table);
    return this.again();
  }

  /** Outcomes of luck by purpose, first come first used: an order for a shuffle, a number for a die. */
  luck(forced: Forced): this {
    this.play.match.luck.forced = forcedLuck(forced);
    return this;
  }

  /** Replaces what is to happen: these frames, the first one first, and then nothing. */
  doing(...frames: Frame[]): this {
    this.play.match.agenda = frames.slice().reverse();
    return this.again();
  }

  /** The seat gives the one answer that has these fields; it must be legal. */
  when(seat: Seat, part: { readonly [field: string]: unknown } = {}): this {
    this.told.push(...this.play.answer(seat, listedAnswer(this.play, seat, part)));
    return this;
  }

  /** Answers to the question the game waits for, in the order they are listed. */
  answers(seat: Seat): readonly Answer[] {
    return this.play.askedOf(seat).find(({ offer }) => !offer)?.answers ?? [];
  }

  asked(seat: Seat): Asked<G> {
    const [asked] = this.play.askedOf(seat);
    if (!asked) throw new Error(`seat ${seat} is not asked anything; the game waits for ${this.waits()}`);
    return asked;
  }

  may(seat: Seat, part: { readonly [field: string]: unknown }): boolean {
    return this.all(seat).some((answer) => matches(answer, part));
  }

  /** Why an answer is refused. It is an error of the test if it is accepted, or if the refusal changed anything. */
  refusal(seat: Seat, answer: Answer): Refusal {
    const before = hash(this.play.match);
    try {
      this.play.copy().answer(seat, answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (hash(this.play.match) !== before) throw new Error('the refusal changed the match');
      return error;
    }
    throw new Error(`accepted: ${JSON.stringify(answer)}`);
  }

  private all(seat: Seat): readonly Answer[] {
    return this.play.askedOf(seat).flatMap(({ answers }) => answers);
  }

  private waits(): string {
    return (
      this.play
        .asked()
        .map(({ seat, question }) => `${seat}: ${question}`)
        .join(', ') || 'nobody'
    );
  }

  private again(): this {
    this.play = Play.resume(this.game, this.play.match);
    this.told.push(...this.play.events);
    return this;
  }
}
