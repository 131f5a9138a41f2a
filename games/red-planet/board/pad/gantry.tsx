import { ROMAN } from '../dial/roman.ts';
import { silent } from '../pieces/picture.tsx';
import { vessels } from '../read/ships.ts';
import { useStage } from '../stage.tsx';
import { DestinationPlate } from './plate.tsx';
import { CrewTargets, ShipPicture, ShipTarget } from './ship.tsx';

/** The width one dock takes at its natural size. */
const DOCK = 170;

const ROW = 450;

interface GantryProps {
  readonly width: number;
  readonly most: number;
  readonly rows: number;
}

/** The riveted launch pad with all docks, `width` wide; the platform of its first row lies on the origin's height. */
export function Gantry({ width, most, rows }: GantryProps) {
  const { view } = useStage();
  const docks = view.table.docks.length;
  const across = Math.ceil(docks / rows);
  const spacing = width / across;
  const scale = Math.min(most, spacing / DOCK);
  const ships = vessels(view);
  const place = (dock: number): string =>
    `translate(${(((dock % across) + 0.5) * spacing).toFixed(1)} ${Math.floor(dock / across) * ROW}) scale(${scale.toFixed(3)})`;
  const numbers = Array.from({ length: docks }, (_, dock) => dock);
  return (
    <g className="rp-gantry">
      {Array.from({ length: rows }, (_, row) => row * ROW).map((y) => (
        <Beam key={y} y={y} width={width} />
      ))}
      {numbers.map((dock) => (
        <g key={dock} transform={place(dock)}>
          <Tower />
          <Dock
            number={dock + 1}
            empty={!ships.some((ship) => ship.dock === dock)}
            width={Math.min(spacing / scale, 200)}
          />
        </g>
      ))}
      {ships.map((vessel) => (
        <g key={vessel.id} transform={place(vessel.dock)} data-ship={vessel.id}>
          <ShipTarget vessel={vessel} width={Math.min(spacing / scale, 200)} />
          <g className="rp-things">
            <DestinationPlate vessel={vessel} width={Math.min(spacing / scale, 186)} />
            <ShipPicture vessel={vessel} />
            <CrewTargets vessel={vessel} />
          </g>
        </g>
      ))}
    </g>
  );
}

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
  return (
    <g className="rp-dock" {...silent}>
      {empty && (
        <path className="rp-dock-empty" d={`M${-width / 2 + 12} 24H${width / 2 - 12}V96H${-width / 2 + 12}Z`} />
      )}
      <circle cy="9" r="16" />
      <text y="16">{ROMAN[number]}</text>
    </g>
  );
}
