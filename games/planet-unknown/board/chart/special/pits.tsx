import { PLANETS } from '../../../data/planets/index.ts';
import type { PlanetId } from '../../../data/planets/planet.ts';
import { outline, type XY } from '../outline.ts';

const SIDES: readonly XY[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Void that no way leads to from outside: holes in the ground. */
function holesOf(planet: PlanetId): XY[] {
  const { grid } = PLANETS[planet];
  const isVoid = (x: number, y: number) => (grid[y]?.[x] ?? '.') === '.';
  const seen = new Set(['-1,-1']);
  const queue: XY[] = [[-1, -1]];
  for (let next = queue.pop(); next; next = queue.pop())
    for (const [dx, dy] of SIDES) {
      const [x, y] = [next[0] + dx, next[1] + dy];
      const inFrame = x >= -1 && y >= -1 && x <= 12 && y <= 12;
      if (!inFrame || !isVoid(x, y) || seen.has(`${x},${y}`)) continue;
      seen.add(`${x},${y}`);
      queue.push([x, y]);
    }
  return grid.flatMap((row, y) =>
    [...row].flatMap((sign, x): XY[] => (sign === '.' && !seen.has(`${x},${y}`) ? [[x, y]] : [])),
  );
}

/** Lacuna: pits that nothing can lie on; Oblivion: the void in its middle. */
export function Pits({ planet }: { readonly planet: PlanetId }) {
  const path = outline(holesOf(planet), 12);
  return (
    <>
      <path className="pu-pit" d={path} />
      <path className="pu-pit-wall" d={path} />
    </>
  );
}
