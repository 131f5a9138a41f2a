import type { Play } from './play.ts';
import type { Answer, Barred, Frame, Seat } from './types.ts';
import type { AboutOf, AnswerTo, AnyVocabulary, QuestionId, Reason, Vocabulary } from './vocabulary.ts';

/** A step or a question, as a game lists it; only `framesOf` makes one. */
export interface Definition {
  readonly id: string;
  readonly step?: unknown;
  readonly question?: unknown;
}

/** A frame of this question, with its arguments. */
export type QuestionFrame<G extends Vocabulary, Q extends QuestionId<G>> = Frame & AboutOf<G, Q> & { seat: Seat };

export interface Question<G extends Vocabulary, Q extends QuestionId<G>> {
  /** Id of the rule that asks this. */
  readonly rule: string;
  /** Every legal answer, in a stable order. */
  answers(m: Play<G>, frame: QuestionFrame<G, Q>): readonly AnswerTo<G, Q>[];
  take(m: Play<G>, frame: QuestionFrame<G, Q>, answer: AnswerTo<G, Q>): void;
  /** Tempting answers that are not legal, each with the rule that forbids it; it may tempt by the look of another question's answers. */
  barred?(m: Play<G>, frame: QuestionFrame<G, Q>): readonly Barred<G>[];
  /** Why this one answer is not legal, where too many are to be listed as barred. It may come from outside: trust no field. */
  whyNot?(
    m: Play<G>,
    frame: QuestionFrame<G, Q>,
    answer: Answer,
  ): { readonly rule: string; readonly why: Reason<G> } | undefined;
  /** Happens when there is no legal answer and the question is skipped. */
  none?(m: Play<G>, frame: QuestionFrame<G, Q>): void;
  /** Ask even with one answer: because skipping would tell others something, or because a person wants to be asked. */
  readonly always?: boolean;
  /** The answer cannot be taken back once given. */
  readonly final?: boolean;
}

/** The makers of a game's steps and questions, typed by its vocabulary. Each makes a maker of frames. */
export function framesOf<G extends Vocabulary = AnyVocabulary>() {
  return {
    /** Work that happens by itself. */
    step<Args extends object = object>(
      id: string,
      run: (m: Play<G>, frame: Frame & Args) => void,
    ): ((args: Args & { seat?: Seat }) => Frame) & Definition {
      return Object.assign((args: Args) => ({ do: id, ...args }), { id, step: run });
    },
    /** Work that waits for a seat. */
    question<Q extends QuestionId<G>>(
      id: Q,
      definition: Question<G, Q>,
    ): ((args: AboutOf<G, Q> & { seat: Seat }) => Frame) & Definition {
      return Object.assign((args: AboutOf<G, Q> & { seat: Seat }) => ({ do: id, ...args }), {
        id,
        question: definition,
      });
    },
  };
}

/** One agenda for each seat at the same time; what comes after waits until all are done. */
export interface Branch {
  readonly seat: Seat;
  agenda: Frame[];
  /** Drafts only: how the branch began, the seat's part of the table before it, and what it told so far. */
  start?: readonly Frame[];
  before?: unknown;
  told?: unknown[];
}

export type TogetherFrame = Frame<{ branches: Branch[]; draft?: string }>;

/**
 * Opens one branch per seat, in the given order. With `draft` (the name of a list in the table with one part per seat)
 * each seat works on its own part unseen: the others are shown the part as it was, and hear what happened at the join.
 */
export function together(branches: readonly { seat: Seat; frames: Frame[] }[], draft?: string): Frame {
  const opened = branches.map(({ seat, frames }): Branch => ({ seat, agenda: frames.slice().reverse() }));
  const frame: TogetherFrame = { do: TOGETHER, branches: opened, ...(draft === undefined ? {} : { draft }) };
  return frame;
}

export const TOGETHER = '$together';

export const isTogether = (frame: Frame | undefined): frame is TogetherFrame => frame?.do === TOGETHER;
