import { choosable } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { useBoard, useThing } from '../context.tsx';
import type { Part } from '../read/asked.ts';
import { nameOfTile } from '../read/names.ts';
import { type Depot, depots } from '../read/rules.ts';
import { positionOfSection, rotationTo, seatAt } from '../read/station.ts';
import { ids } from '../read/targets.ts';
import { DepotTile } from './depot-tile.tsx';

interface SectionProps {
  readonly outer: number;
  /** Degrees from the viewer's place, before the ring is turned. */
  readonly angle: number;
  readonly rotation: number;
}

/** A wedge of the ring: half a section's angle to each side, pointing down. */
const WEDGE = 'M-23 40L-103 178A206 206 0 0 0 103 178L23 40A46 46 0 0 1 -23 40z';

/** One section with its outer and its inner depot. While the station is being turned, touching it brings it here. */
export function Section({ outer, angle, rotation }: SectionProps) {
  const { view, seat, choice } = useBoard();
  const { table } = view;
  const pair = depots(table, seat, rotationTo(table, seat, outer));
  const facing = seatAt(table, positionOfSection(outer, rotation)) !== undefined;
  const turning = choice.asked?.question === 'rotate';
  const shown = angle - rotation * 60;
  return (
    <g transform={`rotate(${angle})`} className={`pu-section${facing ? ' pu-section-lit' : ''}`}>
      {turning ? <Wedge outer={outer} rotation={rotation} pair={pair} /> : <path className="pu-wedge" d={WEDGE} />}
      <Depots pair={pair} quiet={turning} angle={shown} />
      {turning && <Numeral number={rotationTo(table, seat, outer) + 1} angle={shown} />}
    </g>
  );
}

/** The section as an answer to where the station should stand. */
function Wedge({ outer, rotation, pair }: { readonly pair: readonly [Depot, Depot] } & Omit<SectionProps, 'angle'>) {
  const { view, seat, choice, say, marked } = useBoard();
  const part = { rotation: rotationTo(view.table, seat, outer) };
  const can = choice.can(part);
  const chosen: Part = choice.proposed ?? choice.picked;
  const picked = chosen.rotation === part.rotation;
  const [one, other] = pair.map(({ tile, height }) =>
    tile ? say('board.depot.stack', { what: nameOfTile(tile, say), count: height }) : say('board.tile.none'),
  );
  const facing = seatAt(view.table, positionOfSection(outer, rotation));
  const name = [
    say('board.depot', { outer: one, inner: other }),
    facing === undefined ? say('board.faces.nobody') : say('board.faces', { player: facing }),
    part.rotation === view.table.station.rotation ? say('board.rotate.stay') : say('board.faces', { player: seat }),
  ];
  const id = ids.section(outer);
  const props = choosable(id, name.join(', '), () => choice.pick(part), { can, picked, says: part });
  return (
    <g {...props} className={`${props.className}${marked.includes(id) ? ' target-marked' : ''}`}>
      <path className="pu-wedge pu-edge" d={WEDGE} />
    </g>
  );
}

/** What the answers call this section while the station may be turned. */
const Numeral = ({ number, angle }: { readonly number: number; readonly angle: number }) => (
  <g className="pu-numeral" transform={`translate(-76 166) rotate(${-angle})`} {...silent}>
    <circle r="15" />
    <text y="7">{number}</text>
  </g>
);

interface DepotsProps {
  readonly pair: readonly [Depot, Depot];
  /** The section itself is the target. */
  readonly quiet: boolean;
  readonly angle: number;
}

function Depots({ pair: [outer, inner], ...rest }: DepotsProps) {
  return (
    <>
      <DepotThing depot={outer} y={162} {...rest} />
      <DepotThing depot={inner} y={86} {...rest} />
    </>
  );
}

interface DepotThingProps extends Omit<DepotsProps, 'pair'> {
  readonly depot: Depot;
  readonly y: number;
}

function DepotThing({ depot, y, quiet, angle }: DepotThingProps) {
  const { say } = useBoard();
  const thing = useThing();
  const picture = <DepotTile depot={depot} y={y} angle={angle} />;
  if (quiet) return <g className="pu-through">{picture}</g>;
  const ring = say(depot.stack < 6 ? 'board.tile.outer' : 'board.tile.inner');
  const name = depot.tile ? nameOfTile(depot.tile, say) : say('board.tile.none');
  const props = thing(ids.stack(depot.stack), [ring, name, say('board.tile.left', { count: depot.height })]);
  return (
    <g {...props} className={`${props.className} pu-depot`}>
      <rect className="pu-edge" x={-46} y={y - 38} width="92" height="76" rx="10" />
      {picture}
    </g>
  );
}
