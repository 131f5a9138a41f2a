import { count } from '@orrery/kernel';
import { Mark } from '@orrery/ui';
import { Badges } from '../badges.tsx';
import { useBoard, useFace } from '../context.tsx';
import { face, faces } from '../read/table.ts';
import { Purse } from './purse.tsx';

/** Two players: the neutral company the viewer leads, with its secret card of the round. */
export function Neutral({ company }: { readonly company: number }) {
  const { view, say } = useBoard();
  const { mark } = useFace(company);
  const { chosen, removed } = view.table.companies[company];
  const card = face(chosen);
  return (
    <section className={`rp-neutral player-${mark}`}>
      <h2 className="rp-title">
        <Mark mark={mark} /> {say('board.own.neutral')}
      </h2>
      <Purse company={company} />
      <p className="rp-note">
        {count(chosen) > 0 && card ? say('board.own.neutral.card', { character: card }) : say('board.own.neutral.none')}
      </p>
      <Badges company={company} />
      {faces(removed).map((one) => (
        <p key={one} className="rp-note">
          {say('board.own.removed', { card: one })}
        </p>
      ))}
    </section>
  );
}
