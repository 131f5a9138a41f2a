import { Ground } from './chart/ground.tsx';
import { Tile } from './chart/tile.tsx';
import { PlanetDrawing } from './drawing.tsx';
import type { Placement } from './read/table.ts';

const lies = (tile: string, [x, y]: readonly [number, number], turn: number, flip = false): Placement => ({
  tile,
  x,
  y,
  turn,
  flip,
});

/** A survey half done. */
const TILES: readonly Placement[] = [
  lies('N5-civ-energy', [3, 10], 2, true),
  lies('I2-tech-biomass-m', [6, 10], 3),
  lies('I4-rover-tech', [3, 9], 0),
  lies('S4-water-rover', [6, 8], 0, true),
  lies('F5-rover-tech', [4, 6], 0),
  lies('I3-water-rover', [2, 8], 1),
  lies('O4-biomass-civ', [2, 6], 3),
  lies('N5-tech-biomass', [10, 5], 1, true),
  lies('L4-water-rover', [3, 5], 3),
  lies('S4-civ-energy', [0, 5], 0),
  lies('F5-water-rover', [6, 5], 3),
  lies('I3-energy-water', [3, 4], 1),
  lies('T4-biomass-civ-m', [8, 6], 1, true),
];

/** A planet on the front page, in a box of 200 x 200. */
export function World() {
  return (
    <PlanetDrawing>
      <svg className="planet-unknown pu-world-picture" viewBox="0 0 200 200" aria-hidden="true">
        <g transform="translate(6.5 6.5) scale(0.3896)">
          <Ground planet="ksb-4156" />
          {TILES.map(({ tile, x, y, turn, flip }) => (
            <Tile key={tile} tile={tile} x={x} y={y} turn={turn} flip={flip} />
          ))}
        </g>
      </svg>
    </PlanetDrawing>
  );
}
