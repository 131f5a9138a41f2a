import { useHotkeys } from '@orrery/ui';
import { useBoard } from '../context.tsx';
import { placePart, placing, turnedOn } from './parts.ts';

/** R turns the sector in the hand, with Shift the other way; at all other times the key means what it means elsewhere. */
export function useTurnKey(): void {
  const { choice, view, say } = useBoard();
  const now = placing(choice, view.table);
  const turn = (by: 1 | -1) => () => now && choice.propose(placePart(now.sector, turnedOn(now, by)));
  useHotkeys(
    now
      ? [
          { keys: ['r'], does: say('board.map.turn.right'), act: turn(1) },
          { keys: ['Shift+r'], does: say('board.map.turn.left'), act: turn(-1) },
        ]
      : [],
  );
}
