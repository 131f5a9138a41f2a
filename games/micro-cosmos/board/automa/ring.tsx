import { CELLS, type Cell, PLACE } from '../../data/index.ts';
import { useBoard, useFace } from '../context.tsx';
import { Ark } from '../pieces/hull.tsx';
import type { AutomaMoved } from '../read/automa.ts';

const at = (cell: Cell) => ({ x: PLACE[cell].col * 34 + 17, y: PLACE[cell].row * 34 + 17 });

/** The eight cells round the gate: where the Automa came from, jumped to, looked at and landed (S-10). */
export function Ring({ moved }: { readonly moved: AutomaMoved }) {
  const { say } = useBoard();
  const { mark } = useFace(moved.player);
  const { fromCell, jumpCell, looked, cell: landed } = moved;
  const end = at(landed);
  return (
    <svg
      className={`mc-ring-map player-${mark}`}
      viewBox="0 0 102 102"
      role="img"
      aria-label={say('board.ring', { looked, cell: landed })}
    >
      {CELLS.map((cell) => (
        <rect
          key={cell}
          x={at(cell).x - 15}
          y={at(cell).y - 15}
          width="30"
          height="30"
          rx="6"
          className="mc-ring-cell"
          data-looked={looked.some((one) => one === cell)}
          data-landed={cell === landed}
        />
      ))}
      {jumpCell && (
        <path
          className="mc-ring-jump"
          d={`M${at(fromCell).x} ${at(fromCell).y}Q${51} ${51} ${at(jumpCell).x} ${at(jumpCell).y}`}
        />
      )}
      <circle cx={at(fromCell).x} cy={at(fromCell).y} r="4" className="mc-ring-from" />
      {looked.map((cell, i) => (
        <text key={cell} x={at(cell).x - 9} y={at(cell).y - 4} className="mc-ring-number">
          {i + 1}
        </text>
      ))}
      <g transform={`translate(${end.x} ${end.y + 5}) scale(0.45)`}>
        <Ark mark={mark} />
      </g>
    </svg>
  );
}
