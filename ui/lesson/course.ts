import type {
  AnswerTo,
  AnyVocabulary,
  Event,
  Forced,
  Json,
  Options,
  Play,
  QuestionId,
  Seat,
  Vocabulary,
} from '@orrery/kernel';

/**
 * A course teaches a game on its real rules: a list of lessons, each a list of scenes. A scene begins with a setup, forced
 * luck and answers; positions are never painted, so a rule that changes breaks the lesson that relies on it.
 */
export interface Course<G extends Vocabulary = AnyVocabulary> {
  readonly lessons: readonly Lesson<G>[];
  /** What the last lesson and the start page offer as a first game. */
  readonly firstGame: { readonly seats: number; readonly options?: Options };
}

export interface Lesson<G extends Vocabulary = AnyVocabulary> {
  readonly id: string;
  readonly minutes: 2 | 3 | 4 | 5;
  /** Rules it teaches: their sections in the rules reader offer to try them. */
  readonly rules: readonly string[];
  readonly scenes: readonly LessonScene<G>[];
}

/** A match that is dealt for a scene. */
export interface Deal {
  readonly seats: number;
  readonly options?: Options;
  readonly forced?: Forced;
  readonly seed?: string;
}

export interface LessonScene<G extends Vocabulary = AnyVocabulary> {
  readonly id: string;
  /** How the match begins: a deal, or where another scene ends if all its canonical answers are given. */
  readonly from: Deal | { readonly after: LessonScene<G> };
  /** Answers that are given unseen before the first step. */
  readonly before?: readonly Line<G>[];
  /** The learner's seat, 0 if not said. */
  readonly learner?: Seat;
  readonly steps: readonly LessonStep<G>[];
}

/** One answer of one seat, told by the fields that single it out among those listed. */
export type Line<G extends Vocabulary = AnyVocabulary> = readonly [seat: Seat, part: Partial<AnswerTo<G>>];

/** What stands on the strip while a step lasts. */
interface Spoken {
  /** Its text is `lesson.<lesson>.<scene>.<id>`. */
  readonly id: string;
  /** Ringed and brought into sight: ids of things on the table, or parts of the shell. */
  readonly at?: readonly (ShellPart | (string & {}))[];
  /** Arguments of the text besides `rival` and `other`, the names of the next two seats. */
  readonly with?: { readonly [argument: string]: Json };
}

export const SHELL_PARTS = [
  'shell:prompt',
  'shell:confirm',
  'shell:undo',
  'shell:own',
  'shell:log',
  'shell:result',
] as const;
export type ShellPart = (typeof SHELL_PARTS)[number];

/** Something to read. */
export type Say = Spoken & { readonly kind: 'say' };

/** A question to answer in a given way; the text tells why. */
export type Do<G extends Vocabulary = AnyVocabulary> = { [Q in QuestionId<G>]: DoAnswering<G, Q> }[QuestionId<G>];

type DoAnswering<G extends Vocabulary, Q extends QuestionId<G>> = Spoken & {
  readonly kind: 'do';
  readonly question: Q;
  /** The canonical answer: what "Show me", robots and scenes that go on from here give. `first`: the first accepted one. */
  readonly like: Partial<AnswerTo<G, Q>> | 'first';
  /** Answers with one of these parts are accepted, or all; only `like` if not said. */
  readonly allow?: readonly Partial<AnswerTo<G, Q>>[] | 'all';
  /** Of those only the ones after which this holds; tried on a copy. `after.events` is what the answer made happen. */
  readonly want?: (after: Play<G>) => boolean;
  /** Draws `like` as a ghost from the start. */
  readonly ghost?: true;
  /** What is said to a legal answer that is not accepted: the first that matches, else words of the shell. */
  readonly nudges?: readonly { readonly on?: Partial<AnswerTo<G, Q>>; readonly id: string }[];
  /** Answers that follow: of the others, and of the learner where a question would only distract. */
  readonly next?: readonly Line<G>[];
};

/** A question about what was learned: options `<text>.<option>`, and `<text>.why` tells the reason either way. */
export type Check = Spoken & { readonly kind: 'check'; readonly options: readonly string[]; readonly right: string };

/** One of these things is to be pressed. */
export type Find = Spoken & { readonly kind: 'find'; readonly right: readonly string[] };

/** The learner plays on freely, the others answer sensibly, until the game is over or this was told so many times. */
export type Free<G extends Vocabulary = AnyVocabulary> = Spoken & {
  readonly kind: 'free';
  readonly until: 'over' | { readonly told: Partial<Event<G>>; readonly times?: number };
};

export type LessonStep<G extends Vocabulary = AnyVocabulary> = Say | Do<G> | Check | Find | Free<G>;
