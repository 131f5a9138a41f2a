import { useMemo } from 'react';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { at, centreOf, hexPath } from './hexes.ts';
import { fleetRows, squarePlaces } from './layout.ts';
import { sectorName, shipsName, squareName } from './names.ts';
import { isAtDesk, sectorPart, shipPart, sitePart, squarePart } from './parts.ts';

const REACH = hexPath(97);

interface SectorProps {
  readonly sector: SeenSector;
}

/** What one can press in a sector: the hex itself, and upon it ships and squares while the question speaks of them. */
export function SectorTargets({ sector }: SectorProps) {
  const { choice, say, seat, view } = useBoard();
  const thing = useThing();
  const { table } = view;
  const name = useMemo(() => sectorName(say, table, sector), [say, table, sector]);
  const part = sectorPart(choice, sector, seat);
  return (
    <g transform={at(centreOf(sector))}>
      <g
        {...thing({
          id: `sector:${sector.id}`,
          name,
          part: (at) => (at === choice ? part : sitePart(at, sector)),
          quiet: isAtDesk(choice),
        })}
      >
        <path d={REACH} className="ec-reach" />
        <path d={REACH} className="ec-edge-halo" />
        <path d={REACH} className="ec-edge" />
        <path d="M-47-80L-40-72L-47-64L-54-72z" className="ec-pin" />
      </g>
      <SquareTargets sector={sector} />
      {/* Where a ship can go the ships that are there do not stand in the way. */}
      {part?.to === undefined && (
        <g className="ec-ship-spots">
          <ShipTargets sector={sector} />
        </g>
      )}
    </g>
  );
}

function SquareTargets({ sector }: SectorProps) {
  const { choice, say, seat } = useBoard();
  const thing = useThing();
  return squarePlaces(sector).map(({ square, x, y, size }) => {
    const part = squarePart(choice, sector, square, seat);
    if (!part) return null;
    const name = [...squareName(say, sector, square), say(`sector.${sector.id}`)];
    const { className, ...target } = thing({
      id: `square:${sector.id}:${square}`,
      name,
      part,
      details: `sector:${sector.id}`,
      quiet: isAtDesk(choice),
    });
    return (
      <g key={square} {...target} className={`${className} ec-spot`} transform={`translate(${x} ${y})`}>
        <rect x={-size / 2 - 1} y={-size / 2 - 1} width={size + 2} height={size + 2} rx="6" className="ec-reach" />
        <rect x={-size / 2 - 1} y={-size / 2 - 1} width={size + 2} height={size + 2} rx="6" className="ec-edge" />
      </g>
    );
  });
}

/** Own ships while they may move or begin to; on a touch screen one presses the hex and then a token. */
function ShipTargets({ sector }: SectorProps) {
  const { say, seat } = useBoard();
  const thing = useThing();
  const own = fleetRows(sector).filter((row) => row.seat === seat);
  return own
    .flatMap(({ figures }) => figures)
    .map(({ ship, count, x, y, size }) => {
      const { className, ...target } = thing({
        id: `ship:${sector.id}:${seat}:${ship}`,
        name: [shipsName(say, ship, count), say(`sector.${sector.id}`)],
        part: (choice) => shipPart(choice, sector.id, ship),
        details: `blueprint:${seat}:${ship}`,
      });
      if (!target['data-says'] && !target['data-begins']) return null;
      return (
        <g
          key={ship}
          {...target}
          className={`${className} ec-spot ec-ship-spot`}
          transform={`translate(${x} ${y})`}
          style={{ '--ec-r': `${size * 0.52}px` }}
        >
          <circle className="ec-reach" />
          <circle className="ec-edge" />
        </g>
      );
    });
}
