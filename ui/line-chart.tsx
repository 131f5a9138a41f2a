import { Mark } from './mark.tsx';

/** One line: a player's values, one for each column; nothing where there was none. */
export interface ChartLine {
  readonly id: number;
  readonly name: string;
  readonly mark: number;
  readonly values: readonly (number | null)[];
}

interface LineChartProps {
  readonly title: string;
  /** What the columns are, each with a full name for the table and a short one for the axis. */
  readonly columns: readonly { readonly name: string; readonly short: string }[];
  readonly lines: readonly ChartLine[];
}

/** Round numbers from the lowest to the highest value, about four of them. */
export function ticksOf(values: readonly number[]): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough);
  const first = Math.floor(low / step) * step;
  const count = Math.ceil((high - first) / step);
  return Array.from({ length: count + 1 }, (_, at) => first + at * step);
}

/** Which columns are named on the axis: about ten of them and the last one, which has the longest name and needs room. */
export function namedColumns(count: number): readonly number[] {
  const last = count - 1;
  const every = Math.ceil(count / 12);
  return Array.from({ length: count }, (_, at) => at).filter(
    (at) => at === last || (at % every === 0 && last - at >= count / 10),
  );
}

/** Lines by player, told apart by colour and symbol; screen readers get the same as a table. */
export function LineChart({ title, columns, lines }: LineChartProps) {
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const ticks = ticksOf(known);
  const [low, high] = [ticks[0], ticks[ticks.length - 1]];
  const x = (at: number) => (columns.length < 2 ? 50 : (100 * at) / (columns.length - 1));
  const y = (value: number) => 100 - (100 * (value - low)) / (high - low);
  const points = (line: ChartLine) =>
    line.values.flatMap((value, at) => (value === null ? [] : [{ at, value, x: x(at), y: y(value) }]));
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <div className="chart-box" aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className="chart-tick" style={{ top: `${y(tick)}%` }}>
            {tick}
          </span>
        ))}
        <div className="chart-plot">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {ticks.map((tick) => (
              <path key={tick} d={`M0 ${y(tick)}H100`} className="chart-grid" />
            ))}
            {lines.map((line) => (
              <polyline
                key={line.id}
                className={`chart-line player-${line.mark}`}
                points={points(line)
                  .map((point) => `${point.x},${point.y}`)
                  .join(' ')}
              />
            ))}
          </svg>
          {lines.flatMap((line) =>
            points(line).map((point) => (
              <span
                key={`${line.id} ${point.at}`}
                className="chart-point"
                style={{ left: `${point.x}%`, top: `${point.y}%` }}
                title={`${line.name}: ${point.value} (${columns[point.at].name})`}
              >
                <Mark mark={line.mark} />
              </span>
            )),
          )}
        </div>
        {namedColumns(columns.length).map((at) => (
          <span key={columns[at].name} className="chart-column" style={{ left: `${x(at)}%` }}>
            {columns[at].short}
          </span>
        ))}
      </div>
      {/* A table is as wide as its words, unseen or not: only what it stands in can be small. */}
      <div className="unseen">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {lines.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map((column, at) => (
              <tr key={column.name}>
                <th scope="row">{column.name}</th>
                {lines.map(({ id, values }) => (
                  <td key={id}>{values[at] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
