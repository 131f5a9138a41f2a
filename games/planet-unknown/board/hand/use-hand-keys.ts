import { useHotkeys } from '@orrery/ui';
import { useBoard, useHandNow } from '../context.tsx';

/** While a tile is in the hand R turns it, with Shift the other way, and F flips it, wherever the pointer stands. */
export function useHandKeys(): void {
  const { say } = useBoard();
  const hand = useHandNow();
  useHotkeys(
    hand.tool === 'tile'
      ? [
          { keys: ['r'], does: say('board.turn'), act: () => hand.turnBy(1) },
          { keys: ['Shift+r'], does: say('board.turn'), act: () => hand.turnBy(-1) },
          { keys: ['f'], does: say('board.flip'), act: () => hand.flipOver() },
        ]
      : [],
  );
}
