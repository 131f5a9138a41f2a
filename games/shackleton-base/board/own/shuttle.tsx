import { Plate } from '@orrery/ui';
import { ASTRONAUTS } from '../../data/index.ts';
import type { Who } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { AstronautPiece } from '../pieces/astronaut.tsx';
import { piece } from '../read/pieces.ts';
import { ids } from '../read/targets.ts';

/** The astronauts left on the own shuttle: one of them is deployed each turn. */
export function Shuttle({ who }: { readonly who: Who }) {
  const { view, say } = useBoard();
  const thing = useThing();
  const { shuttle } = view.table.players[who];
  const tile = view.table.shuttles[view.table.round - 1]?.taken[who]?.cards?.[0];
  return (
    <section className="sb-shuttle" aria-label={say('board.shuttle')}>
      {ASTRONAUTS.map((type) => (
        <Plate
          key={type}
          className="sb-badge"
          data-none={shuttle[type] === 0}
          target={thing(
            ids.astronaut(type),
            [say('board.shuttle.crew', { n: shuttle[type], astronaut: type })],
            tile ? ids.tile(tile) : ids.player(who),
          )}
        >
          <AstronautPiece type={type} data-piece={piece.group('shuttle', type)} />
          {shuttle[type]}
        </Plate>
      ))}
    </section>
  );
}
