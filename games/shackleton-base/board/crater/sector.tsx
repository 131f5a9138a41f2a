import { MARKS, symbol } from '@orrery/ui';
import { silent } from '@orrery/ui/board';
import { BUILDING, SECTOR, type SectorId } from '../../data/index.ts';
import { freeUnits } from '../../rules/lookups/index.ts';
import type { Building } from '../../rules/table.ts';
import { useBoard, useFace, useThing } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import { sectorIn } from '../read/names.ts';
import { piece } from '../read/pieces.ts';
import { ids } from '../read/targets.ts';
import { hexPoints, type Layout, partsMiddle, partsPath, pathOf, sectorPoint } from './layout.ts';

/** Sides of a hex in pixels from which on its name has room on it. */
const NAMED = 33;

/** A sector: its resource in the middle, and around it six parts of room for buildings and a farm (SHB-21.1). */
export function SectorHex({ sector, layout }: { readonly sector: SectorId; readonly layout: Layout }) {
  const { view, say, faces, choice } = useBoard();
  const thing = useThing();
  const { x, y } = sectorPoint(layout, sector);
  const { unit } = layout;
  const { powered, buildings, farm } = view.table.sectors[sector];
  const free = freeUnits(view.table, sector);
  // A sector without power takes a panel from the central hex (SHB-21.10).
  const takesPanel = choice.asked?.question === 'choose-sector' && !powered && choice.can({ sector });
  const sign = unit * 0.56;
  const sizes = buildings.map(({ building }) => BUILDING[building].size);
  const starts = sizes.map((_, i) => 4 + sizes.slice(0, i).reduce((sum, size) => sum + size, 0));
  const farmStart = 4 + sizes.reduce((sum, size) => sum + size, 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g {...thing(ids.sector(sector), sectorIn(say, view.table, faces, sector))} data-powered={powered}>
        <path className="sb-hex" data-resource={SECTOR[sector].resource} d={pathOf(hexPoints(unit, 0.965))} />
        {powered && <path className="sb-lit" data-piece={`light:${sector}`} d={pathOf(hexPoints(unit, 0.9))} />}
        {free > 0 && <FreeParts layout={layout} from={farmStart + (farm?.size ?? 0)} size={free} />}
        <Sign
          name={SECTOR[sector].resource}
          x={-sign / 2}
          y={-sign / 2}
          width={sign}
          height={sign}
          className="sb-ore"
        />
        {powered && <PanelMark sector={sector} unit={unit} />}
        {takesPanel && <TakesPanel unit={unit} />}
        {buildings.map((building, i) => (
          <Block
            key={building.building + String(building.owner)}
            building={building}
            from={starts[i]}
            sector={sector}
            unit={unit}
          />
        ))}
        {farm && <FarmBlock size={farm.size} from={farmStart} unit={unit} sector={sector} />}
        {unit >= NAMED && <SectorName sector={sector} unit={unit} />}
        <path className="sb-hex-edge" d={pathOf(hexPoints(unit, 0.965))} {...silent} />
      </g>
    </g>
  );
}

/** Below and to the left, where buildings come late and no mark stands: log and stories speak of sectors by name. */
function SectorName({ sector, unit }: { readonly sector: SectorId; readonly unit: number }) {
  const { x, y } = partsMiddle(unit, 2, 1);
  return (
    <text
      {...symbol('names')}
      className="sb-sector-name"
      x={x}
      y={y}
      dy="0.36em"
      fontSize={Math.max(11, unit * 0.22)}
      {...silent}
    >
      {sector}
    </text>
  );
}

/** Room that is left: one dash for each part. */
function FreeParts({
  layout: { unit },
  from,
  size,
}: {
  readonly layout: Layout;
  readonly from: number;
  readonly size: number;
}) {
  return (
    <path className="sb-free" d={Array.from({ length: size }, (_, i) => partsPath(unit, (from + i) % 6, 1)).join('')} />
  );
}

/** A panel with an arrow into the sector, where its own panel will lie: nothing is built yet where there is no power. */
const TakesPanel = ({ unit }: { readonly unit: number }) => (
  <g className="sb-takes-panel" {...silent}>
    <rect
      className="sb-takes-panel-plate"
      x={-unit * 0.4}
      y={-unit * 0.86}
      width={unit * 0.8}
      height={unit * 0.5}
      rx={unit * 0.1}
    />
    <Sign name="panel" x={-unit * 0.36} y={-unit * 0.82} width={unit * 0.42} height={unit * 0.42} />
    <path
      className="sb-takes-panel-arrow"
      d={`M${unit * 0.21} ${-unit * 0.76}V${-unit * 0.48}M${unit * 0.09} ${-unit * 0.6}L${unit * 0.21} ${-unit * 0.46}L${unit * 0.33} ${-unit * 0.6}`}
    />
  </g>
);

const PanelMark = ({ sector, unit }: { readonly sector: SectorId; readonly unit: number }) => (
  <rect
    data-piece={`panel:${sector}`}
    {...symbol('powered')}
    className="sb-powered"
    x={-unit * 0.46}
    y={-unit * 0.845}
    width={unit * 0.92}
    height={unit * 0.1}
    rx={1.5}
  />
);

interface BlockProps {
  readonly building: Building;
  readonly from: number;
  readonly unit: number;
  readonly sector: SectorId;
}

/** A building of its owner's colour with a long shadow, and the owner's mark on it. */
function Block({ building: { owner, building }, from, unit, sector }: BlockProps) {
  const { size, type } = BUILDING[building];
  const { mark } = useFace(owner ?? 0);
  const path = partsPath(unit, from % 6, size);
  const at = size === 6 ? { x: 0, y: -unit * 0.6 } : partsMiddle(unit, from, size);
  const scale = (unit * (size === 1 ? 0.3 : 0.38)) / 24;
  return (
    <g
      className={owner === null ? 'sb-block sb-neutral' : `sb-block player-${mark}`}
      data-piece={piece.building(sector, owner, building)}
    >
      <path className="sb-block-shadow" d={path} transform={`translate(${unit * 0.09} ${unit * 0.11})`} />
      <path {...(owner === null && symbol('neutral'))} className="sb-block-top" d={path} />
      {owner !== null && (
        <path
          {...symbol(type)}
          className="sb-block-mark"
          d={MARKS[mark]}
          transform={`translate(${at.x - 12 * scale} ${at.y - 12 * scale}) scale(${scale})`}
        />
      )}
    </g>
  );
}

interface FarmProps {
  readonly size: number;
  readonly from: number;
  readonly unit: number;
  readonly sector: SectorId;
}

function FarmBlock({ size, from, unit, sector }: FarmProps) {
  const at = partsMiddle(unit, from, size);
  const sign = unit * 0.36;
  const path = partsPath(unit, from % 6, size);
  return (
    <g className="sb-farm" data-piece={`farm:${sector}`}>
      <path className="sb-block-shadow" d={path} transform={`translate(${unit * 0.05} ${unit * 0.06})`} />
      <path className="sb-farm-top" d={path} />
      <Sign name="plant" {...symbol('farm')} x={at.x - sign / 2} y={at.y - sign / 2} width={sign} height={sign} />
    </g>
  );
}
