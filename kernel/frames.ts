import type { Play } from './play.ts';
import type { Answer, Barred, Frame, Seat } from './types.ts';

/** A step or a question, as a game lists it; only `step` and `question` below make one. */
export interface Definition {
  readonly id: string;
  readonly step?: unknown;
  readonly question?: unknown;
}

export interface Question<T, Args, A> {
  /** Id of the rule that asks this. */
  readonly rule: string;
  /** Every legal answer, in a stable order. */
  answers(m: Play<T>, frame: Frame & Args): readonly A[];
  take(m: Play<T>, frame: Frame & Args, answer: A): void;
  /** Tempting answers that are not legal, each with the rule that forbids it. */
  barred?(m: Play<T>, frame: Frame & Args): readonly Barred<A>[];
  /** Why this one answer is not legal, where too many are to be listed as barred. It may come from outside: trust no field. */
  whyNot?(m: Play<T>, frame: Frame & Args, answer: Answer): { readonly rule: string; readonly why: string } | undefined;
  /** Happens when there is no legal answer and the question is skipped. */
  none?(m: Play<T>, frame: Frame & Args): void;
  /** Ask even with one answer: because skipping would tell others something, or because a person wants to be asked. */
  readonly always?: boolean;
  /** The answer cannot be taken back once given. */
  readonly final?: boolean;
  /** Inside a group: having no answer here is a dead end, so earlier answers that lead here are not offered. */
  readonly needed?: boolean;
}

/** Work that happens by itself. */
export function step<T, Args extends object = object>(
  id: string,
  run: (m: Play<T>, frame: Frame & Args) => void,
): ((args: Args & { seat?: Seat }) => Frame) & Definition {
  return Object.assign((args: Args) => ({ do: id, ...args }), { id, step: run });
}

/** Work that waits for a seat. */
export function question<T, Args extends object, A extends object>(
  id: string,
  definition: Question<T, Args & { seat: Seat }, A>,
): ((args: Args & { seat: Seat }) => Frame) & Definition {
  return Object.assign((args: Args & { seat: Seat }) => ({ do: id, ...args }), { id, question: definition });
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
  return { do: TOGETHER, branches: opened, ...(draft === undefined ? {} : { draft }) } as TogetherFrame;
}

export interface Item {
  readonly frame: Frame;
  readonly optional?: boolean;
}

/** These, in the order the seat likes; optional ones may be left out at the end. */
export const anyOrder = (seat: Seat, items: readonly Item[]): Frame => ({ do: ANY_ORDER, seat, items }) as Frame;

/** Several small questions that are one decision to a person: only answers are offered that can be carried to the end. */
export const group = (seat: Seat, frames: readonly Frame[]): Frame => ({ do: GROUP, seat, frames }) as Frame;

export const TOGETHER = '$together';
export const ANY_ORDER = '$any-order';
export const GROUP = '$group';
export const GROUP_END = '$group-end';

/** Frames that every game has. */
export const kernelFrames: readonly Definition[] = [
  question<unknown, { items: Item[] }, Answer>(ANY_ORDER, {
    rule: 'any-order',
    answers(_m, { items }) {
      const offered: Answer[] = items.map(({ frame }, item) => ({ next: frame.do, item }));
      return items.every(({ optional }) => optional) && items.length > 0 ? [...offered, { next: 'done' }] : offered;
    },
    take(m, { seat, items }, { next, item }) {
      if (next === 'done') return;
      const rest = items.filter((_, i) => i !== item);
      m.next(items[item as number].frame, ...(rest.length > 0 ? [anyOrder(seat, rest)] : []));
    },
  }),
  step<unknown, { frames: Frame[] }>(GROUP, (m, { frames }) => {
    m.next(...frames, { do: GROUP_END, from: m.match.answers } as Frame);
  }),
  step<unknown>(GROUP_END, () => {}),
];
