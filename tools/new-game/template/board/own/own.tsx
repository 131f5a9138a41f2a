import type { BoardProps } from '@orrery/ui/contract';
import type { TinyMoons } from '../../rules/vocabulary.ts';
import { BoardContext, useBoard, useFace, useThing } from '../context.tsx';
import { ids } from '../read/targets.ts';
import type { Key } from '../say.ts';

/** The viewer's own area: the hand and the secret star. */
export function Own(props: BoardProps<TinyMoons, Key>) {
  const { viewer } = props.view;
  return (
    <BoardContext value={props}>
      <div className="tm-own">
        {viewer === 'watcher' ? <p>{props.say('board.watching')}</p> : <Player seat={viewer} />}
      </div>
    </BoardContext>
  );
}

function Player({ seat }: { readonly seat: number }) {
  const { view, say } = useBoard();
  const { mark } = useFace(seat);
  const thing = useThing();
  const { hand, star } = view.table.players[seat];
  const [card] = star.cards ?? [];
  return (
    <>
      <h2 className="tm-title">{say('board.hand')}</h2>
      <div className={`tm-hand player-${mark}`}>
        {hand.cards
          ?.toSorted((a, b) => a - b)
          .map((card) => (
            <div key={ids.card(card)} {...thing(ids.card(card), [say('board.card', { card })])}>
              <span className="tm-card" aria-hidden="true">
                {card}
              </span>
            </div>
          ))}
      </div>
      {card && <p>{say('board.star', { card })}</p>}
    </>
  );
}
