import { Plate, partable } from '@orrery/ui';
import { SHIPS, type Ship } from '../../data/index.ts';
import { shipsOnMap, valuesOf } from '../../rules/lookups/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { Blueprint } from './blueprint.tsx';
import { EnergyMeter, Values } from './ship-values.tsx';

interface FleetProps {
  readonly seat: number;
  /** Prefix of the targets; only the own board's are the blueprints themselves. */
  readonly ids?: string;
}

/** The four blueprints, small; each opens large. */
export const Fleet = ({ seat, ids = 'blueprint' }: FleetProps) => (
  <ul className="ec-yardlist">
    {SHIPS.map((ship) => (
      <li key={ship}>
        <SmallBlueprint seat={seat} ship={ship} id={`${ids}:${seat}:${ship}`} />
      </li>
    ))}
  </ul>
);

function SmallBlueprint({ seat, ship, id }: { readonly seat: number; readonly ship: Ship; readonly id: string }) {
  const { say, view } = useBoard();
  const thing = useThing();
  const player = view.table.players[seat];
  const built = shipsOnMap(view.table, seat, ship);
  const left = player.supply[ship];
  const values = valuesOf(player, ship);
  return (
    <Plate
      target={thing({
        id,
        name: [say('board.ship', { ship, built, left }), say('board.ship.values', { ...values })],
        part: ({ asked }) =>
          asked?.question === 'upgrade' && asked.seat === seat ? { do: 'install', ship } : undefined,
        details: `blueprint:${seat}:${ship}`,
      })}
    >
      <div className="ec-yardlist-ship">
        <p className="ec-yardlist-name">
          <strong>{partable(say(`ship.${ship}`))}</strong>
          <span>
            {built}/{built + left}
          </span>
        </p>
        <Blueprint player={player} ship={ship} size="small" />
        <Values values={values} />
        <EnergyMeter values={values} />
      </div>
    </Plate>
  );
}
