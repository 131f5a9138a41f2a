import { Touch } from '../pieces/touch.tsx';
import { ids, partFor } from '../read/targets.ts';
import { useStage, useThing } from '../stage.tsx';

/** "Enough": on the table only while the question may be ended that way, 260 x 76. */
export function StopPlate() {
  const { choice, say } = useStage();
  const thing = useThing();
  const { asked, picked } = choice;
  if (!asked || !partFor(asked, picked, ids.stop)) return null;
  const text = say(`answer.${asked.question}.stop.true`, { ...asked.about, stop: true });
  return (
    <>
      <rect x="-130" y="-38" width="260" height="76" rx="38" className="rp-stop" />
      <text className="rp-stop-text" y="11" {...fitting(text)}>
        {text}
      </text>
      <Touch thing={thing(ids.stop, [text])} width={260} height={76} round={38} />
    </>
  );
}

/** Long words are set narrower rather than cut. */
const fitting = (text: string) => (text.length > 14 ? { textLength: 228, lengthAdjust: 'spacingAndGlyphs' } : {});
