import { Mark } from '@orrery/ui/mark';
import { useBoard, useFace } from '../context.tsx';
import { forecast } from '../read/rules.ts';
import { Heading } from './parts.tsx';

/** The score as it stands, item by item, one player after the other. */
export function ScoreDetail() {
  const { view, say } = useBoard();
  return (
    <>
      <Heading>{say('board.score')}</Heading>
      {view.table.areas.map((_, seat) => (
        <SeatScore key={`seat ${seat + 1}`} seat={seat} />
      ))}
    </>
  );
}

function SeatScore({ seat }: { readonly seat: number }) {
  const { view, say } = useBoard();
  const { mark, name } = useFace(seat);
  const { items, total } = forecast(view.table, seat);
  return (
    <section className={`pu-part player-${mark}`}>
      <h4 className="pu-title">
        <Mark mark={mark} /> {name}: {say('board.score.points', { points: total })}
      </h4>
      <dl className="pu-items">
        {items.map(({ item, points }) => (
          <div key={item}>
            <dt>{say(`item.${item}`)}</dt>
            <dd>{points}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
