import { Tile } from '../chart/tile.tsx';
import { CELL } from '../read/cells.ts';
import { oriented } from '../read/rules.ts';
import type { Placement } from '../read/table.ts';

/** A tile in a square of its own; large and small shapes keep their proportions to each other within limits. */
export function TilePicture({ tile, turn, flip }: Pick<Placement, 'tile' | 'turn' | 'flip'>) {
  const { width, height } = oriented({ tile, turn, flip });
  const { width: long, height: tall } = oriented({ tile, turn: 0, flip: false });
  const side = (Math.max(long, tall, 2.4) + 0.35) * CELL;
  const [x, y] = [(width * CELL - side) / 2, (height * CELL - side) / 2];
  return (
    <svg className="pu-tile-picture" viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true">
      <Tile tile={tile} turn={turn} flip={flip} />
    </svg>
  );
}
