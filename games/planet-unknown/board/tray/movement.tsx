import { useBoard, useHandNow } from '../context.tsx';
import { moversOf } from '../read/paths.ts';
import { Picture } from '../signs.tsx';

/** Movement points that are left. Beside a tile in hand it is the way to take hold of a rover instead. */
export function Movement() {
  const { area, say, choice } = useBoard();
  const hand = useHandNow();
  if (area.movement === 0) return null;
  const label = say('board.movement', { count: area.movement });
  const inside = (
    <>
      <Picture name="rover" />
      <b aria-hidden="true">{area.movement}</b>
    </>
  );
  const { asked } = choice;
  if (!asked || hand.offers.moves.length === 0 || hand.tile === undefined)
    return (
      <p className="pu-movement" title={label}>
        {inside}
        <span className="unseen">{label}</span>
      </p>
    );
  const { tile, tool } = hand;
  return (
    <button
      type="button"
      className="pu-movement pu-tool"
      aria-label={label}
      title={label}
      aria-pressed={tool === 'rover'}
      onClick={() => (tool === 'rover' ? hand.take(tile) : hand.pickRover(moversOf(asked)[0]))}
    >
      {inside}
    </button>
  );
}
