import type { Standing } from '@orrery/kernel';
import { Button, LineChart, Segments } from '@orrery/ui';
import { useEffect, useMemo, useState } from 'react';
import type { Moment } from '../host/host.ts';
import { Name } from '../log/sentence.tsx';
import { type Column, columnName, columnsOf, linesOf, seriesOf, swingsOf } from '../replay/statistics.ts';
import type { TableProps } from '../session/table-props.ts';
import { useSay } from '../words/index.ts';

/** How the points came about: a line for each player over the rounds, and the moments that mattered. */
export function ResultChart(props: TableProps & { readonly standing: Standing }) {
  const { session, state, screen, say, faces, standing } = props;
  const words = useSay();
  const { log, view } = state.picture ?? {};
  const columns = useMemo(() => columnsOf(log ?? [], screen, view?.answers ?? 0), [log, screen, view?.answers]);
  const moments = useMoments(session, columns);
  const [chosen, setChosen] = useState('points');
  const series = useMemo(
    () => (moments ? seriesOf({ screen, moments, standing, faces }) : []),
    [screen, moments, standing, faces],
  );
  const shown = series.find(({ name }) => name === chosen) ?? series[0];
  if (!shown || columns.length < 3) return null;
  const nameOf = (name: string) => (name === 'points' ? words('scores') : say(`statistic.${name}`));
  const columnNames = columns.map((column) => columnName(column, say, words('end')));
  return (
    <div className="end-chart">
      {series.length > 1 && (
        <Segments
          label={words('end.statistics')}
          value={shown.name}
          of={series.map(({ name }) => ({ value: name, label: nameOf(name) }))}
          onChange={setChosen}
        />
      )}
      <LineChart
        title={words('end.over-time', { what: nameOf(shown.name) })}
        columns={columnNames.map((name, at) => ({
          name,
          short: at === columns.length - 1 ? words('end') : String(at + 1),
        }))}
        lines={linesOf(shown, faces)}
      />
      <h2>{words('end.swings')}</h2>
      <ul className="end-swings">
        {swingsOf(series[0], faces).map(({ face, points, column }) => (
          <li key={`${face.id} ${column}`}>
            <Name face={face} /> {words('end.swing', { points })} <span className="quiet">{columnNames[column]}</span>
            <Button
              look="quiet"
              icon="clock"
              aria-label={words('log.jump', { at: columns[column].at })}
              onPress={() => session.replay.look(columns[column].at)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What was to be seen at each column; nothing until all of it is there. */
function useMoments(session: TableProps['session'], columns: readonly Column[]): readonly Moment[] | undefined {
  const [found, setFound] = useState<{ readonly columns: readonly Column[]; readonly moments: readonly Moment[] }>();
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const moments: Moment[] = [];
      for (const { at } of columns) {
        if (!wanted) return;
        moments.push(await session.host.moment(at));
      }
      if (wanted) setFound({ columns, moments });
    };
    // Without its past a game still has a result.
    load().catch((error: unknown) => console.error(error));
    return () => {
      wanted = false;
    };
  }, [session, columns]);
  return found?.columns === columns ? found.moments : undefined;
}
