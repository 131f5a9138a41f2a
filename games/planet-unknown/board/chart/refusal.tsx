import { Glyph } from '@orrery/ui/glyph';
import { useBoard, useHandNow } from '../context.tsx';
import { isLow } from '../read/intent.ts';

/** Why what is held may not lie here, on a plate over the half of the chart where it is not. */
export function Refusal() {
  const { say } = useBoard();
  const { pointed, way, tool } = useHandNow();
  const why =
    pointed?.kind === 'refused'
      ? say(`why.${pointed.why}`)
      : tool === 'tile' && way?.spots.size === 0
        ? say('board.place.none')
        : undefined;
  if (!why) return null;
  return (
    <p className={`pu-refusal${isLow(pointed) ? ' pu-up' : ''}`}>
      <Glyph name="warning" /> {why}
    </p>
  );
}
