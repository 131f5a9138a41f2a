import { useState } from 'react';
import type { PartId, Ship } from '../../data/index.ts';
import { isLegalBlueprint, shipsOnMap, valuesOf } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { Blueprint } from '../own/blueprint.tsx';
import { EnergyMeter, Values } from '../own/ship-values.tsx';
import { Slot } from './slot.tsx';
import { type SlotId, useTried } from './tried.ts';

interface ShipPanelProps {
  readonly ship: Ship;
  readonly found: PartId | undefined;
  readonly outside: boolean;
}

/** One blueprint to work on: its slots, energy, and what it adds up to with the change in hand. */
export function ShipPanel({ ship, found, outside }: ShipPanelProps) {
  const { say, view, seat, player } = useBoard();
  const [pointed, setPointed] = useState<SlotId>();
  const { tried, ghost } = useTried(ship, found, pointed);
  const [before, values] = [valuesOf(player, ship), valuesOf(tried, ship)];
  return (
    <section className="ec-panel" data-tried={tried !== player}>
      <h3>
        <span>{say(`ship.${ship}`)}</span>
        <small>{say('board.ship.on-map', { count: shipsOnMap(view.table, seat, ship) })}</small>
      </h3>
      <Blueprint
        player={tried}
        ship={ship}
        size="large"
        ghost={ghost}
        outside={outside}
        slot={(content, face) => (
          <Slot ship={ship} found={found} content={content} isTried={content.slot === ghost} onPoint={setPointed}>
            {face}
          </Slot>
        )}
      />
      <EnergyMeter values={values} />
      <Values values={values} before={before} />
      {!isLegalBlueprint(ship, values) && <p className="ec-reason">{illegal()}</p>}
    </section>
  );

  function illegal(): string {
    const { energyUsed: used, energyProduced: produced } = values;
    if (used > produced) return say('why.energy-short', { used, produced });
    return say(ship === 'starbase' ? 'why.no-drive-on-starbase' : 'why.needs-drive');
  }
}
