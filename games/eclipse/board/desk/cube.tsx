import { Plate } from '@orrery/ui';
import { PRODUCTION, type Resource } from '../../data/index.ts';
import { production } from '../../rules/lookups.ts';
import { useOption } from '../own/option.ts';
import { SHOWN } from '../own/tracks.tsx';
import { ResourceSvg } from '../pieces/resource.tsx';
import { useStage } from '../stage.tsx';

/** A choice among the three resources: goods of an artifact, or the track of a cube, with what it changes. */
export function CubePanel() {
  const { choice, say } = useStage();
  const { question = '', about = {} } = choice.asked ?? {};
  return (
    <>
      <p className="ec-lead">{say(`question.${question}`, about)}</p>
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
  const { say, player, choice, seat } = useStage();
  const option = useOption();
  const { question, about } = choice.asked ?? {};
  const artifact = question === 'artifact';
  const effect = artifact
    ? say('board.good.gain', { now: player.storage[resource], after: player.storage[resource] + Number(about?.amount) })
    : trackEffect();
  const open = choice.asked?.answers.some((answer) => answer[artifact ? 'resource' : 'cube'] === resource);
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
    if (question === 'return-cube' && about?.place === 'graveyard')
      return say('board.good.graveyard', { count: player.graveyard[resource] });
    const cubes = player.tracks[resource] + (question === 'return-cube' ? 1 : -1);
    return say('board.colony.income', { now: production(player, resource), after: PRODUCTION[cubes] ?? 0 });
  }
}
