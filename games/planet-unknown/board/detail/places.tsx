import { useBoard, useHandNow } from '../context.tsx';
import { countPlaces, type Way } from '../read/asked.ts';
import { cellName } from '../read/cells.ts';
import { nameOfLie, nameOfTile, phrasesOf } from '../read/names.ts';
import { preview, tileCells } from '../read/rules.ts';
import type { Placement } from '../read/table.ts';
import { TilePicture } from '../tray/tile-picture.tsx';
import { Heading } from './parts.tsx';

/** Every different placement of the tiles one faces, way by way: to read, to listen to, to choose. */
export function Places() {
  const { say } = useBoard();
  const hand = useHandNow();
  const tiles = [...hand.offers.tiles];
  const all = tiles.reduce((sum, [, ways]) => sum + countPlaces(ways), 0);
  return (
    <>
      <Heading>{say('board.places', { count: all })}</Heading>
      {tiles.map(([tile, ways]) => (
        <section key={tile} className="pu-part">
          <h4 className="pu-title">{nameOfTile(tile, say)}</h4>
          {ways.map((way) => (
            <WayPlaces key={`${way.way.turn} ${way.way.flip}`} tile={tile} way={way} />
          ))}
        </section>
      ))}
    </>
  );
}

function WayPlaces({ tile, way: { way, spots } }: { readonly tile: string; readonly way: Way }) {
  const { say } = useBoard();
  if (spots.size === 0) return null;
  return (
    <details className="pu-way">
      <summary>
        <TilePicture tile={tile} turn={way.turn} flip={way.flip} />
        <span>
          {nameOfLie(way, say).join(', ')}
          <small>{say('board.place.way', { count: spots.size })}</small>
        </span>
      </summary>
      <ul>
        {[...spots.values()].map((spot) => (
          <PlaceButton key={`${spot.x} ${spot.y}`} spot={spot} />
        ))}
      </ul>
    </details>
  );
}

/** A place to choose; while it is looked at, the tile is seen there. */
function PlaceButton({ spot }: { readonly spot: Placement }) {
  const { say, choice, view, seat, area } = useBoard();
  const hand = useHandNow();
  const show = () => hand.show(spot);
  const cells = tileCells(spot).map(({ cell }) => cellName(cell));
  return (
    <li>
      <button
        type="button"
        className="pu-place"
        onFocus={show}
        onPointerEnter={show}
        onClick={() => choice.pick({ act: 'place', ...spot })}
      >
        <b>{cells.join(' ')}</b>
        <span>{phrasesOf(area, preview(view.table, seat, spot), say).join(', ')}</span>
      </button>
    </li>
  );
}
