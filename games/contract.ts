import type { AnyVocabulary, Game, Match, OpenQuestion, Play, Random, Seat, Vocabulary } from '@orrery/kernel';
import type { GameRulebook, GameScreen, GameWords } from '@orrery/ui/contract';

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
}
