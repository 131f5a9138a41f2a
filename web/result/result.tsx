import type { Seat, Standing } from '@orrery/kernel';
import { type BoardProps, Button } from '@orrery/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { WhereItTurned } from '../hints/where-it-turned.tsx';
import type { SeatInfo, Verdict } from '../host/host.ts';
import { goTo } from '../route.ts';
import { saveFile } from '../session/save-file.ts';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';
import { ResultChart } from './result-chart.tsx';
import { ScoreTable } from './score-table.tsx';
import type { Counting } from './use-counting.ts';

interface ResultProps extends TableProps {
  readonly standing: Standing;
  readonly board: BoardProps;
  readonly counting: Counting;
  readonly onClose: () => void;
}

/** The scores item by item, appearing one after another, and what to do next. */
export function Result(props: ResultProps) {
  const { session, state, screen, say, faces, standing, board, counting, onClose } = props;
  const { Ending } = screen;
  const words = useSay();
  const { all } = counting;
  const [verdict, setVerdict] = useState<Verdict>();
  const page = useInSight(counting);
  const again = state.picture?.again;
  const agreed = again?.some((seat) => seat === state.picture?.view?.viewer) ?? false;
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
    <section ref={page} className="end" aria-label={words('end')}>
      <h1>{all ? headline() : words('end.counting')}</h1>
      {all && reason && winners.length > 0 && <p className="end-reason">{reason}</p>}
      {all && <HintsUsed seats={state.picture?.seats ?? []} winners={standing.winners} />}
      <div className="end-body">
        <ScoreTable standing={standing} counting={counting} say={say} faces={faces} />
        {all && Ending && (
          <div className="end-own">
            <Ending {...board} />
          </div>
        )}
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
            <Button
              look={agreed ? 'plain' : 'main'}
              icon={agreed ? 'check' : undefined}
              disabled={agreed || state.busy}
              onPress={playAgain}
            >
              {words(agreed ? 'end.again.agreed' : 'end.again')}
            </Button>
          )}
          <Button onPress={onClose}>{words('end.board')}</Button>
          <Button icon="clock" onPress={() => session.replay.watch(0)}>
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

/** Where the table is higher than the page, the item that is counted comes into sight; the winner stands at the top. */
function useInSight({ shown, all }: Counting): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    if (all) page.current?.scrollTo({ top: 0 });
    else page.current?.querySelectorAll('.end-table tbody tr')[shown]?.scrollIntoView({ block: 'nearest' });
  }, [shown, all]);
  return page;
}
