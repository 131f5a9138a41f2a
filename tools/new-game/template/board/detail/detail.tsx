import { Mark } from '@orrery/ui';
import { Drawing } from '@orrery/ui/board';
import type { DetailProps } from '@orrery/ui/contract';
import type { MoonId } from '../../data/index.ts';
import { lightOf, moonOf } from '../../rules/lookups.ts';
import type { TinyMoons } from '../../rules/vocabulary.ts';
import { BoardContext, useBoard } from '../context.tsx';
import { MoonDefs, MoonPicture } from '../moon.tsx';
import { cardNamedBy, moonNamedBy } from '../read/targets.ts';
import type { Key } from '../say.ts';

/** The large picture of one thing with all that can be said about it. */
export function Detail({ id, ...props }: DetailProps<TinyMoons, Key>) {
  const moon = moonNamedBy(id);
  return (
    <Drawing>
      <BoardContext value={props}>
        <div className="tm-detail">
          {moon ? <MoonDetail id={moon} /> : <h3>{props.say('board.card', { card: cardNamedBy(id) })}</h3>}
        </div>
      </BoardContext>
    </Drawing>
  );
}

function MoonDetail({ id }: { readonly id: MoonId }) {
  const { view, say, faces } = useBoard();
  const moon = moonOf(view.table, id);
  const present = faces
    .map((face) => ({ ...face, light: lightOf(moon, face.id) }))
    .filter(({ light }) => light > 0)
    .sort((a, b) => b.light - a.light);
  return (
    <>
      <h3>{say(`moon.${id}`)}</h3>
      <svg className="tm-detail-moon" viewBox="-180 -180 360 360" aria-hidden="true">
        <MoonDefs />
        <MoonPicture moon={moon} />
      </svg>
      {present.length === 0 && <p>{say('board.nobody')}</p>}
      <ul>
        {present.map(({ id: player, mark, name, light }) => (
          <li key={player} className="tm-light">
            <Mark mark={mark} /> {name} <strong>{light}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
