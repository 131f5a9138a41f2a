import { countPlaces } from '../read/asked.ts';
import { moversOf } from '../read/paths.ts';
import { ids } from '../read/targets.ts';
import { Picture } from '../signs.tsx';
import { useStage } from '../stage.tsx';

/** Turn, flip, the list of all places, and the rover beside the tile where both can be used. */
export function Tools() {
  const { hand, say, open, choice } = useStage();
  const { tiles, moves } = hand.offers;
  if (tiles.size === 0) return null;
  const all = [...tiles.values()].reduce((sum, ways) => sum + countPlaces(ways), 0);
  return (
    <div className="pu-tools">
      <Tool picture="turn" label={say('board.turn')} hint="R" onPress={() => hand.turnBy(1)} />
      <Tool picture="flip" label={say('board.flip')} hint="F" onPress={() => hand.flipOver()} />
      <Tool picture="list" label={say('board.places', { count: all })} onPress={() => open(ids.places)} />
      {moves.length > 0 && choice.asked && (
        <Tool
          picture="rover"
          label={say('board.cell.rover')}
          pressed={hand.tool === 'rover'}
          onPress={() =>
            hand.tool === 'rover' ? hand.take(hand.tile as string) : hand.pickRover(moversOf(choice.asked!)[0])
          }
        />
      )}
    </div>
  );
}

interface ToolProps {
  readonly picture: string;
  readonly label: string;
  readonly hint?: string;
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

const Tool = ({ picture, label, hint, pressed, onPress }: ToolProps) => (
  <button type="button" className="pu-tool" aria-label={label} title={label} aria-pressed={pressed} onClick={onPress}>
    <Picture name={picture} />
    {hint && (
      <span className="pu-key" aria-hidden="true">
        {hint}
      </span>
    )}
  </button>
);
