import { pressable } from '@orrery/ui';
import { useBoard, useThing } from '../context.tsx';
import type { Page } from '../layout.ts';
import { Touch } from '../pieces/touch.tsx';
import { ids, partFor } from '../read/targets.ts';

/** "Enough": on the table only while the question may be ended that way, 260 x 76. */
export function StopPlate() {
  const { choice, say } = useBoard();
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
const fitting = (text: string) => (text.length > 10 ? { textLength: 228, lengthAdjust: 'spacingAndGlyphs' } : {});

/** Small rooms: the way to the other page, 290 x 150 so that a thumb finds it. */
export function TurnPlate({ page, onTurn }: { readonly page: Page; readonly onTurn: () => void }) {
  const { say } = useBoard();
  const text = say(page === 'globe' ? 'board.pad' : 'board.mars');
  const lines = text.split(' ');
  return (
    <>
      <rect className="rp-stop" x="-140" y="-48" width="280" height="96" rx="48" />
      <path className="rp-turn-sign" d={page === 'globe' ? ROCKET : GLOBE} transform="translate(-100 0)" />
      {lines.map((line, i) => (
        <text key={line} className="rp-turn-text" x="-62" y={lines.length > 1 ? -5 + i * 36 : 13} {...narrowed(line)}>
          {line}
        </text>
      ))}
      <Touch thing={pressable(ids.turn, text, onTurn)} width={290} height={150} round={60} />
    </>
  );
}

/** The same on the way to the other page, whose letters grow where the picture is small. */
const narrowed = (text: string) => (text.length > 6 ? { textLength: 184, lengthAdjust: 'spacingAndGlyphs' } : {});

const ROCKET = 'M0 -34C12 -22 15 -8 13 10L22 24V32L9 24H-9L-22 32V24L-13 10C-15 -8 -12 -22 0 -34Z';
const GLOBE = 'M0 -30A30 30 0 1 0 .1 -30ZM-30 0H30M0 -30Q22 0 0 30Q-22 0 0 -30';
