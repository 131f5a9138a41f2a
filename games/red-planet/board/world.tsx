import { Drawing, useIds } from '@orrery/ui/board';
import { Ground, GroundDefs } from './map/globe.tsx';
import './style/theme.css';
import './style/globe.css';

/** Mars on the front page, in a box of 200 x 200, with no more style than it needs. */
export function World() {
  return (
    <Drawing>
      <Globe />
    </Drawing>
  );
}

function Globe() {
  const ids = useIds();
  return (
    <svg className="red-planet rp-world" viewBox="0 0 200 200" aria-hidden="true">
      <g transform="translate(100 100) scale(0.208)">
        <defs>
          <GroundDefs id={ids} />
        </defs>
        <circle r="470" className="rp-world-rim" />
        <Ground id={ids} />
      </g>
    </svg>
  );
}
