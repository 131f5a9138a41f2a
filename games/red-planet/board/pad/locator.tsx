import { useIds } from '@orrery/ui/board';
import { GLOBE, shapes } from '../map/regions.ts';
import { MARS } from '../map/zones.tsx';

/** Mars in the size of a coin, for the plates of ships and for missions. */
export function LocatorDefs() {
  const ids = useIds();
  return (
    <>
      {MARS.map((zone) => (
        <path key={zone} id={ids(`shape-${zone}`)} d={shapes[zone]} />
      ))}
      <g id={ids('locator')}>
        <circle r={GLOBE + 30} className="rp-locator-rim" />
        {MARS.map((zone) => (
          <use key={zone} href={`#${ids(`shape-${zone}`)}`} className="rp-locator-zone" />
        ))}
      </g>
    </>
  );
}
