import type { Definition } from './frames.ts';
import type { OptionSpec, OptionSpecs } from './options.ts';
import type { Play } from './play.ts';
import type { Frame, Match, Standing } from './types.ts';
import type { AnyVocabulary, Vocabulary } from './vocabulary.ts';

/** A game, as the kernel knows it: about a dozen facts and functions. */
export interface Game<G extends Vocabulary = AnyVocabulary> {
  readonly id: string;
  /** Grows whenever a change alters what a recorded log means. */
  readonly edition: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** What people may choose before the game; forms, checks and random tests are built from it. */
  readonly options: OptionSpecs & { readonly [name in keyof G['options']]: OptionSpec };
  /** What people should know of the game they are about to begin: said as `brief.<about>` with these details. */
  brief?(
    options: G['options'],
    seats: number,
  ): { readonly about: string; readonly [detail: string]: unknown } | undefined;
  /** Every step and question of the game. */
  readonly frames: readonly Definition[];
  /** Builds the table and puts the first frames on the agenda. */
  setup(m: Play<G>): G['table'];
  /** All cards of each kind in the box of this match, so that unseen ones can be imagined. */
  cards?(match: Pick<Match<G>, 'options' | 'seats'>): { readonly [kind: string]: readonly unknown[] };
  /** Conditions named by containers (`Cards.fits`). */
  readonly fits?: { readonly [name: string]: (card: never) => boolean };
  /** Questions that wait for nobody: standing orders and the like. */
  offers?(m: Play<G>): Frame[];
  /** Scores as they stand, item by item; final when the match is over. */
  standing(m: Pick<Match<G>, 'table' | 'options' | 'seats'>): Standing<G>;
  /** What the game's invariants find wrong; empty if all is well. */
  check?(m: Pick<Match<G>, 'table' | 'options' | 'seats'>): string[];
}

/** A game among others: whoever moves matches of any game forgets its words. */
export const anyGame = <G extends Vocabulary>(game: Game<G>): Game => game as object as Game;
