import { Piece, silent } from '@orrery/ui/board';
import { memo } from 'react';
import { middleOf } from '../read/cells.ts';
import type { AreaView } from '../read/table.ts';

interface TokensProps {
  readonly area: Pick<AreaView, 'lifepods' | 'meteorites' | 'rovers'>;
  /** The player's colour; rovers are the only pieces that have one. */
  readonly mark?: number;
}

/** Lifepods, meteorites and rovers on a planet. */
export const Tokens = memo(function Tokens({ area, mark }: TokensProps) {
  return (
    <g className={`pu-tokens${mark === undefined ? '' : ` player-${mark}`}`} {...silent}>
      {area.lifepods.map((cell) => (
        <Token key={cell} name="lifepod" cell={cell} />
      ))}
      {area.meteorites.map((cell) => (
        <Token key={cell} name="meteorite" cell={cell} />
      ))}
      {area.rovers.map(({ at, loaded }) => (
        <g key={at} className="pu-rover">
          <Token name="rover" cell={at} />
          {loaded && <Load cell={at} />}
        </g>
      ))}
    </g>
  );
});

function Token({ name, cell }: { readonly name: string; readonly cell: number }) {
  const [x, y] = middleOf(cell);
  return (
    <g data-piece={`${name}:${cell}`}>
      <Piece name={name} x={x} y={y} size={38} />
    </g>
  );
}

/** Horizon: a meteorite on the rover's back. */
function Load({ cell }: { readonly cell: number }) {
  const [x, y] = middleOf(cell);
  return <Piece name="meteorite" x={x + 9} y={y - 11} size={22} />;
}
