import { count } from '@orrery/kernel';
import type { SeenPlayer } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { PartSvg } from '../pieces/part.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { Section, Told } from './section.tsx';
import { SHOWN } from './tracks.tsx';

/** What else lies at the board: ancient parts kept for later, discovery tiles worth points, destroyed cubes. */
export function Kept({ player }: { readonly player: SeenPlayer }) {
  const { say } = useBoard();
  const { stored, kept, graveyard } = player;
  const tiles = count(kept);
  const dead = SHOWN.filter((resource) => graveyard[resource] > 0);
  if (stored.length + tiles + dead.length === 0) return null;
  return (
    <Section title={say('board.own.kept')}>
      <ul className="ec-kept">
        {stored.map((part) => (
          <li key={part}>
            <PartSvg part={part} /> {say(`part.${part}`)}
          </li>
        ))}
        {tiles > 0 && <li>{say('board.own.discoveries', { count: tiles, points: 2 * tiles })}</li>}
        {dead.length > 0 && (
          <li>
            {say('board.own.graveyard')}
            {dead.map((resource) => (
              <Told key={resource} told={say('board.own.dead', { resource, count: graveyard[resource] })}>
                <ResourceSvg resource={resource} /> {graveyard[resource]}
              </Told>
            ))}
          </li>
        )}
      </ul>
    </Section>
  );
}
