import type { Standing } from '@orrery/kernel';
import { Button } from '@orrery/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { goTo } from '../../route.ts';
import { PACES, settings } from '../../settings/settings.ts';
import { useSay } from '../../words/index.ts';
import type { Verdict } from '../host.ts';
import { saveFile } from '../save-file.ts';
import { ResultChart } from './result-chart.tsx';
import { ScoreTable } from './score-table.tsx';
import type { TableProps } from './table-props.ts';

interface ResultProps extends TableProps {
  readonly standing: Standing;
  /** All points are counted, and the winner is told. */
  readonly onCounted: () => void;
  readonly onClose: () => void;
}

const STEP = 700;

/** The scores item by item, appearing one after another, and what to do next. */
export function Result(props: ResultProps) {
  const { session, state, say, faces, standing, onCounted, onClose } = props;
  const words = useSay();
  const items = itemsOf(standing);
  const shown = useSteps(items.length + 1);
  const [verdict, setVerdict] = useState<Verdict>();
  const all = shown > items.length;
  const told = useEffectEvent(onCounted);
  useEffect(() => {
    if (all) told();
  }, [all]);
  const again = state.picture?.again;
  const winners = standing.winners.map((seat) => state.picture?.seats[seat].name ?? '');
  const playAgain = () =>
    session.run(async () => {
      const address = await session.host.rematch();
      if (address !== undefined) goTo(address);
    });
  return (
    <section className="end" aria-label={words('end')}>
      <h1>{all ? headline() : words('end.counting')}</h1>
      <div className="end-body">
        <ScoreTable standing={standing} items={items} shown={shown} say={say} faces={faces} />
        {all && <ResultChart {...props} />}
      </div>
      {verdict && (
        <p role="status" className="end-verified">
          {words(verdict.ok ? 'end.verified' : 'end.unverified', { entries: verdict.entries })}
        </p>
      )}
      {again && again.length > 0 && (
        <p role="status">
          {words('end.again.waiting', { names: again.map((seat) => state.picture?.seats[seat].name) })}
        </p>
      )}
      <div className="end-actions">
        <Button look="main" onPress={playAgain}>
          {words('end.again')}
        </Button>
        <Button onPress={onClose}>{words('end.board')}</Button>
        <Button icon="clock" onPress={() => session.look(0)}>
          {words('end.replay')}
        </Button>
        <Button icon="save" onPress={() => saveFile(session)}>
          {words('end.export')}
        </Button>
        <Button icon="check" onPress={() => session.run(async () => setVerdict(await session.host.verify()))}>
          {words('end.verify')}
        </Button>
      </div>
    </section>
  );

  function headline(): string {
    if (standing.verdict !== undefined)
      return say(`verdict.${standing.verdict}`, { names: winners, count: winners.length });
    return winners.length === 0 ? words('prompt.over') : words('prompt.won', { names: winners, count: winners.length });
  }
}

/** Every item that brought somebody points, in the order of the rows. */
const itemsOf = ({ rows }: Standing): string[] => [
  ...new Set(rows.flatMap(({ items }) => items.filter(({ points }) => points !== 0).map(({ item }) => item))),
];

/** Counts up to `last` at the reader's speed. */
function useSteps(last: number): number {
  const [step, setStep] = useState(0);
  const wait = STEP * PACES[settings.get().speed];
  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setStep(wait === 0 ? last : step + 1), wait);
    return () => clearTimeout(timer);
  }, [step, last, wait]);
  return step;
}
