import { Mark } from '@orrery/ui';
import { ShipSvg } from '../pieces/ship.tsx';
import { useStage } from '../stage.tsx';
import { useColours } from './colours.ts';
import { lineUp } from './line-up.ts';
import type { Scene } from './tell/scene.ts';

/** All types in the order in which they act in this round. */
export function InitiativeLine({ scene }: { readonly scene: Scene }) {
  const { say } = useStage();
  const colours = useColours();
  return (
    <ol className="ec-initiative" aria-label={say('board.battle.order')}>
      {lineUp(scene).map(({ party, unit }) => {
        const { mark, className, name } = colours(scene.parties[party].seat, unit.ship);
        const acts = scene.acting?.party === party && scene.acting.ship === unit.ship;
        const { initiative } = unit.values;
        return (
          <li
            key={`${party} ${unit.ship}`}
            className={className}
            aria-current={acts ? 'step' : undefined}
            title={say('board.battle.initiative-of', { name, ship: unit.ship, initiative })}
          >
            {mark !== undefined && <Mark mark={mark} />}
            <ShipSvg ship={unit.ship} />
            <span aria-hidden="true">{initiative}</span>
            <span className="unseen">{say('board.battle.initiative-of', { name, ship: unit.ship, initiative })}</span>
          </li>
        );
      })}
    </ol>
  );
}
