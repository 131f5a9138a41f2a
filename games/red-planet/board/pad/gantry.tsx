import { silent } from '@orrery/ui/board';
import { useBoard } from '../context.tsx';
import { PAD_ROW, type PadSpot } from '../layout.ts';
import { vessels } from '../read/ships.ts';
import { type DockPlace, dockPlace } from './docks.ts';
import { DestinationPlate } from './plate.tsx';
import { CrewTargets, ShipPicture, ShipTarget } from './ship.tsx';

/** The riveted launch pad with all docks; the platform of its first row lies on the origin's height. */
export function Gantry({ pad }: { readonly pad: PadSpot }) {
  const { view } = useBoard();
  const docks = view.table.docks.length;
  const ships = vessels(view);
  const places = Array.from({ length: docks }, (_, dock) => dockPlace(pad, docks, dock));
  return (
    <g className="rp-gantry">
      {Array.from({ length: pad.rows }, (_, row) => row * PAD_ROW).map((y) => (
        <Beam key={y} y={y} width={pad.width} />
      ))}
      {places.map((place, dock) => (
        <g key={`${place.x} ${place.y}`} transform={transformOf(place)}>
          <Tower />
          <Dock number={dock + 1} empty={!ships.some((ship) => ship.dock === dock)} width={place.width} />
        </g>
      ))}
      {ships.map((vessel) => (
        <g key={vessel.id} transform={transformOf(places[vessel.dock])}>
          <ShipTarget vessel={vessel} width={places[vessel.dock].width} />
          <g className="rp-things">
            <DestinationPlate vessel={vessel} width={Math.min(places[vessel.dock].width, 186)} />
            <ShipPicture vessel={vessel} />
            <CrewTargets vessel={vessel} />
          </g>
        </g>
      ))}
    </g>
  );
}

const transformOf = ({ x, y, scale }: DockPlace): string =>
  `translate(${x.toFixed(1)} ${y}) scale(${scale.toFixed(3)})`;

const Beam = ({ y, width }: { readonly y: number; readonly width: number }) => (
  <g {...silent} transform={`translate(0 ${y})`}>
    <rect x="0" y="0" width={width} height="18" rx="4" className="rp-beam" />
    <path d={`M10 9H${width - 10}`} className="rp-beam-rivets" />
  </g>
);

/** Lattice beside the ship, with the arm people walk over. */
const Tower = () => (
  <g className="rp-tower" {...silent}>
    <path d="M-82 0V-212M-66 0V-212M-82 0L-66 -30L-82 -60L-66 -90L-82 -120L-66 -150L-82 -180L-66 -210M-66 0L-82 -30L-66 -60L-82 -90L-66 -120L-82 -150L-66 -180L-82 -210" />
    <path d="M-86 -212H-62M-66 -150H-40M-66 -142L-50 -150" />
  </g>
);

function Dock({ number, empty, width }: { readonly number: number; readonly empty: boolean; readonly width: number }) {
  const { say } = useBoard();
  const told = empty ? { role: 'img', 'aria-label': say('board.dock.empty', { dock: number }) } : silent;
  return (
    <g className="rp-dock" {...told}>
      {empty && (
        <path className="rp-dock-empty" d={`M${-width / 2 + 12} 24H${width / 2 - 12}V96H${-width / 2 + 12}Z`} />
      )}
      <circle cy="9" r="16" />
      <text y="16">{say(`dock.${number}`)}</text>
    </g>
  );
}
