import { pressable } from '@orrery/ui';
import type { Page } from '../layout.ts';
import { Touch } from '../pieces/touch.tsx';
import { ids } from '../read/targets.ts';
import { useStage } from '../stage.tsx';

/** Small rooms: the way to the other page, 290 x 150 so that a thumb finds it. */
export function TurnPlate({ page, onTurn }: { readonly page: Page; readonly onTurn: () => void }) {
  const { say } = useStage();
  const text = say(page === 'globe' ? 'board.pad' : 'board.mars');
  const lines = text.split(' ');
  return (
    <>
      <rect className="rp-stop" x="-140" y="-48" width="280" height="96" rx="48" />
      <path className="rp-turn-sign" d={page === 'globe' ? ROCKET : GLOBE} transform="translate(-100 0)" />
      {lines.map((line, i) => (
        <text key={line} className="rp-turn-text" x="-62" y={lines.length > 1 ? -5 + i * 36 : 13}>
          {line}
        </text>
      ))}
      <Touch thing={pressable(ids.turn, text, onTurn)} width={290} height={150} round={60} />
    </>
  );
}

const ROCKET = 'M0 -34C12 -22 15 -8 13 10L22 24V32L9 24H-9L-22 32V24L-13 10C-15 -8 -12 -22 0 -34Z';
const GLOBE = 'M0 -30A30 30 0 1 0 .1 -30ZM-30 0H30M0 -30Q22 0 0 30Q-22 0 0 -30';
