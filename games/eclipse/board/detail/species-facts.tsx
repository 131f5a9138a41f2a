import { SPECIES, type SpeciesId, TRACKS } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { Told } from '../own/section.tsx';
import { ColonyShip } from '../own/spaces.tsx';
import { SHOWN } from '../own/tracks.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { ShipSvg } from '../pieces/ship.tsx';
import { TechSign } from '../pieces/tech.tsx';

/** What a species begins with, in signs. */
export function SpeciesFacts({ species }: { readonly species: SpeciesId }) {
  const { say } = useBoard();
  const { start, techs, colonyShips, discs, ship, trade } = SPECIES[species];
  return (
    <ul className="ec-facts">
      {SHOWN.map((resource) => (
        <li key={resource}>
          <Told told={say('board.have', { resource, count: start[resource] })}>
            <ResourceSvg resource={resource} /> {start[resource]}
          </Told>
        </li>
      ))}
      <li>
        <Told told={say('board.species.discs', { count: discs })}>
          <i className="ec-influence-disc" /> {discs}
        </Told>
      </li>
      <li>
        <Told told={say('board.species.colony', { count: colonyShips })}>
          <ColonyShip state="ready" /> {colonyShips}
        </Told>
      </li>
      <li>
        <Told told={say('board.species.ship', { ship })}>
          <ShipSvg ship={ship} />
        </Told>
      </li>
      {TRACKS.map((track) => {
        const tech = techs[track];
        return (
          tech && (
            <li key={track}>
              <Told told={say('board.species.tech', { tech })}>
                <TechSign tech={tech} />
              </Told>
            </li>
          )
        );
      })}
      <li>
        <Told told={say('board.species.trade', { count: trade })}>{trade}:1</Told>
      </li>
    </ul>
  );
}
