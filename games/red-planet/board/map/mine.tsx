import { Piece } from '@orrery/ui/board';
import type { ZoneId } from '../../data/ids.ts';
import { RESOURCES } from '../../data/ids.ts';
import { useBoard } from '../context.tsx';
import { CompanySign } from '../pieces/figures.tsx';
import { forecast } from '../read/forecast.ts';
import { face } from '../read/table.ts';
import { placesIn } from './places.ts';

/** A zone's resource token with the tag that tells what the next production gives to whom, if nothing changes. */
export function Mine({ zone }: { readonly zone: ZoneId }) {
  const { view } = useBoard();
  const { resource, astronauts } = view.table.zones[zone];
  const {
    mine: [x, y],
  } = placesIn(zone, astronauts.length);
  const kind = face(resource);
  const { tokens, takers, each } = forecast(view, zone);
  const shown = tokens > 0 && !view.over;
  const half = shown ? 30 + (takers.length * 26) / 2 : 0;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className="rp-mine">
      {shown && <rect className="rp-tag" x={-half} y="6" width={half * 2} height="40" rx="10" />}
      <circle className="rp-coin" cy="-14" r="31" />
      <g transform="translate(0 -14)">
        <g key={kind ?? 'hidden'} className="rp-turned">
          <Piece name={kind ?? 'hidden'} size={kind ? 44 : 50} />
        </g>
      </g>
      {shown && (
        <>
          <text className="rp-tag-number" x={-half + 22} y="39">
            {takers.length > 0 ? each : tokens}
          </text>
          {takers.map((company, i) => (
            <CompanySign key={company} company={company} as="taker" x={-half + 52 + i * 26} y={27} size={24} />
          ))}
        </>
      )}
    </g>
  );
}

/** Point tokens that lie in the zone since the last production. */
export function Leftovers({ zone }: { readonly zone: ZoneId }) {
  const { view } = useBoard();
  const { points, astronauts } = view.table.zones[zone];
  const {
    tokens: [x, y],
  } = placesIn(zone, astronauts.length);
  const kinds = RESOURCES.filter((resource) => points[resource] > 0);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {kinds.map((resource, i) => (
        <g key={resource} transform={`translate(${i * 10} ${i * 34})`}>
          <rect className="rp-tag" x="-30" y="-17" width="60" height="34" rx="17" />
          <Piece name={resource} x={-13} size={26} />
          <text className="rp-tag-number" x="13" y="11">
            {points[resource]}
          </text>
        </g>
      ))}
    </g>
  );
}
