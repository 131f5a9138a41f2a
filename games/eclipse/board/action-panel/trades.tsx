import { Plate } from '@orrery/ui';
import { RESOURCES, type Resource } from '../../data/index.ts';
import { speciesOf } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { useOption } from '../own/option.ts';
import { ResourceSvg } from '../pieces/resource.tsx';

/** Every single trade: so many of one for one of another. */
export function Trades({ only }: { readonly only?: Resource }) {
  return (
    <ul className="ec-trades">
      {RESOURCES.map((give) =>
        RESOURCES.map(
          (get) =>
            give !== get &&
            (only === undefined || get === only) &&
            give !== only && (
              <li key={`${give} ${get}`}>
                <Trade give={give} get={get} />
              </li>
            ),
        ),
      )}
    </ul>
  );
}

function Trade({ give, get }: { readonly give: Resource; readonly get: Resource }) {
  const { say, player, seat } = useBoard();
  const option = useOption();
  const ratio = speciesOf(player).trade;
  const { storage } = player;
  const part = { do: 'trade', give, get };
  return (
    <Plate
      target={option({
        id: `trade:${give}:${get}`,
        name: [
          say('board.trade', { resource: give, get, ratio }),
          say('board.have', { resource: give, count: storage[give] }),
        ],
        part,
        details: `player:${seat}`,
      })}
    >
      <div className="ec-trade" data-short={storage[give] < ratio}>
        <span>
          {ratio} <ResourceSvg resource={give} />
        </span>
        <span className="ec-arrow">→</span>
        <span>
          1 <ResourceSvg resource={get} />
        </span>
        <small className="ec-trade-after">
          {storage[give]} → {storage[give] - ratio}
        </small>
      </div>
    </Plate>
  );
}
