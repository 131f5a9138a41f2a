import { ACTION_CARD } from '../../data/index.ts';
import { useBoard, useFace } from '../context.tsx';
import { type Layout, ringPoint, spaceAngle } from './layout.ts';

/** Where AstroBot's next search begins, and which way it goes: triangle and arrow of its newest card (SHB-21.15). */
export function Guide({ layout }: { readonly layout: Layout }) {
  const { view, say } = useBoard();
  const { astrobot, players } = view.table;
  const { mark } = useFace(players.length - 1);
  const card = astrobot?.row.cards?.at(-1);
  if (!card) return null;
  const { triangle, arrow } = ACTION_CARD[card];
  const angle = spaceAngle(triangle);
  const way = arrow === 'clockwise' ? 1 : -1;
  const { unit } = layout;
  const at = (turn: number, radius: number) => {
    const { x, y } = ringPoint(layout, radius, angle + turn);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const arc = 5.42 * unit;
  return (
    <g className={`sb-guide player-${mark}`}>
      <title>{say('board.astrobot.guide', { space: triangle, way: arrow })}</title>
      <path d={`M${at(-2.6, 5.66)}L${at(2.6, 5.66)}L${at(0, 5.36)}Z`} />
      <path
        className="sb-guide-arrow"
        d={`M${at(way * 3.5, 5.42)}A${arc} ${arc} 0 0 ${way > 0 ? 1 : 0} ${at(way * 13, 5.42)}M${at(way * 10.8, 5.56)}L${at(way * 13, 5.42)}L${at(way * 10.8, 5.28)}`}
      />
    </g>
  );
}
