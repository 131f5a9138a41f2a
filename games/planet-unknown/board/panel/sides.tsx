import type { Asked } from '@orrery/kernel';
import type { CorporationId } from '../../data/corporations/corporation.ts';
import type { PlanetId } from '../../data/planets/planet.ts';
import { CorporationCard } from '../cards/corporation-card.tsx';
import { PlanetCard } from '../cards/planet-card.tsx';
import { useStage } from '../stage.tsx';

const valuesOf = <V,>({ answers }: Asked, field: string): V[] => [
  ...new Set(answers.flatMap((answer) => (field in answer ? [answer[field] as V] : []))),
];

/** Sides of boards to choose from: planets, corporations, or both. */
export function Sides({ asked }: { readonly asked: Asked }) {
  const { say } = useStage();
  const planets = valuesOf<PlanetId>(asked, 'planet');
  const corporations = valuesOf<CorporationId>(asked, 'corporation');
  return (
    <>
      {planets.length > 0 && (
        <section className="pu-sides">
          <h3 className="pu-title">{say('board.sides.planet')}</h3>
          <div className="pu-boards">
            {planets.map((planet) => (
              <PlanetCard key={planet} planet={planet} />
            ))}
          </div>
        </section>
      )}
      {corporations.length > 0 && (
        <section className="pu-sides">
          <h3 className="pu-title">{say('board.sides.corporation')}</h3>
          <div className="pu-boards">
            {corporations.map((corporation) => (
              <CorporationCard key={corporation} corporation={corporation} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
