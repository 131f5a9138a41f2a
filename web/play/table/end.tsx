import type { ScoreRow, Standing } from '@orrery/kernel';
import { Button, type Face, Mark } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { goTo } from '../../route.ts';
import { PACES, settings } from '../../settings/settings.ts';
import { useSay } from '../../words/index.ts';
import type { Verdict } from '../host.ts';
import { saveFile } from '../save-file.ts';
import { faceOfSeat } from './faces.ts';
import type { TableProps } from './table-props.ts';

interface EndProps extends TableProps {
  readonly standing: Standing;
  readonly onClose: () => void;
}

const STEP = 700;

/** The scores item by item, appearing one after another, and what to do next. */
export function End({ session, state, say, faces, standing, onClose }: EndProps) {
  const words = useSay();
  const items = itemsOf(standing);
  const shown = useSteps(items.length + 1);
  const [verdict, setVerdict] = useState<Verdict>();
  const all = shown > items.length;
  const again = state.picture?.again;
  const rows = [...standing.rows].sort((one, other) => one.place - other.place);
  const winners = standing.winners.map((seat) => state.picture?.seats[seat].name ?? '');
  const playAgain = () =>
    session.run(async () => {
      const address = await session.host.rematch();
      if (address !== undefined) goTo(address);
    });
  return (
    <section className="end" aria-label={words('end')}>
      <h1>{all ? headline() : words('end.counting')}</h1>
      <div className="end-scroll">
        <table className="end-table">
          <thead>
            <tr>
              <th scope="col">{words('end.player')}</th>
              {items.map((item, at) => (
                <th key={item} scope="col" className={at < shown ? '' : 'end-later'}>
                  {say(`item.${item}`)}
                </th>
              ))}
              <th scope="col">{words('end.total')}</th>
            </tr>
          </thead>
          <tbody>
            {(all ? rows : standing.rows).map((row) => (
              <Row
                key={`${row.seat}-${row.who}`}
                row={row}
                items={items}
                shown={shown}
                face={faceOfRow(row, faces)}
                winner={all && row.seat !== null && standing.winners.includes(row.seat)}
              />
            ))}
          </tbody>
        </table>
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

interface RowProps {
  readonly row: ScoreRow;
  readonly items: readonly string[];
  readonly shown: number;
  readonly face: Face | undefined;
  readonly winner: boolean;
}

function Row({ row, items, shown, face, winner }: RowProps) {
  const points = items.map((item) =>
    row.items.filter((one) => one.item === item).reduce((sum, one) => sum + one.points, 0),
  );
  const total = points.slice(0, shown).reduce((sum, one) => sum + one, 0);
  return (
    <tr className={winner ? 'end-winner' : ''}>
      <th scope="row">
        <span className={`name party-${face?.mark ?? 0}`}>
          {shown > items.length && <span className="end-place">{row.place}.</span>}
          {face && <Mark mark={face.mark} />}
          {face?.name ?? row.who}
        </span>
      </th>
      {items.map((item, at) => (
        <td key={item} className={at < shown ? '' : 'end-later'}>
          {points[at]}
        </td>
      ))}
      <td className="end-total">{shown > items.length ? row.total : total}</td>
    </tr>
  );
}

const faceOfRow = (row: ScoreRow, faces: readonly Face[]): Face | undefined =>
  (row.who === undefined ? undefined : faces.find(({ id }) => String(id) === row.who)) ?? faceOfSeat(faces, row.seat);

/** Every item that any row has, in the order of the rows. */
const itemsOf = ({ rows }: Standing): string[] => [
  ...new Set(rows.flatMap(({ items }) => items.map(({ item }) => item))),
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
