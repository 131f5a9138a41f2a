import type { Barred } from '@orrery/kernel';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';

/** Why something cannot be chosen, in the words the prompt would use. */
export function Reason({ barred }: { readonly barred: Barred<Eclipse> }) {
  const { say, choice } = useBoard();
  return (
    <span className="ec-reason">
      {say(`why.${barred.why}`, { ...choice.asked?.about, ...barred.answer, ...barred })}
    </span>
  );
}
