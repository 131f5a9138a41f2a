import { Mark } from '@orrery/ui';
import type { Unit } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { ShipSvg } from '../pieces/ship.tsx';
import { useColours } from './colours.ts';
import type { Scene } from './tell/scene.ts';

/** All types in the order in which they act in this round. */
export function InitiativeLine({ scene }: { readonly scene: Scene }) {
  const { say } = useBoard();
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

interface InLine {
  readonly party: number;
  readonly unit: Unit;
}

const hasMissiles = ({ values }: Unit): boolean => values.missiles.some((dice) => dice > 0);

/** The types of both sides by falling initiative, the defender first at equal values (ECL-15.2.1). */
function lineUp({ parties, pair }: Pick<Scene, 'parties' | 'pair'>): InLine[] {
  const inLine = [pair.defender, pair.attacker].flatMap((party) =>
    (parties[party]?.units ?? [])
      .filter((unit) => unit.damage.length > 0 && (pair.round > 0 || hasMissiles(unit)))
      .map((unit): InLine => ({ party, unit })),
  );
  return inLine.sort((a, b) => b.unit.values.initiative - a.unit.values.initiative);
}
