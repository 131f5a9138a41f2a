import type { Reason } from '@orrery/ai/reasons';
import type { Say } from '@orrery/ui';
import { useSay } from '../words/index.ts';

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  readonly say: Say;
  /** What it is compared with. */
  readonly than: 'hint.why' | 'turned.why';
}

/** Why an answer looks better than others, by what a person would count, and its price. */
export function Reasons({ reasons, say, than }: ReasonsProps) {
  const words = useSay();
  if (reasons.length === 0) return null;
  const [gains, prices] = [true, false].map((speaksFor) => reasons.filter((one) => one.speaksFor === speaksFor));
  const listed = (some: readonly Reason[]) =>
    some.map(({ sign, by }) => (
      <li key={sign} data-sign={sign}>
        {by < 0 ? '−' : '+'}
        {say(`sign.${sign}`, { n: Math.abs(by) })}
      </li>
    ));
  return (
    <div className="reasons">
      <span>{words(than)}</span>
      <ul>{listed(gains)}</ul>
      {prices.length > 0 && (
        <>
          <span>{words('hint.price')}</span>
          <ul>{listed(prices)}</ul>
        </>
      )}
    </div>
  );
}
