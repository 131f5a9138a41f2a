import { silent } from '@orrery/ui/board';
import { SECTOR, SPACE } from '../../data/index.ts';
import { rentFor } from '../../rules/lookups/index.ts';
import { useBoard, useMe, useRow, useSeenSector } from '../context.tsx';
import { hexPoints, type Layout, type Point, pathOf, sectorPoint, spacePoint } from './layout.ts';

/** The row of the space that is pointed at: what would be activated, and where rent is due (SHB-21.2). */
export function RowLight({ layout }: { readonly layout: Layout }) {
  const { view } = useBoard();
  const me = useMe();
  const space = useRow();
  if (!space || !SPACE[space]) return null;
  const { sectors, opposite } = SPACE[space];
  const { activated } = rentFor(view.table, me ?? 0, space);
  const own = (sector: string) => view.table.sectors[sector].buildings.some(({ owner }) => owner === (me ?? 0));
  const points = [spacePoint(layout, space), ...sectors.map((sector) => sectorPoint(layout, sector))];
  return (
    <g className="sb-row" {...silent}>
      <path
        className="sb-row-beam"
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        strokeWidth={layout.unit * 0.5}
      />
      {sectors.map((sector) => {
        const { x, y } = sectorPoint(layout, sector);
        const state = !activated.includes(sector) ? 'empty' : own(sector) ? 'own' : 'rent';
        return (
          <path
            key={sector}
            data-state={state}
            className="sb-row-hex"
            transform={`translate(${x} ${y})`}
            d={pathOf(hexPoints(layout.unit, 0.93))}
          />
        );
      })}
      <circle
        className="sb-row-end"
        cx={spacePoint(layout, opposite).x}
        cy={spacePoint(layout, opposite).y}
        r={layout.unit * 0.5}
      />
    </g>
  );
}

/** What the places are called that are pointed at or spoken of: before everything else on the crater. */
export function PlaceNames({ layout }: { readonly layout: Layout }) {
  const space = useRow();
  const sector = useSeenSector();
  return (
    <>
      {space && SPACE[space] && <NameTag {...spacePoint(layout, space, layout.small ? -0.8 : 0.72)} name={space} />}
      {sector && SECTOR[sector] && <NameTag {...sectorPoint(layout, sector)} name={sector} />}
    </>
  );
}

const NameTag = ({ x, y, name }: Point & { readonly name: string }) => (
  <g className="sb-name-tag" transform={`translate(${x} ${y})`} {...silent}>
    <rect className="sb-name-plate" x={-16} y={-9} width={32} height={18} rx={5} />
    <text y="0.36em">{name}</text>
  </g>
);

/** The sector that words speak of. */
export function SectorLight({ layout }: { readonly layout: Layout }) {
  const sector = useSeenSector();
  if (!sector || !SECTOR[sector]) return null;
  const { x, y } = sectorPoint(layout, sector);
  return (
    <g className="sb-row" {...silent}>
      <path
        data-state="own"
        className="sb-row-hex"
        transform={`translate(${x} ${y})`}
        d={pathOf(hexPoints(layout.unit, 0.93))}
      />
    </g>
  );
}
