import { TERRAINS } from '../../data/ids.ts';
import { useBoard } from '../context.tsx';
import { TerrainSign } from '../terrain/glyphs.tsx';
import { Heading } from './parts.tsx';

/** The six terrains with their signs. */
export function Legend() {
  const { say } = useBoard();
  return (
    <>
      <Heading>{say('board.detail.legend')}</Heading>
      <ul className="pu-legend">
        {TERRAINS.map((terrain) => (
          <li key={terrain}>
            <TerrainSign terrain={terrain} /> {say(`terrain.${terrain}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
