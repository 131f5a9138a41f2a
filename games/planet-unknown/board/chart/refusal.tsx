import { Glyph } from '@orrery/ui/glyph.tsx';
import { isLow } from '../read/intent.ts';
import { useHandNow, useStage } from '../stage.tsx';

/** Why what is held may not lie here, on a plate over the half of the chart where it is not. */
export function Refusal() {
  const { say } = useStage();
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
