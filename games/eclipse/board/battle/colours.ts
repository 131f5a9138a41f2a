import type { Seat } from '@orrery/kernel';
import { useBoard } from '../context.tsx';

interface Colours {
  /** Absent for non-player forces, which have a colour of their own. */
  readonly mark?: number;
  readonly className: string;
  readonly name: string;
}

/** How a party of a battle looks and is called; a non-player force by the name of its figures. */
export function useColours(): (seat: Seat | null, npc: string) => Colours {
  const { faces, say } = useBoard();
  return (seat, npc) => {
    const face = faces.find((one) => one.seat === seat);
    if (seat === null || !face) return { className: 'ec-npc-side', name: say(`ship.${npc}`) };
    return { mark: face.mark, className: `player-${face.mark}`, name: face.name };
  };
}
