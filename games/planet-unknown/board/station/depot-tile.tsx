import { symbol } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { Tile } from '../chart/tile.tsx';
import { CELL } from '../read/cells.ts';
import { type Depot, oriented } from '../read/rules.ts';

/** Drawn so that the tile fits the depot; small shapes are a little larger for their size. */
const FIT = { outer: { width: 104, height: 66 }, inner: { width: 62, height: 56 } };

/** The way a shape lies flat in its depot: wide rather than tall. */
export function flatTurn(tile: string): number {
  const { width, height } = oriented({ tile, turn: 0, flip: false });
  return width >= height ? 0 : 1;
}

/** The top tile of a stack and how many lie there. */
interface DepotTileProps {
  readonly depot: Depot;
  readonly y: number;
  /** Degrees the depot is turned by on the screen; numbers stay upright. */
  readonly angle: number;
}

/** How many tiles are left in a stack. */
export const Height = ({ of }: { readonly of: number }) => (
  <g {...symbol('height')} className="pu-height">
    <circle r="11" />
    <text y="5">{of}</text>
  </g>
);

export function DepotTile({ depot: { tile, stack, height }, y, angle }: DepotTileProps) {
  if (!tile) return <circle className="pu-depot-empty" cy={y} r="14" {...silent} />;
  const turn = flatTurn(tile);
  const look = oriented({ tile, turn, flip: false });
  const fit = stack < 6 ? FIT.outer : FIT.inner;
  const scale = Math.min(fit.width / (look.width * CELL), fit.height / (look.height * CELL), 0.74);
  const [dx, dy] = [(-look.width * CELL * scale) / 2, y - (look.height * CELL * scale) / 2];
  return (
    <g {...silent}>
      <g transform={`translate(${dx} ${dy}) scale(${scale})`}>
        <Tile tile={tile} turn={turn} flip={false} />
      </g>
      <g transform={`translate(${-dx + 9} ${y + (look.height * CELL * scale) / 2 - 6}) rotate(${-angle})`}>
        <Height of={height} />
      </g>
    </g>
  );
}
