import { forecast } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { signed, withPlayer } from '../own/after.ts';
import { useAfter } from '../own/tentative.ts';
import { SHOWN } from '../own/tracks.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { Sides } from './sides.tsx';

/** The bill before it is paid: what comes in, what goes out, and the last colony ships. */
export function UpkeepPanel() {
  return (
    <>
      <Bill />
      <Sides />
    </>
  );
}

/** Stored, produced and paid, by resource. */
export function Bill() {
  const { say, view, seat } = useBoard();
  const { tried } = useAfter();
  const { production, upkeep, money } = forecast(withPlayer(view.table, seat, tried), seat);
  return (
    <ul className="ec-bill">
      {SHOWN.map((resource) => {
        const sum = resource === 'money' ? money : tried.storage[resource] + production[resource];
        return (
          <li key={resource} data-short={sum < 0}>
            <ResourceSvg resource={resource} />
            <span>
              {tried.storage[resource]} + {production[resource]}
              {resource === 'money' && ` − ${upkeep}`} = <strong>{signed(sum)}</strong>
            </span>
            <span className="unseen">{say(`resource.${resource}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}
