import { pressable, symbol } from '@orrery/ui';
import { MARKS } from '@orrery/ui/mark';
import { SECTIONS } from '../../data/station.ts';
import { useBoard, useFace } from '../context.tsx';
import { positionOf } from '../read/station.ts';
import { doing } from '../read/status.ts';
import { ids } from '../read/targets.ts';

const ANGLE = (2 * Math.PI) / SECTIONS;
const FAR = 226;

export const Crown = () => (
  <path {...symbol('commander')} className="pu-crown" d="M-13 -16L-16 -30L-7 -24L0 -33L7 -24L16 -30L13 -16z" />
);

/** The players round the station; the commander wears a crown. */
export function Seats() {
  const { view } = useBoard();
  return view.table.areas.map((_, seat) => <SeatMark key={positionOf(view.table, seat)} seat={seat} />);
}

function SeatMark({ seat }: { readonly seat: number }) {
  const { view, seat: own, open, say } = useBoard();
  const { mark, id } = useFace(seat);
  const { table } = view;
  const angle = (positionOf(table, seat) - positionOf(table, own)) * ANGLE;
  const [x, y] = [-Math.sin(angle) * FAR, Math.cos(angle) * FAR];
  const commander = table.commander === seat && table.areas.length > 1;
  const what = doing(view, seat);
  const name = [
    say('board.row.open', { player: id }),
    commander && say('board.row.commander'),
    what && say(`board.row.${what}`),
  ];
  return (
    <g
      {...pressable(ids.seat(seat), name.filter(Boolean).join(', '), () => open(ids.seat(seat)))}
      className={`target pu-seat player-${mark} pu-seat-${what ?? 'idle'}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <circle className="pu-seat-plate" r="22" />
      <path className="pu-seat-mark" d={MARKS[mark % MARKS.length]} transform="translate(-14.4 -14.4) scale(1.2)" />
      {commander && <Crown />}
      {what === 'done' && <path className="pu-tick" d="M6 12l5 5l9 -11" />}
    </g>
  );
}
