import { isPicked } from '@orrery/ui';
import { SPOTS, type SpotId, START_SPOTS } from '../../data/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { CorporationMark } from '../corporations/mark.tsx';
import { spotIn } from '../read/names.ts';
import { ids, partFor } from '../read/targets.ts';
import { type Layout, spotPoint } from './layout.ts';

/** Corporation tokens on the corners; empty spots are seen while one may be chosen (SHB-21.1). */
export const Spots = ({ layout }: { readonly layout: Layout }) => (
  <g className="sb-spots">
    {SPOTS.map(({ id }) => (
      <Spot key={id} spot={id} layout={layout} />
    ))}
  </g>
);

/** A finger's width where a token is to be chosen; spots are far enough from each other for that. */
const FINGER = 44;
const reachOf = (unit: number, offered: boolean): number =>
  Math.max(unit * 0.42, offered ? Math.min(FINGER / 2, unit * 0.8) : 0);

function Spot({ spot, layout }: { readonly spot: SpotId; readonly layout: Layout }) {
  const { view, say, choice } = useBoard();
  const thing = useThing();
  const { x, y } = spotPoint(layout, spot);
  const { unit } = layout;
  const token = view.table.tokens[spot];
  const part = partFor(choice.asked, ids.spot(spot), view);
  const offered = part !== undefined && (choice.can(part) || isPicked(choice, part));
  const start = START_SPOTS.includes(spot);
  if (!token && !offered)
    return (
      <circle className={`sb-spot${start ? ' sb-spot-start' : ''}`} cx={x} cy={y} r={unit * (start ? 0.14 : 0.09)} />
    );
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...thing(ids.spot(spot), spotIn(say, view.table, spot))}>
        <circle className="sb-reach" r={reachOf(unit, offered)} />
        {token ? (
          <g data-piece={`token:${spot}`}>
            <circle className="sb-token-shadow" cx={unit * 0.05} cy={unit * 0.07} r={unit * 0.3} />
            <CorporationMark
              id={token.corporation}
              face={token.face}
              x={-unit * 0.31}
              y={-unit * 0.31}
              width={unit * 0.62}
              height={unit * 0.62}
            />
          </g>
        ) : (
          <circle className="sb-spot-empty" r={unit * 0.26} />
        )}
      </g>
    </g>
  );
}
