import { Mark } from '@orrery/ui';
import type { Npc, Ship } from '../../data/index.ts';
import { npcValues, pinning, type ShipValues, typesIn, valuesOf } from '../../rules/lookups/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import { useBoard, useFace } from '../context.tsx';
import { shipsName } from '../map/names.ts';
import { Values } from '../own/ship-values.tsx';
import { ShipSvg } from '../pieces/ship.tsx';

/** All ships of a sector with their strength, in order of entry. */
export function SectorFleets({ sector }: { readonly sector: SeenSector }) {
  const { say, view } = useBoard();
  const { npc, fleets } = sector;
  if (!npc && fleets.length === 0) return <p>{say('board.sector.ships.none')}</p>;
  return (
    <ul className="ec-plain">
      {npc && <Ships ship={npc.kind} count={npc.count} values={still(npcValues(view.table, npc.kind))} />}
      {fleets.map((fleet) => (
        <Fleet key={fleet.seat} sector={sector} fleet={fleet} />
      ))}
    </ul>
  );
}

/** Figures of non-player forces never move and need no energy. */
const still = (values: ReturnType<typeof npcValues>): ShipValues => ({
  ...values,
  movement: 0,
  energyProduced: 0,
  energyUsed: 0,
  drives: 0,
});

interface FleetProps {
  readonly sector: SeenSector;
  readonly fleet: SeenSector['fleets'][number];
}

function Fleet({ sector, fleet }: FleetProps) {
  const { say, view } = useBoard();
  const { mark, name } = useFace(fleet.seat);
  const held = pinning(view.table, sector.id, fleet.seat);
  return (
    <li className={`player-${mark}`}>
      <p className="ec-line">
        <Mark mark={mark} /> {name}
        {held.pinned > 0 && <span className="ec-note">{say('board.sector.pinned', held)}</span>}
      </p>
      <ul className="ec-plain">
        {typesIn(fleet).map((ship) => (
          <Ships key={ship} ship={ship} count={fleet[ship]} values={valuesOf(view.table.players[fleet.seat], ship)} />
        ))}
      </ul>
    </li>
  );
}

interface ShipsProps {
  readonly ship: Ship | Npc;
  readonly count: number;
  readonly values: ShipValues;
}

function Ships({ ship, count, values }: ShipsProps) {
  const { say } = useBoard();
  return (
    <li>
      <span className="ec-line">
        <ShipSvg ship={ship} /> {shipsName(say, ship, count)}
      </span>
      <Values values={values} />
    </li>
  );
}
