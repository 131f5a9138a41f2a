import { Plate } from '@orrery/ui';
import { PRODUCTION, type Resource } from '../../data/index.ts';
import { production } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { useOption } from '../own/option.ts';
import { SHOWN } from '../own/tracks.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { answersOf, argumentsOf } from '../read/draft.ts';

/** A choice among the three resources: goods of an artifact, or the track of a cube, with what it changes. */
export function CubePanel() {
  const { choice, say } = useBoard();
  const { asked } = choice;
  return (
    <>
      <p className="ec-lead">{asked && say(`question.${asked.question}`, asked.about)}</p>
      <ul className="ec-goods">
        {SHOWN.map((resource) => (
          <li key={resource}>
            <Good resource={resource} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Good({ resource }: { readonly resource: Resource }) {
  const { say, player, choice, seat } = useBoard();
  const option = useOption();
  const question = choice.asked?.question;
  const { amount = 0, place } = argumentsOf(choice);
  const artifact = question === 'artifact';
  const effect = artifact
    ? say('board.good.gain', { now: player.storage[resource], after: player.storage[resource] + amount })
    : trackEffect();
  const open = answersOf(choice).some((answer) => answer[artifact ? 'resource' : 'cube'] === resource);
  return (
    <Plate
      target={option({
        id: `good:${resource}`,
        name: [say(`resource.${resource}`), effect],
        part: artifact ? { resource } : { cube: resource },
        details: `player:${seat}`,
      })}
    >
      <div className="ec-good" data-open={open}>
        <ResourceSvg resource={resource} />
        <strong>{say(`resource.${resource}`)}</strong>
        <small>{open ? effect : say('board.good.no')}</small>
      </div>
    </Plate>
  );

  function trackEffect(): string {
    if (question === 'return-cube' && place === 'graveyard')
      return say('board.good.graveyard', { count: player.graveyard[resource] });
    const cubes = player.tracks[resource] + (question === 'return-cube' ? 1 : -1);
    return say('board.colony.income', { now: production(player, resource), after: PRODUCTION[cubes] ?? 0 });
  }
}
