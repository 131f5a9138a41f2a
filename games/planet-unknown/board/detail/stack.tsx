import { useBoard } from '../context.tsx';
import { nameOfTile } from '../read/names.ts';
import { depots } from '../read/rules.ts';
import { size } from '../read/table.ts';
import { TilePicture } from '../tray/tile-picture.tsx';
import { Heading, Part } from './parts.tsx';

/** A stack of the station: its top tile in all its ways to lie, and how many are left. */
export function StackDetail({ stack }: { readonly stack: number }) {
  const { view, say } = useBoard();
  const { top, rest, shape } = view.table.station.stacks[stack];
  const tile = top.cards?.[0];
  const facing = [...view.table.areas.keys()].filter((seat) =>
    depots(view.table, seat).some((depot) => depot.stack === stack),
  );
  return (
    <>
      <Heading kind={`${say('board.detail.tile')} · ${say(stack < 6 ? 'board.tile.outer' : 'board.tile.inner')}`}>
        {tile ? nameOfTile(tile, say) : say(`shape.${shape}`)}
      </Heading>
      {tile && (
        <div className="pu-ways">
          {[false, true].flatMap((flip) =>
            [0, 1, 2, 3].map((turn) => <TilePicture key={`${flip} ${turn}`} tile={tile} turn={turn} flip={flip} />),
          )}
        </div>
      )}
      <Part title={say('board.detail.left')}>
        <p>{say('board.tile.left', { count: size(top) + size(rest) })}</p>
      </Part>
      {facing.length > 0 && (
        <Part title={say('board.detail.players')}>
          {facing.map((seat) => (
            <p key={seat}>{say('board.faces', { player: seat })}</p>
          ))}
        </Part>
      )}
    </>
  );
}
