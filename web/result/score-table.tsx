import type { ScoreRow, Standing } from '@orrery/kernel';
import { type Face, Mark, type Speaker } from '@orrery/ui';
import { faceOfRow } from '../host/faces.ts';
import { useSay } from '../words/index.ts';
import type { Counting } from './use-counting.ts';

interface ScoreTableProps {
  readonly standing: Standing;
  readonly counting: Counting;
  readonly say: Speaker;
  readonly faces: readonly Face[];
}

/** One column for each player, one line for each item: it fits a phone, and nothing changes its place while counting. */
export function ScoreTable({ standing, counting, say, faces }: ScoreTableProps) {
  const words = useSay();
  const { rows, winners } = standing;
  const { items, shown, totals, all } = counting;
  const won = (row: ScoreRow) => all && row.seat !== null && winners.includes(row.seat) && row.place === 1;
  return (
    <table className="end-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words('end.item')}</span>
          </th>
          {rows.map((row) => (
            <Head key={keyOf(row)} face={faceOfRow(row, faces)} won={won(row)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          <tr key={item} className={at < shown ? '' : 'end-later'}>
            <th scope="row">{item}</th>
            {rows.map((row) => (
              <td key={keyOf(row)} data-won={won(row)}>
                {pointsOf(row, item, say)}
              </td>
            ))}
          </tr>
        ))}
        <tr className="end-total">
          <th scope="row">{words('end.total')}</th>
          {rows.map((row, at) => (
            <td key={keyOf(row)} data-won={won(row)}>
              {totals[at]}
            </td>
          ))}
        </tr>
        <tr className={all ? '' : 'end-later'}>
          <th scope="row">{words('end.place')}</th>
          {rows.map((row) => (
            <td key={keyOf(row)} data-won={won(row)}>
              {row.place}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function Head({ face, won }: { readonly face: Face | undefined; readonly won: boolean }) {
  return (
    <th scope="col" data-won={won}>
      {face && (
        <span className={`end-name player-${face.mark}`}>
          <Mark mark={face.mark} />
          <span>{face.name}</span>
        </span>
      )}
    </th>
  );
}

const keyOf = ({ seat, who }: ScoreRow): string => `${seat} ${who}`;

/** Its id is no argument: a game may have things of a kind called item. */
const nameOf = ({ item, ...about }: ScoreRow['items'][number], say: Speaker): string => say(`item.${item}`, about);

/** Every item that brought somebody points, in the order of the rows; what is called the same is one line. */
export function itemsOf({ rows }: Standing, say: Speaker): string[] {
  const names = new Set(rows.flatMap(({ items }) => items.map((item) => nameOf(item, say))));
  return [...names].filter((name) => rows.some((row) => pointsOf(row, name, say) !== 0));
}

const pointsOf = (row: ScoreRow, item: string, say: Speaker): number =>
  row.items.filter((one) => nameOf(one, say) === item).reduce((sum, one) => sum + one.points, 0);

/** The totals by row once so many items are counted. */
export const totalsAfter = ({ rows }: Standing, items: readonly string[], shown: number, say: Speaker): number[] =>
  rows.map((row) =>
    shown > items.length ? row.total : items.slice(0, shown).reduce((sum, item) => sum + pointsOf(row, item, say), 0),
  );
