import type { Seat, Standing } from '@orrery/kernel';
import { type BoardProps, Button } from '@orrery/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { WhereItTurned } from '../../learn/where-it-turned.tsx';
import { goTo } from '../../route.ts';
import { PACES, settings } from '../../settings/settings.ts';
import { useSay } from '../../words/index.ts';
import type { SeatInfo, Verdict } from '../host.ts';
import { saveFile } from '../save-file.ts';
import { ResultChart } from './result-chart.tsx';
import { itemsOf, ScoreTable } from './score-table.tsx';
import type { TableProps } from './table-props.ts';

interface ResultProps extends TableProps {
  readonly standing: Standing;
  readonly board: BoardProps;
  /** It was told before: nobody waits for it again. */
  readonly counted: boolean;
  /** All points are counted, and the winner is told. */
  readonly onCounted: () => void;
  readonly onClose: () => void;
}

const STEP = 700;

/** The scores item by item, appearing one after another, and what to do next. */
export function Result(props: ResultProps) {
  const { session, state, screen, say, faces, standing, board, counted, onCounted, onClose } = props;
  const { Ending } = screen;
  const words = useSay();
  const items = itemsOf(standing, say);
  const shown = useSteps(items.length + 1, counted);
  const [verdict, setVerdict] = useState<Verdict>();
  const all = shown > items.length;
  const told = useEffectEvent(onCounted);
  useEffect(() => {
    if (all) told();
  }, [all]);
  const again = state.picture?.again;
  // A lesson is no game of one's own.
  const isLesson = session.host.kind === 'lesson';
  const winners = standing.winners.map((seat) => state.picture?.seats[seat].name ?? '');
  const reason = standing.verdict && say(`verdict.${standing.verdict}`, { names: winners, count: winners.length });
  const playAgain = () =>
    session.run(async () => {
      const address = await session.host.rematch();
      if (address !== undefined) goTo(address);
    });
  return (
    <section className="end" aria-label={words('end')}>
      <h1>{all ? headline() : words('end.counting')}</h1>
      {all && reason && winners.length > 0 && <p className="end-reason">{reason}</p>}
      {all && <HintsUsed seats={state.picture?.seats ?? []} winners={standing.winners} />}
      <div className="end-body">
        <ScoreTable standing={standing} items={items} shown={shown} say={say} faces={faces} />
        {all && Ending && <Ending {...board} />}
        {all && <ResultChart {...props} />}
        {all && <WhereItTurned {...props} />}
      </div>
      <footer className="end-foot">
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
          {!isLesson && (
            <Button look="main" onPress={playAgain}>
              {words('end.again')}
            </Button>
          )}
          <Button onPress={onClose}>{words('end.board')}</Button>
          <Button icon="clock" onPress={() => session.watch(0)}>
            {words('end.replay')}
          </Button>
          {!isLesson && (
            <>
              <Button icon="save" onPress={() => saveFile(session)}>
                {words('end.export')}
              </Button>
              <Button icon="check" onPress={() => session.run(async () => setVerdict(await session.host.verify()))}>
                {words('end.verify')}
              </Button>
            </>
          )}
        </div>
      </footer>
    </section>
  );

  function headline(): string {
    if (winners.length > 0) return words('prompt.won', { names: winners, count: winners.length });
    return reason ?? words('prompt.over');
  }
}

/** Who asked for hints, and whether they won with them. */
function HintsUsed({ seats, winners }: { readonly seats: readonly SeatInfo[]; readonly winners: readonly Seat[] }) {
  const words = useSay();
  const used = seats.flatMap(({ name, hints: count }, seat) =>
    count ? [words(winners.includes(seat) ? 'hint.won' : 'hint.used', { name, count })] : [],
  );
  return used.length > 0 ? <p className="end-hints">{used.join(' ')}</p> : null;
}

/** Counts up to `last` at the reader's speed, unless it is there already. */
function useSteps(last: number, there: boolean): number {
  const [step, setStep] = useState(there ? last : 0);
  const wait = STEP * PACES[settings.get().speed];
  useEffect(() => {
    if (step >= last) return;
    const timer = setTimeout(() => setStep(wait === 0 ? last : step + 1), wait);
    return () => clearTimeout(timer);
  }, [step, last, wait]);
  return step;
}
