import type { Vocabulary } from '@orrery/kernel';
import { useState } from 'react';
import type { BoardProps } from '../../contract.ts';

/** When the newest story came. */
interface Came {
  /** Which one it is, and how far it is told. */
  readonly newest: string;
  /** The moment, after so many answers. */
  readonly at: number;
  /** One stepped there from the moment before: it is seen to happen. */
  readonly stepped: boolean;
}

interface Now extends Came {
  /** A past moment is looked at. */
  readonly past: boolean;
}

export const cameWith = (came: Came, { newest, at, stepped }: Now): Came =>
  newest === came.newest ? came : { newest, at, stepped };

/** In a replay a story is told at the moment it happened at: a step further, or after a jump, it is over. */
export const isOver = (came: Came, { past, at }: Now): boolean => past && (came.at !== at || !came.stepped);

/** Whether the newest story, or its newest line, is out of date in the replay that is looked at. */
export function useOverInReplay<G extends Vocabulary>(
  { past = false, view, events }: Pick<BoardProps<G>, 'past' | 'view' | 'events'>,
  newest: string,
): boolean {
  const now = { newest, at: view.answers, stepped: events.length > 0, past };
  const [kept, setKept] = useState<Came>(now);
  const came = cameWith(kept, now);
  if (came !== kept) setKept(came);
  return isOver(came, now);
}
