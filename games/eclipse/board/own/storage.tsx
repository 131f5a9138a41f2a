import { Glyph, Plate } from '@orrery/ui';
import type { Resource } from '../../data/index.ts';
import { forecast, production } from '../../rules/lookups/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { signed, withPlayer } from './after.ts';
import { useSpokenOf } from './option.ts';
import { useAfter } from './tentative.ts';
import { SHOWN } from './tracks.tsx';

/** The three stores with what they will get, and the money that will be left after the next Upkeep. */
export function Storage() {
  return (
    <div className="ec-storage">
      {SHOWN.map((resource) => (
        <Store key={resource} resource={resource} />
      ))}
      <Outlook />
    </div>
  );
}

/** A store; pressing it begins a trade with what lies there. */
function Store({ resource }: { readonly resource: Resource }) {
  const { say, seat } = useBoard();
  const thing = useThing();
  const spoken = useSpokenOf();
  const { now, tried } = useAfter();
  const [have, will] = [now.storage[resource], tried.storage[resource]];
  const income = production(tried, resource);
  const changed = have !== will;
  return (
    <Plate
      target={thing({
        id: `resource:${resource}`,
        name: [say('board.store', { resource, count: have, income }), changed && say('board.after', { count: will })],
        part: spoken({ resource }) ?? spoken({ do: 'trade', give: resource }),
        details: `player:${seat}`,
      })}
    >
      <div className="ec-store" data-changed={changed}>
        <ResourceSvg resource={resource} />
        <strong className="ec-store-sum">
          {changed && <del>{have}</del>}
          {will}
        </strong>
        <span className="ec-store-income" data-changed={income !== production(now, resource)}>
          +{income}
        </span>
      </div>
    </Plate>
  );
}

/** Money after the next Upkeep; a warning if it will not do. */
function Outlook() {
  const { say, view, seat } = useBoard();
  const { now, tried } = useAfter();
  const before = forecast(view.table, seat);
  const after = forecast(withPlayer(view.table, seat, tried), seat);
  const differs = now !== tried && (after.money !== before.money || after.upkeep !== before.upkeep);
  const short = after.money < 0;
  return (
    <p className="ec-outlook" data-target="outlook" data-short={short} role="status">
      <span>
        {say('board.upkeep', { upkeep: after.upkeep })}
        {': '}
        <span className="ec-outlook-sum">
          {tried.storage.money} + {after.production.money} − {after.upkeep} =
        </span>{' '}
        <strong>{signed(after.money)}</strong>
      </span>
      {differs && <span className="ec-outlook-was">{say('board.before', { count: signed(before.money) })}</span>}
      {!differs && before.moneyAfterDisc !== null && (
        <span className="ec-outlook-next" data-short={before.moneyAfterDisc < 0}>
          {say('board.next-disc', { count: signed(before.moneyAfterDisc) })}
        </span>
      )}
      {short && (
        <span className="ec-outlook-warning">
          <Glyph name="warning" /> {say('board.short', { count: -after.money })}
        </span>
      )}
    </p>
  );
}
