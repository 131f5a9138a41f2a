import { silent, useIds } from '@orrery/ui/board';
import { useBoard } from '../context.tsx';
import { Bezel, BezelDefs } from './bezel.tsx';
import { Ground, GroundDefs, zoneShape } from './globe.tsx';
import { arc } from './polar.ts';
import { Pegs, Ranks } from './pool.tsx';
import { Bound, ZoneTargets, ZoneThings } from './zones.tsx';

/** The globe with its zones and all that lies there, around the origin; its radius is 500. */
export function Mars() {
  const ids = useIds();
  const { say } = useBoard();
  return (
    <g className="rp-mars">
      <circle r="500" className="rp-globe-shadow" cx="10" cy="14" />
      <Ground id={ids} />
      <Ribbon zone="syrtis-major" />
      <Ribbon zone="valles-marineris" />
      <ZoneTargets />
      <Bound to={zoneShape} />
      <Bezel id={ids} say={say} />
      <Pegs />
      <Ranks />
      <ZoneThings />
    </g>
  );
}

const RIBBONS = { 'syrtis-major': [53, 127], 'valles-marineris': [222, 318] } as const;

/** The names of the inner zones stand on curved ribbons along their coast. */
function Ribbon({ zone }: { readonly zone: keyof typeof RIBBONS }) {
  const { say } = useBoard();
  const ids = useIds();
  const [from, to] = RIBBONS[zone];
  return (
    <g className="rp-ribbon" {...silent}>
      <path d={arc(from, to, 194)} className="rp-ribbon-edge" />
      <path d={arc(from, to, 194)} className="rp-ribbon-face" />
      <text className="rp-name">
        <textPath href={`#${ids(`name-${zone}`)}`} startOffset="50%">
          {say(`zone.${zone}`)}
        </textPath>
      </text>
    </g>
  );
}

export function MarsDefs() {
  const ids = useIds();
  return (
    <>
      <GroundDefs id={ids} />
      <BezelDefs id={ids} />
      {Object.entries(RIBBONS).map(([zone, [from, to]]) => (
        <path key={zone} id={ids(`name-${zone}`)} d={arc(from, to, 184)} />
      ))}
      <marker id={ids('arrow')} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
        <path d="M0 0L10 5L0 10Z" className="rp-arrow" />
      </marker>
    </>
  );
}
