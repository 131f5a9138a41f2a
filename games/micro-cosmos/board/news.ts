import { useOverInReplay } from '@orrery/ui/board';
import { useState } from 'react';
import { useBoard } from './context.tsx';

/**
 * Something that is told before the board once it has happened: the n-th of its kind, in as many steps as it takes. It
 * goes away when it was read, or as soon as the reader answers something after it.
 */
export function useNews(n: number, step = `${n}`): { readonly fresh: boolean; readonly dismiss: () => void } {
  const board = useBoard();
  const { view, choice } = board;
  // What happened before somebody came to the table is not told.
  const [read, setRead] = useState(n);
  const asked = choice.asked ? view.answers : undefined;
  const [told, setTold] = useState({ step, asked });
  if (told.step !== step) setTold({ step, asked });
  else if (told.asked === undefined && asked !== undefined) setTold({ step, asked });
  const answered = told.step === step && told.asked !== undefined && view.answers > told.asked;
  // What is decided for the Automa is chosen on the galaxy: the story goes on afterwards.
  const over = useOverInReplay(board, n);
  const waits = choice.asked?.question.startsWith('automa-');
  return { fresh: n > read && !answered && !view.over && !waits && !over, dismiss: () => setRead(n) };
}
