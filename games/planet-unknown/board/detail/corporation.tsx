import type { CorporationId } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { Difficulty } from '../cards/difficulty.tsx';
import { Emblem } from '../cards/emblem.tsx';
import { useBoard } from '../context.tsx';
import { Heading, Part } from './parts.tsx';

/** A corporation: what is special about it and all its techs in full. */
export function CorporationDetail({ corporation }: { readonly corporation: CorporationId }) {
  const { say } = useBoard();
  const { difficulty, rovers, techs } = CORPORATIONS[corporation];
  return (
    <>
      <div className="pu-detail-emblem">
        <Emblem corporation={corporation} />
        <Heading kind={say('board.rovers', { count: rovers })}>{say(`corporation.${corporation}`)}</Heading>
        <Difficulty count={difficulty} />
      </div>
      <p className="pu-large">{say(`corporation.${corporation}.text`)}</p>
      <Part title={say('board.techs')}>
        <dl className="pu-list">
          {techs.map(({ id, row, limit }) => (
            <div key={id}>
              <dt>
                {say(`tech.${id}`)}{' '}
                <small>
                  {row === undefined ? say('board.tech.slot') : say('board.tech.row', { row })} ·{' '}
                  {say(`board.limit.${limit}`)}
                </small>
              </dt>
              <dd>{say(`tech.${id}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </>
  );
}
