import { Tile } from '../chart/tile.tsx';
import { CELL } from '../read/cells.ts';
import { oriented } from '../read/rules.ts';
import type { Placement } from '../read/table.ts';

/** A tile in a square of its own, always at the same scale. */
export function TilePicture({ tile, turn, flip }: Pick<Placement, 'tile' | 'turn' | 'flip'>) {
  const { width, height } = oriented({ tile, turn, flip });
  const side = 4.3 * CELL;
  const [x, y] = [(width * CELL - side) / 2, (height * CELL - side) / 2];
  return (
    <svg className="pu-tile-picture" viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true">
      <Tile tile={tile} turn={turn} flip={flip} />
    </svg>
  );
}
