import { Ground } from './chart/ground.tsx';
import { Tile } from './chart/tile.tsx';
import { Drawing } from './drawing.tsx';

/** A planet half surveyed, on the front page, in a box of 200 x 200. */
export function World() {
  return (
    <Drawing>
      <svg className="planet-unknown pu-world-picture" viewBox="0 0 200 200" aria-hidden="true">
        <g transform="translate(6 6) scale(0.3916)">
          <Ground planet="ksb-4156" />
          <Tile tile="Z5-biomass-civ" x={4} y={0} turn={1} flip={false} />
          <Tile tile="F5-water-rover" x={2} y={3} turn={0} flip={false} />
          <Tile tile="U5-civ-energy" x={5} y={4} turn={1} flip={false} />
          <Tile tile="N5-tech-biomass" x={6} y={2} turn={1} flip={true} />
          <Tile tile="L4-rover-tech" x={4} y={7} turn={2} flip={false} />
        </g>
      </svg>
    </Drawing>
  );
}
