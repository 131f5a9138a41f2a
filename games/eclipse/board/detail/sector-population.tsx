import { hexOf } from '../../data/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard, useFace, useThing } from '../context.tsx';
import { squarePlaces } from '../map/layout.ts';
import { squareName } from '../map/names.ts';
import { squarePart } from '../map/parts.ts';
import { OrbitalShape, SquareShape } from '../map/square.tsx';
import { Section } from '../own/section.tsx';

/** Population squares in words; where the question speaks of them they can be chosen here as well. */
export function SectorSquares({ sector }: { readonly sector: SeenSector }) {
  const { say, choice, seat } = useBoard();
  const { mark } = useFace(sector.disc ?? 0);
  const thing = useThing();
  const places = squarePlaces(sector);
  const { squares } = hexOf(sector.id);
  return (
    <Section title={say('board.sector.population')}>
      {places.length === 0 && <p>{say('board.sector.population.none')}</p>}
      <ul className="ec-plain">
        {places.map(({ square }) => {
          const settled = square === 'orbital' ? sector.orbital === 'settled' : sector.cubes[square];
          const cube = settled && sector.disc !== null ? { mark } : {};
          const name = squareName(say, sector, square);
          const part = squarePart(choice, sector, square, seat);
          const picture = (
            <svg viewBox="-14 -14 28 28" width="1.7em" height="1.7em" aria-hidden="true">
              {square === 'orbital' ? (
                <OrbitalShape {...cube} size={24} />
              ) : (
                <SquareShape {...squares[square]} {...cube} size={24} />
              )}
            </svg>
          );
          if (!part || !choice.can(part))
            return (
              <li key={square} className="ec-line">
                {picture} {name.join(', ')}
              </li>
            );
          const { className, ...target } = thing({ id: `settle:${sector.id}:${square}`, name, part });
          return (
            <li key={square}>
              <button type="button" {...target} className={`${className} ec-mapchip`}>
                {picture} {name.join(', ')}
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
