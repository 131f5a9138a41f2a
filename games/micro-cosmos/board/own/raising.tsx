import { choosable, Plate } from '@orrery/ui';
import type { CellId } from '../../data/index.ts';
import { planetOf, sectorAt } from '../../rules/lookups/index.ts';
import type { PlayerId } from '../../rules/table.ts';
import { useBoard, useThing } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import { allLevels } from '../read/levels.ts';
import { ids } from '../read/targets.ts';

interface RaisingProps {
  readonly player: PlayerId;
  readonly cell: CellId;
}

/** Raises all that can be raised, by one touch and as one step. */
export function RaiseAll({ player, cell, left }: RaisingProps & { readonly left: number }) {
  const { view, say, choice } = useBoard();
  const levels = allLevels(sectorAt(view.table, cell), view.table.players[player], left);
  // A lesson may want one track before the other.
  if (levels.length < 2 || !levels.every((resource) => choice.can({ resource }))) return null;
  const label = say('board.raise-all', { n: levels.length });
  const raise = () =>
    choice.series(levels.map((resource) => ({ question: 'raise-level', about: {}, part: { resource } })));
  return (
    <div
      {...choosable(ids.raiseAll, label, raise, { can: true, picked: false })}
      className="target target-can mc-deed mc-raise-all"
    >
      <Sign name="terraform" />
      {label}
    </div>
  );
}

/** The tracks of the planet that is worked on, large enough for a finger: level, what is still missing, what is in stock. */
export function Raising({ player, cell }: RaisingProps) {
  const { view, say } = useBoard();
  const thing = useThing();
  const sector = sectorAt(view.table, cell);
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
