import type { Barred } from '@orrery/kernel';
import { useStage } from '../stage.tsx';

/** Why something cannot be chosen, in the words the prompt would use. */
export function Reason({ barred }: { readonly barred: Barred }) {
  const { say, choice } = useStage();
  return (
    <span className="ec-reason">
      {say(`why.${barred.why}`, { ...choice.asked?.about, ...barred.answer, ...barred })}
    </span>
  );
}
