import { ids, partFor } from '../read/targets.ts';
import { useStage, useThing } from '../stage.tsx';

/** "Enough": on the table only while the question may be ended that way, 220 x 64. */
export function StopPlate() {
  const { choice, say } = useStage();
  const thing = useThing();
  const { asked, picked } = choice;
  if (!asked || !partFor(asked, picked, ids.stop)) return null;
  const text = say(`answer.${asked.question}.stop.true`, { ...asked.about, stop: true });
  return (
    <g {...thing(ids.stop, [text])}>
      <rect x="-130" y="-34" width="260" height="68" rx="34" className="rp-stop" />
      <rect x="-130" y="-34" width="260" height="68" rx="34" className="rp-outline" />
      <text className="rp-stop-text" y="11">
        {text}
      </text>
    </g>
  );
}
