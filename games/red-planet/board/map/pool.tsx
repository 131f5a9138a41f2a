import { symbol } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { TOKENS_PER_ZONE } from '../../data/box.ts';
import { ZONES, type ZoneId } from '../../data/ids.ts';
import { useBoard } from '../context.tsx';
import { at, type Point } from './polar.ts';
import { bearingOf, ZONE_WIDTH } from './regions.ts';

/** Pegs for the destination tokens still in the pool: two at each zone's name, filled while one is there. */
export function Pegs() {
  const { view } = useBoard();
  return (
    <g className="rp-pegs" {...silent}>
      {ZONES.filter((zone) => zone !== 'phobos').map((zone) => (
        <PegPair key={zone} zone={zone} left={view.table.pool[zone]} />
      ))}
    </g>
  );
}

function PegPair({ zone, left }: { readonly zone: ZoneId; readonly left: number }) {
  return Array.from({ length: TOKENS_PER_ZONE }, (_, i) => pegPlace(zone, i)).map(([x, y], i) => (
    <circle
      key={`${x} ${y}`}
      cx={x.toFixed(1)}
      cy={y.toFixed(1)}
      r="8"
      className={i < left ? 'rp-peg' : 'rp-peg rp-peg-gone'}
    />
  ));
}

function pegPlace(zone: ZoneId, i: number): Point {
  const bearing = bearingOf(zone);
  if (bearing !== undefined) return at(bearing - ZONE_WIDTH / 2 + 4.2, 464 + i * 22);
  if (zone === 'phobos') return [94 + i * 22, 150];
  return at(zone === 'syrtis-major' ? 42 : 211, 184 + i * 21);
}

/** Solo: the order in which the bots like the zones, as flags at their names. */
export function Ranks() {
  const { view } = useBoard();
  return (
    <g className="rp-ranks" {...silent}>
      {view.table.priority.map((zone, i) =>
        zone === 'phobos' ? null : <Rank key={zone} rank={i + 1} at={rankPlace(zone)} />,
      )}
    </g>
  );
}

/** The pegs and the rank of the moon, beside its name. */
export function PhobosPegs() {
  const { view } = useBoard();
  const rank = view.table.priority.indexOf('phobos') + 1;
  return (
    <g {...silent}>
      <PegPair zone="phobos" left={view.table.pool.phobos} />
      {rank > 0 && <Rank rank={rank} at={[-102, 146]} />}
    </g>
  );
}

const Rank = ({ rank, at: [x, y] }: { readonly rank: number; readonly at: Point }) => (
  <g {...symbol('rank')} className="rp-rank" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <path d="M-18 -18H18V8L0 22L-18 8Z" />
    <text y="10">{rank}</text>
  </g>
);

function rankPlace(zone: ZoneId): Point {
  const bearing = bearingOf(zone);
  if (bearing !== undefined) return at(bearing - ZONE_WIDTH / 2 + 6.5, 420);
  return zone === 'syrtis-major' ? [30, -184] : [-46, -178];
}
