import type { Vocabulary } from '@orrery/kernel';
import { useState } from 'react';
import type { BoardProps } from '../../contract.ts';
import { useOverInReplay } from './replayed.ts';

/** How far is told: the n-th story of its kind, so many lines of it. */
export interface Told {
  readonly n: number;
  readonly lines: number;
}

/** How far somebody has read what is told before the board. */
export interface Bookmark {
  readonly told: Told;
  readonly read: Told;
  /** The question that the reader has open; undefined while others answer. */
  readonly question: string | undefined;
}

const after = (one: Told, other: Told): boolean => one.n > other.n || (one.n === other.n && one.lines > other.lines);
const same = (one: Told, other: Told): boolean => one.n === other.n && one.lines === other.lines;

/** There is something to be read. */
export const isFresh = ({ told, read }: Bookmark): boolean => after(told, read);

/** What was told before somebody came counts as read. */
export const begun = (told: Told, question: string | undefined): Bookmark => ({ told, read: told, question });

/** Readers who answer something else have read enough; whatever others answer meanwhile, the story stays. */
export function readOn(mark: Bookmark, told: Told, question: string | undefined): Bookmark {
  // A replay goes back and reads again.
  if (told.n < mark.read.n || (after(mark.told, told) && after(mark.read, told))) return begun(told, question);
  if (!same(told, mark.told)) return { ...mark, told, question };
  if (question === mark.question) return mark;
  if (mark.question === undefined) return { ...mark, question };
  return { told, question, read: after(mark.read, told) ? mark.read : told };
}

/** Closes a story as far as it is told, or all of it, whatever lines follow. */
export const closed = (mark: Bookmark, whole: boolean): Bookmark => ({
  ...mark,
  read: whole ? { n: mark.told.n, lines: Number.POSITIVE_INFINITY } : mark.told,
});

interface Reading {
  /** It is to be told now. */
  readonly fresh: boolean;
  /** So far it was read before. */
  readonly read: Told;
  readonly close: () => void;
}

/** Keeps how far the reader is with stories of a kind: those of before one came are read, and those one closed or went on after. */
export function useBookmark<G extends Vocabulary>(
  board: Pick<BoardProps<G>, 'past' | 'view' | 'events'>,
  told: Told,
  whole = false,
): Reading {
  const own = board.view.asked.at(0);
  const question = own && `${own.question} ${own.since}`;
  const [kept, setKept] = useState(() => begun(told, question));
  const mark = readOn(kept, told, question);
  if (mark !== kept) setKept(mark);
  const over = useOverInReplay(board, `${told.n} ${told.lines}`);
  return { fresh: isFresh(mark) && !over, read: mark.read, close: () => setKept(closed(mark, whole)) };
}
