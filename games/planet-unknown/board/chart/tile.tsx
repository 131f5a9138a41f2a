import { Piece, silent, useIds } from '@orrery/ui/board';
import { memo } from 'react';
import { CELL } from '../read/cells.ts';
import { oriented } from '../read/rules.ts';
import type { Placement } from '../read/table.ts';
import { tileShape } from './tile-shape.ts';

interface TileProps extends Pick<Placement, 'tile' | 'turn' | 'flip'> {
  /** Of its upper left corner, in cells. */
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}

const mid = (at: number): number => (at + 0.5) * CELL;

/** A terraforming tile: two terrains, two buildings, perhaps a meteor symbol. */
export const Tile = memo(function Tile({ tile, turn, flip, x = 0, y = 0, className = '' }: TileProps) {
  const ids = useIds();
  const { whole, second, terrains, buildings, symbol } = tileShape(tile, oriented({ tile, turn, flip }));
  return (
    <g className={`pu-tile ${className}`} transform={`translate(${x * CELL} ${y * CELL})`} {...silent}>
      <path className="pu-tile-shade" d={whole} />
      <path d={whole} fill={`url(#${ids(`terrain-${terrains[0]}`)})`} />
      <path className="pu-seam" d={second} fill={`url(#${ids(`terrain-${terrains[1]}`)})`} />
      <path className="pu-tile-edge" d={whole} />
      {symbol && <Piece name="symbol" x={mid(symbol.x)} y={mid(symbol.y)} className="pu-symbol" />}
      {buildings.map((building) => (
        <Piece key={building.terrain} name={`building-${building.terrain}`} x={mid(building.x)} y={mid(building.y)} />
      ))}
    </g>
  );
});
