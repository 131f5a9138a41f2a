import { useBoard, useHandNow } from '../context.tsx';
import { countPlaces } from '../read/asked.ts';
import { ids } from '../read/targets.ts';
import { Picture } from '../signs.tsx';
import { Movement } from './movement.tsx';

/** Turn, flip, the list of all places, and movement points. */
export function Tools() {
  const { say, open, area } = useBoard();
  const hand = useHandNow();
  const { tiles } = hand.offers;
  if (tiles.size === 0 && area.movement === 0) return null;
  const all = [...tiles.values()].reduce((sum, ways) => sum + countPlaces(ways), 0);
  return (
    <div className="pu-tools">
      {tiles.size > 0 && (
        <>
          <Tool picture="turn" label={say('board.turn')} hint="R" onPress={() => hand.turnBy(1)} />
          <Tool picture="flip" label={say('board.flip')} hint="F" onPress={() => hand.flipOver()} />
          <Tool picture="list" label={say('board.places', { count: all })} onPress={() => open(ids.places)} />
        </>
      )}
      <Movement />
    </div>
  );
}

interface ToolProps {
  readonly picture: string;
  readonly label: string;
  readonly hint?: string;
  readonly onPress: () => void;
}

const Tool = ({ picture, label, hint, onPress }: ToolProps) => (
  <button type="button" className="pu-tool" aria-label={label} title={label} onClick={onPress}>
    <Picture name={picture} />
    {hint && (
      <span className="pu-key" aria-hidden="true">
        {hint}
      </span>
    )}
  </button>
);
