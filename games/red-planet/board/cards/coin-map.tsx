import type { ZoneId } from '../../data/ids.ts';
import { GLOBE, shapes } from '../map/regions.ts';
import { MARS } from '../map/zones.tsx';

/** Mars in the size of a coin with some zones filled; Phobos beside it. */
export function CoinMap({ zones }: { readonly zones: readonly ZoneId[] }) {
  return (
    <svg className="rp-coin-map" viewBox="-520 -520 1120 1040" aria-hidden="true">
      <circle r={GLOBE + 30} className="rp-locator-rim" />
      {MARS.map((zone) => (
        <path key={zone} d={shapes[zone]} className={zones.includes(zone) ? 'rp-located' : 'rp-locator-zone'} />
      ))}
      <circle cx="480" cy="-400" r="110" className={zones.includes('phobos') ? 'rp-located' : 'rp-locator-zone'} />
    </svg>
  );
}
