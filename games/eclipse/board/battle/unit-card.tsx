import { Glyph } from '@orrery/ui';
import { DICE } from '../../data/index.ts';
import type { Unit } from '../../rules/table.ts';
import { useBoard } from '../context.tsx';
import { DieSvg } from '../pieces/die.tsx';
import { ValueSvg } from '../pieces/value.tsx';
import { Figure } from './figure.tsx';
import type { Scene } from './tell/scene.ts';

interface UnitCardProps {
  readonly scene: Scene;
  readonly party: number;
  readonly unit: Unit;
  readonly present: boolean;
}

/** All ships of one type: each with its damage, and what the type is worth in battle. */
export function UnitCard({ scene, party, unit, present }: UnitCardProps) {
  const { say } = useBoard();
  const acts = scene.acting?.party === party && scene.acting.ship === unit.ship;
  return (
    <li className="ec-squad" data-acts={acts} data-retreats={unit.retreat !== null}>
      <p className="ec-squad-name">
        <span>{say('board.battle.unit', { ship: unit.ship, count: unit.damage.length })}</span>
        {unit.retreat && (
          <span className="ec-retreats">
            <Glyph name="back" />
            {say('board.battle.retreats', { to: unit.retreat.to })}
          </span>
        )}
      </p>
      <div className="ec-figures">
        {unit.damage.map((_, at) => (
          // A ship has no name but its place among those of its type.
          <Figure
            key={`${at} ${unit.damage.length}`}
            scene={scene}
            party={party}
            unit={unit}
            at={at}
            present={present}
          />
        ))}
      </div>
      <BattleValues values={unit.values} spent={scene.pair.round > 0} />
    </li>
  );
}

const NUMBERS = ['initiative', 'computer', 'shield', 'hull'] as const;

interface BattleValuesProps {
  readonly values: Unit['values'];
  /** Missiles have been fired. */
  readonly spent?: boolean;
}

/** What counts of a type in battle, as signs with numbers. */
export function BattleValues({ values, spent = false }: BattleValuesProps) {
  const { say } = useBoard();
  return (
    <ul className="ec-battle-values">
      {NUMBERS.map((kind) => (
        <li
          key={kind}
          title={say(`board.battle.value.${kind}`, { value: values[kind] })}
          data-zero={values[kind] === 0}
        >
          <ValueSvg kind={kind} />
          <span aria-hidden="true">
            {kind === 'computer'
              ? `+${values[kind]}`
              : kind === 'shield' && values[kind] > 0
                ? `−${values[kind]}`
                : values[kind]}
          </span>
          <span className="unseen">{say(`board.battle.value.${kind}`, { value: values[kind] })}</span>
        </li>
      ))}
      {(['missiles', 'cannons'] as const).flatMap((weapon) =>
        DICE.map((die, colour) => {
          const count = values[weapon][colour];
          if (count === 0) return null;
          const told = say(`board.battle.value.${weapon}`, { die, count });
          return (
            <li key={`${weapon} ${die}`} title={told} data-spent={spent && weapon === 'missiles'}>
              <span aria-hidden="true">{count}×</span>
              {weapon === 'missiles' && <MissileSign />}
              <DieSvg className="ec-value-die" die={die} />
              <span className="unseen">{told}</span>
            </li>
          );
        }),
      )}
    </ul>
  );
}

/** A small rocket: dice behind it are rolled once, before the first round. */
function MissileSign() {
  return (
    <svg className="ec-missile" viewBox="-12 -12 24 24" width="1em" height="1em" aria-hidden="true">
      <path d="M0-12C3.5-8.5 4.5-5 4.5-1V4L8.5 9H3.5L2 12H-2L-3.5 9H-8.5L-4.5 4V-1C-4.5-5-3.5-8.5 0-12z" />
    </svg>
  );
}
