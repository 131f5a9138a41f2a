import { Plate } from '@orrery/ui';
import { ASTRONAUTS, SHUTTLE, type ShuttleId } from '../../data/index.ts';
import { useBoard, useFace, useThing } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { Amounts, costAmounts } from '../pieces/effects.tsx';
import { Owners } from '../pieces/owners.tsx';
import { costIn, crewIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';

const byNumber = (one: ShuttleId, other: ShuttleId): number => SHUTTLE[one].number - SHUTTLE[other].number;

/** The tiles on offer, who took which, and who picks next, in reverse turn order (SHB-21.5). */
export function ShuttleTiles() {
  const { view, say } = useBoard();
  const { table } = view;
  const tiles = table.shuttles[table.round - 1];
  if (!tiles) return null;
  return (
    <div className="sb-tiles">
      {(tiles.revealed.cards ?? []).toSorted(byNumber).map((tile) => (
        <ShuttleTile key={tile} tile={tile} />
      ))}
      <ol className="sb-picks" aria-label={say('board.picks')}>
        <li aria-hidden="true">{say('board.picks')}</li>
        {table.order.toReversed().map((who) => (
          <Pick key={who} who={who} tile={tiles.taken[who]?.cards?.[0]} />
        ))}
      </ol>
    </div>
  );
}

function ShuttleTile({ tile }: { readonly tile: ShuttleId }) {
  const { say } = useBoard();
  const thing = useThing();
  const { number, astronauts, resources } = SHUTTLE[tile];
  return (
    <Plate
      className="sb-tile"
      target={thing(ids.tile(tile), [say(`tile.${tile}`), crewIn(say, astronauts), costIn(say, resources)])}
    >
      <strong className="sb-tile-number">{number}</strong>
      <span className="sb-tile-crew">
        {ASTRONAUTS.map((type) => (
          <span key={type}>
            {astronauts[type]}
            <AstronautPiece type={type} />
          </span>
        ))}
      </span>
      <Amounts of={costAmounts(resources)} />
    </Plate>
  );
}

/** Ascending numbers are the new turn order. */
function Pick({ who, tile }: { readonly who: number; readonly tile: ShuttleId | undefined }) {
  const { name } = useFace(who);
  return (
    <li>
      <Owners of={[who]} /> {name}
      {tile && <strong> {SHUTTLE[tile].number}</strong>}
    </li>
  );
}
