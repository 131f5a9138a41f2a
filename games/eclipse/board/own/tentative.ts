import { type AnswerTo, matches } from '@orrery/kernel';
import { useMemo } from 'react';
import { hasBoard } from '../../rules/lookups/index.ts';
import type { SeenPlayer } from '../../rules/table.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { playerAfter } from './after.ts';

/** The answer that is being put together, once it says enough to be weighed: all that is left of it, or an action. */
export function useTentative(): AnswerTo<Eclipse> | undefined {
  const { choice } = useBoard();
  const { asked, proposed, picked } = choice;
  return useMemo(() => {
    if (proposed || !asked || Object.keys(picked).length === 0) return proposed;
    const left = asked.answers.filter((answer) => matches(answer, picked));
    return left.length === 1 ? left[0] : undefined;
  }, [asked, proposed, picked]);
}

/** The own player now, and as the answer in hand would leave them. */
export function useAfter(): { readonly now: SeenPlayer; readonly tried: SeenPlayer } {
  const { view, seat, player, choice } = useBoard();
  const answer = useTentative();
  const tried = useMemo(() => {
    const { asked } = choice;
    if (!answer || !asked || asked.seat !== seat || !hasBoard(view.table, seat)) return player;
    return playerAfter(view.table, seat, asked, answer);
  }, [answer, choice, player, seat, view.table]);
  return { now: player, tried };
}
