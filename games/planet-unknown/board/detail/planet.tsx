import { PLANETS } from '../../data/planets/index.ts';
import type { PlanetId } from '../../data/planets/planet.ts';
import { Difficulty } from '../cards/difficulty.tsx';
import { Ground } from '../chart/ground.tsx';
import { useBoard } from '../context.tsx';
import { Heading, Part } from './parts.tsx';

/** A planet's bare ground and what is special about it. */
export function PlanetDetail({ planet }: { readonly planet: PlanetId }) {
  const { say } = useBoard();
  return (
    <>
      <Heading kind={say('board.difficulty', { count: PLANETS[planet].difficulty })}>{say(`planet.${planet}`)}</Heading>
      <Difficulty count={PLANETS[planet].difficulty} />
      <svg className="pu-chart pu-detail-chart" viewBox="-12 -12 504 504" aria-hidden="true">
        <Ground planet={planet} />
      </svg>
      <Part title={say('board.detail.rule')}>
        <p>{say(`planet.${planet}.text`)}</p>
      </Part>
    </>
  );
}
