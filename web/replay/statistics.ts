import type { Standing } from '@orrery/kernel';
import type { ChartLine, Face, GameScreen, Speaker } from '@orrery/ui';
import { faceOfRow } from '../host/faces.ts';
import type { LogLine, Moment } from '../host/host.ts';

/** A moment that stands for a round in the statistics of a game. */
export interface Column {
  readonly at: number;
  /** The log's heading; absent for the end. */
  readonly heading?: LogLine;
}

/** The beginnings of the rounds, and the end. Headings of another kind than the first one are phases within a round. */
export function columnsOf(log: readonly LogLine[], { heading }: Pick<GameScreen, 'heading'>, last: number): Column[] {
  const headings = log.filter(({ event }) => heading?.(event));
  const rounds = headings.filter(({ event }) => event.type === headings[0].event.type);
  return [...rounds.map((line) => ({ at: line.at, heading: line })), { at: last }];
}

/** Values of one kind, by player id, at each column. */
export interface Series {
  readonly name: string;
  readonly values: readonly (readonly (number | null)[])[];
}

interface Told {
  readonly screen: Pick<GameScreen, 'scores' | 'statistics'>;
  /** What was to be seen at each column. */
  readonly moments: readonly Moment[];
  readonly standing: Standing;
  readonly faces: readonly Face[];
}

/** Points first, as they were public at each moment and as they were counted in the end; then what the game itself tells. */
export function seriesOf({ screen, moments, standing, faces }: Told): Series[] {
  const totals = (): (number | null)[] => {
    const counted = new Map(standing.rows.map((row) => [faceOfRow(row, faces)?.id, row.total]));
    return faces.map(({ id }) => counted.get(id) ?? null);
  };
  const points = moments.map(({ view }, at) =>
    at === moments.length - 1 ? totals() : faces.map(({ id }) => screen.scores(view)[id] ?? null),
  );
  const told = moments.map(({ view }) => screen.statistics?.(view) ?? []);
  const names = [...new Set(told.flatMap((all) => all.map(({ name }) => name)))];
  const valuesOf = (name: string) =>
    told.map((all) => {
      const values = all.find((one) => one.name === name)?.values;
      return faces.map(({ id }) => values?.[id] ?? null);
    });
  // A line that never leaves the ground tells nothing.
  const tells = ({ values }: Series) => values.some((column) => column.some((value) => value !== null && value !== 0));
  const more = names.map((name) => ({ name, values: valuesOf(name) })).filter(tells);
  return [{ name: 'points', values: points }, ...more];
}

export const linesOf = ({ values }: Series, faces: readonly Face[]): ChartLine[] =>
  faces.map(({ id, name, mark }, at) => ({ id, name, mark, values: values.map((column) => column[at]) }));

/** A change of points between two columns that mattered. */
export interface Swing {
  readonly face: Face;
  readonly points: number;
  /** The column at which it began. */
  readonly column: number;
}

/** The largest change of each round, largest first. */
export function swingsOf({ values }: Series, faces: readonly Face[], most = 3): Swing[] {
  const larger = (one: Swing, other: Swing) => Math.abs(other.points) - Math.abs(one.points);
  const all = values.slice(1).flatMap((column, before) =>
    faces
      .flatMap((face, at): Swing[] => {
        const [from, to] = [values[before][at], column[at]];
        return from === null || to === null || from === to ? [] : [{ face, points: to - from, column: before }];
      })
      .sort(larger)
      .slice(0, 1),
  );
  return all.sort(larger).slice(0, most);
}

/** The name of a column in the reader's language. */
export const columnName = ({ heading }: Column, say: Speaker, end: string): string =>
  heading ? say(`event.${heading.event.type}`, heading.event) : end;
