import { Plate } from '@orrery/ui';
import { ITEMS, type Item, type Ship } from '../../data/index.ts';
import { sectorsOf, speciesOf, whyNoItem } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { useOption } from '../own/option.ts';
import { ResourceSvg } from '../pieces/resource.tsx';
import { ShipSvg } from '../pieces/ship.tsx';
import { barredOf, draftOf } from '../read/draft.ts';
import { Reason } from './reason.tsx';
import { SideButtons, Sides } from './sides.tsx';

/** What can be built and for how much; then the sector, on the map or here. */
export function BuildPanel() {
  const { choice, view, seat } = useBoard();
  const { item } = draftOf(choice);
  return (
    <>
      <Items />
      {item !== undefined && (
        <ul className="ec-sites">
          {sectorsOf(view.table, seat).map(({ id }) => (
            <li key={id}>
              <Site item={item} sector={id} />
            </li>
          ))}
        </ul>
      )}
      <Sides />
    </>
  );
}

/** The same in one row; the sector is pressed on the map. */
export function BuildRow() {
  return (
    <>
      <Items />
      <SideButtons />
    </>
  );
}

const Items = () => (
  <ul className="ec-items">
    {ITEMS.map((one) => (
      <li key={one}>
        <ItemButton item={one} />
      </li>
    ))}
  </ul>
);

const isShip = (item: Item): item is Ship => item !== 'orbital' && item !== 'monolith';

function ItemButton({ item }: { readonly item: Item }) {
  const { say, player, view, seat, choice } = useBoard();
  const option = useOption();
  const cost = speciesOf(player).costs[item];
  const left = isShip(item) ? player.supply[item] : undefined;
  const why = whyNoItem(view.table, seat, item);
  const barred = barredOf(choice, { do: 'build', item });
  // The sector chosen before stays chosen.
  const { sector } = choice.picked;
  const at = sector !== undefined && choice.picked.item === undefined ? { sector } : {};
  return (
    <Plate
      target={option({
        id: `build:${item}`,
        name: [
          say(`ship.${item}`),
          say('board.build.cost', { count: cost }),
          left !== undefined && say('board.build.left', { count: left }),
        ],
        part: { do: 'build', item, ...at },
        details: isShip(item) ? `blueprint:${seat}:${item}` : `tech:${item}`,
      })}
    >
      <div className="ec-item" data-open={why === null}>
        <ShipSvg ship={item} />
        <strong>{say(`ship.${item}`)}</strong>
        <span className="ec-item-cost">
          <ResourceSvg resource="materials" /> {cost}
        </span>
        {why !== null && barred ? (
          <Reason barred={barred} />
        ) : (
          left !== undefined && <small>{say('board.build.left', { count: left })}</small>
        )}
      </div>
    </Plate>
  );
}

function Site({ item, sector }: { readonly item: Item; readonly sector: number }) {
  const { say } = useBoard();
  const option = useOption();
  return (
    <Plate
      target={option({
        id: `site:${sector}`,
        name: [say('board.build.at', { item, sector })],
        part: { do: 'build', item, sector },
        details: `sector:${sector}`,
      })}
    >
      <div className="ec-option">{say(`sector.${sector}`)}</div>
    </Plate>
  );
}
