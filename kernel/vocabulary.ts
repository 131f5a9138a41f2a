import type { Shown } from './cards.ts';
import type { Answer, Options } from './types.ts';

/**
 * A game's words as types, said once: rules, boards, words, opponents and tests all read them from here.
 *
 *   type Questions = { 'pick-ship': { about: { left: number }; answer: { ship: ShipId } } };
 *   type Events = { boarded: { seat: Seat; ship: ShipId } };
 *   type RedPlanet = { options: OptionsOf<typeof options>; table: Table; questions: Questions; events: Events;
 *     reasons: Reasons; item: 'ice'; verdict: 'shared' };
 *
 * Write them as `type`, not as `interface`: they are plain data, and only a type alias says so to the compiler.
 */
export type Vocabulary = {
  /** Choices before the game; `OptionsOf` reads it from the specifications. */
  options: Options;
  /** The game's own state. */
  table: unknown;
  /** By question: its arguments, and its answers as a union. */
  questions: { [question: string]: { about: object; answer: Answer } };
  /** By type of event: what is told with it. A secret sits in a container. */
  events: { [type: string]: object };
  /** Why a tempting answer is not legal: what is told with the reason. */
  reasons: { [why: string]: object };
  /** Rows of a score. */
  item: string;
  /** What places do not say about a result. */
  verdict: string;
};

type Details = { [name: string]: unknown };

/** Some game's vocabulary, for whoever moves matches of any game; tests of tiny games may know the table. */
export type AnyVocabulary<T = unknown> = {
  options: Options;
  table: T;
  questions: { [question: string]: { about: Details; answer: Answer } };
  events: { [type: string]: Details };
  reasons: { [why: string]: Details };
  item: string;
  verdict: string;
};

export type QuestionId<G extends Vocabulary> = keyof G['questions'] & string;
export type EventType<G extends Vocabulary> = keyof G['events'] & string;
export type Reason<G extends Vocabulary> = keyof G['reasons'] & string;

export type AboutOf<G extends Vocabulary, Q extends QuestionId<G>> = G['questions'][Q]['about'];
export type AnswerTo<G extends Vocabulary, Q extends QuestionId<G> = QuestionId<G>> = G['questions'][Q]['answer'];

/** A question with its arguments, as a seat that may see them sees them, and its legal answers. */
export type OpenQuestion<G extends Vocabulary = AnyVocabulary> = {
  [Q in QuestionId<G>]: {
    readonly question: Q;
    readonly about: Shown<AboutOf<G, Q>>;
    readonly answers: readonly AnswerTo<G, Q>[];
  };
}[QuestionId<G>];

/** One function for each question: a game that forgets a question does not compile. */
export type ByQuestion<G extends Vocabulary, Rest extends readonly unknown[], Result> = {
  readonly [Q in QuestionId<G>]: (about: Shown<AboutOf<G, Q>>, answer: AnswerTo<G, Q>, ...rest: Rest) => Result;
};

/** Calls the function that belongs to the question, if there is one. */
export function byQuestion<G extends Vocabulary, Rest extends readonly unknown[], Result>(
  functions: Partial<ByQuestion<G, Rest, Result>>,
  { question, about }: Pick<OpenQuestion<G>, 'question' | 'about'>,
  answer: AnswerTo<G>,
  ...rest: Rest
): Result | undefined {
  // The map pairs each question with its own function; the compiler cannot follow such a pair through a variable.
  return functions[question as QuestionId<G>]?.(about as never, answer as never, ...rest);
}
