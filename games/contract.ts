import type { AnyVocabulary, Game, Match, OpenQuestion, Play, Random, Seat, Vocabulary } from '@orrery/kernel';
import type { GameRulebook, GameScreen, GameWords } from '@orrery/ui/contract';
import type { Course, GameCoach } from '@orrery/ui/lesson';

/** What a game tells a searching opponent. Everything here sees an imagined match, never the real one. */
export interface Heuristic<G extends Vocabulary = AnyVocabulary> {
  /** How good the position is for each seat, from 0 (lost) to 1 (won). */
  value(match: Pick<Match<G>, 'table' | 'options' | 'seats'>): number[];
  /**
   * How likely a sensible player gives each of the listed answers: weights, 0 for a blunder. Orders the search and steers
   * playouts, so it must be cheap.
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
  /** What hints give as their reasons. */
  readonly signs?: Signs<G>;
  /** What seats are compared by in `docs/games-in-numbers.md`, once a game is over: a leader, what was in play. */
  traits?(match: Pick<Match<G>, 'table'>, seat: Seat): readonly string[];
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
  bot(): Promise<{ readonly heuristic: Heuristic<G> }>;
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
