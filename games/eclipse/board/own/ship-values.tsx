import { DICE, type DiceCount } from '../../data/index.ts';
import type { ShipValues } from '../../rules/lookups/index.ts';
import { useBoard } from '../context.tsx';
import { Weapon } from '../pieces/part.tsx';
import { ValueSvg } from '../pieces/value.tsx';

const NUMBERS = ['initiative', 'computer', 'shield', 'hull', 'movement'] as const;

interface ValuesProps {
  readonly values: ShipValues;
  /** The values before a change that is tried out. */
  readonly before?: ShipValues;
}

/** What a blueprint adds up to: weapons, then numbers; a change shows both. */
export function Values({ values, before = values }: ValuesProps) {
  const { say } = useBoard();
  return (
    <ul className="ec-values">
      <Dice kind="missile" counts={values.missiles} before={before.missiles} />
      <Dice kind="cannon" counts={values.cannons} before={before.cannons} />
      {NUMBERS.map((kind) => {
        const [now, was] = [values[kind], before[kind]];
        return (
          <li key={kind} data-changed={now !== was}>
            <ValueSvg kind={kind} />
            <span aria-hidden="true">
              {now !== was && <del>{was}</del>}
              {now}
            </span>
            <span className="unseen">{say(`board.value.${kind}`, { count: now })}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface DiceProps {
  readonly kind: 'cannon' | 'missile';
  readonly counts: DiceCount;
  readonly before: DiceCount;
}

function Dice({ kind, counts, before }: DiceProps) {
  const { say } = useBoard();
  return DICE.map((die, i) =>
    counts[i] === 0 && before[i] === 0 ? null : (
      <li
        key={die}
        data-changed={counts[i] !== before[i]}
        title={say(`board.value.${kind}`, { die, count: counts[i] })}
      >
        <svg className="ec-sign" viewBox="-12 -12 24 24" width="1.3em" height="1.3em" aria-hidden="true">
          <Weapon kind={kind} die={die} />
        </svg>
        <span aria-hidden="true">
          {counts[i] !== before[i] && <del>{before[i]}</del>}
          {counts[i]}
        </span>
        <span className="unseen">{say(`board.value.${kind}`, { die, count: counts[i] })}</span>
      </li>
    ),
  );
}

/** One cell for each unit of energy: used, spare, or missing. */
export function EnergyMeter({ values }: { readonly values: ShipValues }) {
  const { say } = useBoard();
  const { energyProduced, energyUsed } = values;
  const cells = Array.from({ length: Math.max(energyProduced, energyUsed) }, (_, i) =>
    i < Math.min(energyUsed, energyProduced) ? 'used' : i < energyProduced ? 'spare' : 'missing',
  );
  const told = say('board.energy', { used: energyUsed, produced: energyProduced });
  return (
    <p className="ec-energy" data-short={energyUsed > energyProduced}>
      <ValueSvg kind="energy" />
      <span className="ec-energy-cells" aria-hidden="true">
        {cells.map((cell, i) => (
          <i key={`${i} ${cell}`} className={`ec-energy-${cell}`} />
        ))}
      </span>
      <span aria-hidden="true">
        {energyUsed}/{energyProduced}
      </span>
      <span className="unseen">{told}</span>
    </p>
  );
}
