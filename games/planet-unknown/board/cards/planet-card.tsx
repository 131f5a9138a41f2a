import { partable } from '@orrery/ui';
import { PLANETS } from '../../data/planets/index.ts';
import type { PlanetId } from '../../data/planets/planet.ts';
import { Ground } from '../chart/ground.tsx';
import { useBoard, useThing } from '../context.tsx';
import { ids } from '../read/targets.ts';
import { Difficulty } from './difficulty.tsx';

/** A side of a planet board: its picture, how hard it is, what is special about it. */
export function PlanetCard({ planet }: { readonly planet: PlanetId }) {
  const { say } = useBoard();
  const thing = useThing();
  const { difficulty } = PLANETS[planet];
  const name = [say(`planet.${planet}`), say(`planet.${planet}.text`), say('board.difficulty', { count: difficulty })];
  const props = thing(ids.planet(planet), name);
  return (
    <div {...props} className={`${props.className} pu-board-card`}>
      <svg className="pu-art" viewBox="-14 -14 508 508" aria-hidden="true">
        <Ground planet={planet} />
      </svg>
      <div>
        <h4 className="pu-name">{partable(name[0])}</h4> <Difficulty count={difficulty} />
        <p>{name[1]}</p>
      </div>
    </div>
  );
}
