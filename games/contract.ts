import type { AnyVocabulary, Game, Match, OpenQuestion, Play, Random, Seat, Vocabulary } from '@orrery/kernel';
import type { GameRulebook, GameScreen, GameWords } from '@orrery/ui/contract';
import type { Course, GameCoach } from '@orrery/ui/lesson';

/** What a game tells a searching opponent. Everything here sees an imagined match, never the real one. */
export interface Heuristic<G extends Vocabulary = AnyVocabulary> {
  /** How good the position is for each seat, from 0 (lost) to 1 (won). */
  value(match: Pick<Match<G>, 'table' | 'options' | 'seats'>): number[];
  /**
   * How likely a sensible player gives each of the listed answers: weights, 0 for a blunder, `FAINT` for an answer that
   * only a patient search should try. Orders the search and steers playouts, so it must be cheap.
   */
  weigh?(play: Play<G>, seat: Seat, asked: OpenQuestion<G>): number[];
  /**
   * Makes an imagined match more likely, in place: rearranges what the viewer cannot see, so that hidden choices of
   * others are sensible ones. The viewer's view must stay the same.
   */
  suppose?(match: Match<G>, viewer: Seat, random: Random): void;
  /** True where things have settled and judging is safe; playouts end there. */
  quiet?(match: Pick<Match<G>, 'table' | 'options' | 'seats'>): boolean;
  /**
   * Which round it is. Strong opponents then play some rounds further on before they judge; right where a round is short
   * and a plan pays over several.
   */
  round?(match: Pick<Match<G>, 'table'>): number;
  /** Inputs of a learned judgement, see `docs/bots.md`. */
  readonly features?: Features<G>;
  /** What hints give as their reasons. */
  readonly signs?: Signs<G>;
  /** What seats are compared by in `docs/games-in-numbers.md`, once a game is over: a leader, what was in play. */
  traits?(match: Pick<Match<G>, 'table'>, seat: Seat): readonly string[];
}

/** A weight so small that playouts and hasty searches never give the answer. */
export const FAINT = 1e-6;

/** Plain numbers about a position, read at quiet moments. Weights trained on other names or another order do not fit. */
export interface Features<
  G extends Vocabulary = AnyVocabulary,
  Own extends string = string,
  Common extends string = string,
> {
  /** Names of the numbers of each seat, and of those of the whole table. */
  readonly own: readonly Own[];
  readonly table: readonly Common[];
  read(match: Pick<Match<G>, 'table' | 'options' | 'seats'>): Reading<Own, Common>;
}

export interface Reading<Own extends string = string, Common extends string = string> {
  /** The hand-made score of each seat; the hand-made `value` is about its softmax. */
  readonly hand: readonly number[];
  /** By seat. */
  readonly own: readonly { readonly [name in Own]: number }[];
  readonly table: { readonly [name in Common]: number };
}

/** What a person would count to tell how somebody stands; `sign.<sign>` in the words of the lessons names it with its {n}. */
export interface Signs<G extends Vocabulary = AnyVocabulary, Sign extends string = string> {
  /** Whether one wants more of it or less. */
  readonly wanted: { readonly [sign in Sign]: 'more' | 'less' };
  count(match: Pick<Match<G>, 'table' | 'options' | 'seats'>, seat: Seat): { readonly [sign in Sign]: number };
}

/** A game as the house knows it: parts that are loaded when needed. */
export interface GameParts<G extends Vocabulary = AnyVocabulary> {
  readonly id: string;
  /** What is wrong with the facts of the box, in sentences for somebody who edited them; empty if all is well. */
  data?(): Promise<{ checkData(): string[] }>;
  /** The newest rules, and older editions that running matches still need. */
  rules(): Promise<{ readonly game: Game<G>; readonly editions?: readonly Game<G>[] }>;
  /** Its judgement, and weights trained for it as `tools/train` wrote them. */
  bot(): Promise<{ readonly heuristic: Heuristic<G>; readonly weights?: unknown }>;
  screen(): Promise<{ readonly screen: GameScreen<G> }>;
  /** The picture for the front page alone, so that nobody loads a whole board to see it; else the screen's is taken. */
  world?(): Promise<{ readonly World: GameScreen<G>['World'] }>;
  words(): Promise<{ readonly words: GameWords }>;
  rulebook(): Promise<{ readonly rulebook: GameRulebook }>;
  /** Loaded when somebody learns. */
  lesson?(): Promise<GameLessons<G>>;
}

/** How a game is taught: its course, what its coach explains in real games, and the words of both. */
export interface GameLessons<G extends Vocabulary = AnyVocabulary> {
  readonly course: Course<G>;
  readonly coach?: GameCoach<G>;
  readonly words: Pick<GameWords, 'load'>;
}
