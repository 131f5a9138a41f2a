import { oneOf } from '@orrery/kernel';
import { MUON, type PartId, SHIPS } from '../../data/index.ts';
import { hasBoard, shipsOnMap, speciesOf, valuesOf } from '../../rules/lookups/index.ts';
import { useBoard, useFace } from '../context.tsx';
import { Blueprint, type SlotContent } from '../own/blueprint.tsx';
import { Section } from '../own/section.tsx';
import { EnergyMeter, Values } from '../own/ship-values.tsx';
import { PartSvg } from '../pieces/part.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';

/** One ship's blueprint, large, with its parts in words. `id` is `blueprint:<seat>:<ship>`. */
export function BlueprintDetail({ id }: { readonly id: string }) {
  const { say, view, open } = useBoard();
  const [, at, name] = id.split(':');
  const [seat, ship] = [Number(at), oneOf(SHIPS, name)];
  const face = useFace(seat);
  const player = view.table.players[seat];
  if (!hasBoard(view.table, seat)) return null;
  const species = speciesOf(player);
  const { slots, initiative, energy, computer } = species.blueprints[ship];
  const { tiles, muon } = player.blueprints[ship];
  const parts = slots.map(
    ({ printed }, slot): SlotContent => ({ slot, part: tiles[slot] ?? printed, tile: tiles[slot] !== null }),
  );
  const all: readonly SlotContent[] = muon ? [...parts, { slot: 'outside', part: MUON, tile: true }] : parts;
  const values = valuesOf(player, ship);
  return (
    <div className={`ec-sheet player-${face.mark}`}>
      <h3 className="ec-sheet-name">
        {say(`ship.${ship}`)} <small>{face.name}</small>
      </h3>
      <p>{say(`ship.${ship}.text`)}</p>
      <div className="ec-panel">
        <Blueprint player={player} ship={ship} size="large" />
        <EnergyMeter values={values} />
        <Values values={values} />
      </div>
      <p>
        <ResourceSvg resource="materials" /> {say('board.build.cost', { count: species.costs[ship] })}
      </p>
      <p>{say('board.ship', { ship, built: shipsOnMap(view.table, seat, ship), left: player.supply[ship] })}</p>
      <p className="ec-note">{say('board.sheet.printed', { initiative, energy, computer })}</p>
      <Section title={say('board.sheet.parts')}>
        <ul className="ec-part-list">
          {all.map(
            ({ slot, part, tile }) =>
              part && (
                <li key={slot}>
                  <button type="button" className="ec-link" onClick={() => open(`part:${part satisfies PartId}`)}>
                    <PartSvg part={part} />
                    <span>
                      <strong>{say(`part.${part}`)}</strong> {!tile && <small>({say('board.sheet.is-printed')})</small>}
                      <br />
                      <small>{say(`part.${part}.text`)}</small>
                    </span>
                  </button>
                </li>
              ),
          )}
        </ul>
      </Section>
    </div>
  );
}
