import { ACTION_CARD } from '../../data/index.ts';
import { useBoard, useFace } from '../context.tsx';
import { type Layout, spacePoint } from './layout.ts';

/** In sides of a hex from the line of the spaces: the triangle's foot and tip, and the arrow with its head. */
const BESIDE = { foot: 0.74, tip: 0.44, arrow: 0.5, head: 0.14 };
/** Where the picture ends at the rim they stand on its edge. */
const ON_THE_EDGE = { foot: 0.46, tip: 0.2, arrow: 0.4, head: 0.1 };

/** Where AstroBot's next search begins, and which way it goes: triangle and arrow of its newest card (SHB-21.15). */
export function Guide({ layout }: { readonly layout: Layout }) {
  const { view, say } = useBoard();
  const { astrobot, players } = view.table;
  const { mark } = useFace(players.length - 1);
  const card = astrobot?.row.cards?.at(-1);
  if (!card) return null;
  const { triangle, arrow } = ACTION_CARD[card];
  const way = arrow === 'clockwise' ? 1 : -1;
  const { foot, tip, arrow: line, head } = layout.small ? ON_THE_EDGE : BESIDE;
  const at = (degrees: number, outside: number) => {
    const { x, y } = spacePoint(layout, triangle, outside, degrees / 360);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const arc = Array.from({ length: 6 }, (_, i) => at(way * (3.5 + i * 1.9), line));
  return (
    <g className={`sb-guide player-${mark}`}>
      <title>{say('board.astrobot.guide', { space: triangle, way: arrow })}</title>
      <path d={`M${at(-2.6, foot)}L${at(2.6, foot)}L${at(0, tip)}Z`} />
      <path
        className="sb-guide-arrow"
        d={`M${arc.join('L')}M${at(way * 10.8, line + head)}L${at(way * 13, line)}L${at(way * 10.8, line - head)}`}
      />
    </g>
  );
}
