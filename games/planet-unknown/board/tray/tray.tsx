import type { ReactNode, RefObject } from 'react';
import { useBoard } from '../context.tsx';
import { Chips } from './chips.tsx';
import { Facings } from './facings.tsx';
import { HandCards } from './hand-cards.tsx';
import { RoundNote } from './round-note.tsx';
import { Tools } from './tools.tsx';
import { TrackChips } from './track-chips.tsx';

interface TrayProps {
  /** The chart of the planet, on which tiles are dragged. */
  readonly chart: RefObject<SVGSVGElement | null>;
  /** What else there is to say, at its end. */
  readonly children: ReactNode;
}

/** Beside the planet: the tiles one faces, what can be done with them, and what is to be resolved. */
export function Tray({ chart, children }: TrayProps) {
  const { choice } = useBoard();
  return (
    <div className="pu-tray">
      {choice.asked?.question === 'rotate' ? (
        <Facings />
      ) : (
        <>
          <HandCards chart={chart} />
          <Tools />
          <TrackChips />
          <Chips />
        </>
      )}
      <RoundNote />
      {children}
    </div>
  );
}
