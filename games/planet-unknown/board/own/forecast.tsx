import { LinkButton } from '@orrery/ui';
import { Mark } from '@orrery/ui/mark';
import { useBoard, useFace } from '../context.tsx';
import { mixOfView } from '../read/mix.ts';
import { CATEGORIES, forecast, targetOf } from '../read/rules.ts';
import { ids } from '../read/targets.ts';

/** The score as it stands, by category, everybody side by side. */
export function Forecast() {
  const { view, say, open } = useBoard();
  const { table } = view;
  const mix = table.areas.length === 1 ? mixOfView(view) : undefined;
  const all = table.areas.map((_, seat) => forecast(table, seat));
  return (
    <section className="pu-part">
      <h3 className="pu-title">{say('board.score')}</h3>
      <table className="pu-score">
        <thead>
          <tr>
            <td />
            {table.areas.map((_, seat) => (
              <SeatHead key={`seat ${seat + 1}`} seat={seat} />
            ))}
          </tr>
        </thead>
        <tbody>
          {CATEGORIES.map((category) => (
            <tr key={category}>
              <th scope="row">{say(`board.score.${category}`)}</th>
              {all.map(({ categories }, seat) => (
                <td key={`seat ${seat + 1}`}>{categories[category]}</td>
              ))}
            </tr>
          ))}
          <tr className="pu-score-total">
            <th scope="row">{say('board.score.total')}</th>
            {all.map(({ total }, seat) => (
              <td key={`seat ${seat + 1}`}>{total}</td>
            ))}
          </tr>
        </tbody>
      </table>
      {mix && <p className="pu-note">{say('board.score.target', { points: targetOf(mix) })}</p>}
      {table.areas.length > 1 && <p className="pu-note">{say('board.score.secret')}</p>}
      <LinkButton onPress={() => open(ids.score)}>{say('board.score.items')}</LinkButton>
    </section>
  );
}

function SeatHead({ seat }: { readonly seat: number }) {
  const { mark, name } = useFace(seat);
  return (
    <th scope="col" title={name}>
      <Mark mark={mark} />
      <span className="unseen">{name}</span>
    </th>
  );
}
