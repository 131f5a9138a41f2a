import { silent } from '@orrery/ui/board';
import { useBoard, useEnd, useFace, useMe } from '../context.tsx';
import { Ark } from '../pieces/hull.tsx';
import { Sign } from '../pieces/sign.tsx';
import { type End, planOf } from '../read/plan.ts';
import { type Layout, middleOf, pointOf } from './layout.ts';

/** Arks above everything; several on one field stand beside each other. */
export function Arks({ layout }: { readonly layout: Layout }) {
  const { players } = useBoard().view.table;
  return players.map((player, id) => {
    const here = players.flatMap(({ ark }, other) => (ark === player.ark ? [other] : []));
    const at = here.indexOf(id) - (here.length - 1) / 2;
    return <Standing key={id} player={id} shift={at} layout={layout} />;
  });
}

interface StandingProps {
  readonly player: number;
  readonly shift: number;
  readonly layout: Layout;
}

function Standing({ player, shift, layout }: StandingProps) {
  const { view } = useBoard();
  const { mark } = useFace(player);
  const { x, y } = pointOf(layout, view.table, view.table.players[player].ark);
  const scale = layout.small ? 0.6 : 0.95;
  // MC-14.12: nobody else may land where the Automa stands.
  const closed = view.table.players[player].seat === null;
  return (
    <g
      className="mc-flying"
      transform={`translate(${x + shift * 30 * scale} ${y - 6 * scale + Math.abs(shift) * 10 * scale})`}
      {...silent}
    >
      <g data-piece={`ark:${player}`}>
        <g transform={`scale(${scale})`}>
          <Ark mark={mark} />
          {closed && <Sign name="closed" x={16} y={-22} width={20} height={20} />}
        </g>
      </g>
    </g>
  );
}

/** The way to where the Ark would go (S-3). */
export function FlightPath({ layout }: { readonly layout: Layout }) {
  const me = useMe();
  const end = useEnd();
  return me === undefined || !end ? null : <Flight player={me} end={end} layout={layout} />;
}

interface FlightProps {
  readonly player: number;
  readonly end: End;
  readonly layout: Layout;
}

/** A way of an Ark with the steps that it takes. */
export function Flight({ player, end, layout }: FlightProps) {
  const { table } = useBoard().view;
  const { mark } = useFace(player);
  const { route, steps } = planOf(table, player, end);
  const points = route.map((key) => pointOf(layout, table, key));
  if ('discover' in end) points.push(middleOf(layout, end.discover));
  const last = points[points.length - 1];
  const scale = layout.small ? 0.6 : 0.95;
  return (
    <g className={`mc-flight player-${mark}`} {...silent}>
      <path className="mc-flight-halo" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <path className="mc-flight-line" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <g transform={`translate(${last.x} ${last.y - 6 * scale}) scale(${scale})`} className="mc-ghost">
        <Ark mark={mark} />
      </g>
      <g transform={`translate(${last.x + 18 * scale} ${last.y - 24 * scale})`}>
        <circle r="11" className="mc-steps" />
        <text className="mc-steps-count" textAnchor="middle" y="4.5">
          {steps}
        </text>
      </g>
    </g>
  );
}
