import { Plate } from '@orrery/ui';
import type { CellId } from '../../data/index.ts';
import { planetOf } from '../../rules/lookups/index.ts';
import type { PlayerId, SeenSector } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import { ids } from '../read/targets.ts';

/** The tracks of the planet that is worked on, large enough for a finger: level, what is still missing, what is in stock. */
export function Raising({ player, cell }: { readonly player: PlayerId; readonly cell: CellId }) {
  const { view, say } = useBoard();
  const thing = useThing();
  const sector = view.table.galaxy[cell] as SeenSector;
  const { cargo } = view.table.players[player];
  return planetOf(sector).tracks.map(({ resource, max }, track) => {
    const level = sector.levels[track];
    return (
      <Plate
        key={resource}
        className={`mc-raise mc-fill-${resource}`}
        target={thing(
          ids.raise(resource),
          [say('board.track', { resource, level, max }), say('board.stock', { n: cargo[resource] })],
          ids.card(cell),
        )}
      >
        <span className="mc-raise-head">
          <Sign name={resource} />
          <strong>
            {level}/{max}
          </strong>
        </span>
        <span className="mc-pips">
          {Array.from({ length: max }, (_, at) => at).map((at) => (
            <span key={at} className="mc-pip" data-on={at < level} data-next={at === level} />
          ))}
        </span>
      </Plate>
    );
  });
}
