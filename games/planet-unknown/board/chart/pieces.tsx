import { memo } from 'react';
import type { AreaView } from '../read/table.ts';
import { Patch } from './patch.tsx';
import { Tile } from './tile.tsx';

/** Tiles in the order they were placed, then the patches, some of which lie on tiles. */
export const Pieces = memo(function Pieces({ area }: { readonly area: AreaView }) {
  return (
    <g className="pu-pieces">
      {area.tiles.map(({ tile, x, y, turn, flip }) => (
        <g key={`${tile} ${x} ${y}`} data-piece={`tile:${tile}`}>
          <Tile tile={tile} x={x} y={y} turn={turn} flip={flip} />
        </g>
      ))}
      {area.patches.map((cell) => (
        <g key={cell} data-piece={`patch:${cell}`}>
          <Patch cell={cell} />
        </g>
      ))}
    </g>
  );
});
