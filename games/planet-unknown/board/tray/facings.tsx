import { Mark } from '@orrery/ui/mark';
import { useBoard, useFace } from '../context.tsx';
import { nameOfTile } from '../read/names.ts';
import type { Depot } from '../read/rules.ts';
import { facings, shownRotation } from '../read/station.ts';
import { TilePicture } from './tile-picture.tsx';

/** Who would face what with the station turned as it is shown now. */
export function Facings() {
  const { view, choice, say } = useBoard();
  const rotation = shownRotation(view, choice.proposed ?? choice.picked);
  return (
    <>
      {view.seats > 1 && <p className="pu-note">{say('board.commander', { player: view.table.commander })}</p>}
      <ul className="pu-facings">
        {facings(view.table, rotation).map((pair, seat) => (
          <Facing key={pair[0].stack} seat={seat} pair={pair} />
        ))}
      </ul>
    </>
  );
}

function Facing({ seat, pair }: { readonly seat: number; readonly pair: readonly [Depot, Depot] }) {
  const { say } = useBoard();
  const { mark, name, id } = useFace(seat);
  const [outer, inner] = pair.map(({ tile }) => (tile ? nameOfTile(tile, say) : say('board.tile.none')));
  return (
    <li className={`pu-facing player-${mark}`}>
      <span className="pu-facing-who" aria-hidden="true">
        <Mark mark={mark} /> <span className="pu-facing-name">{name}</span>
      </span>
      <span className="unseen">{say('board.rotate.gets', { player: id, outer, inner })}</span>
      {pair.map(({ stack, tile }) => tile && <TilePicture key={stack} tile={tile} turn={0} flip={false} />)}
    </li>
  );
}
