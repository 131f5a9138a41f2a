import { Mark } from '@orrery/ui';
import { crewCard, ROWS, UPGRADES } from '../../data/index.ts';
import { isUnlocked, pointsOf, rowOf, totalOf, touchingEdge } from '../../rules/lookups/index.ts';
import { ITEMS } from '../../rules/vocabulary.ts';
import { useBoard, useFace } from '../context.tsx';
import { edgeIn } from '../read/names.ts';
import { ids } from '../read/targets.ts';
import { Heading, Link, Part } from './parts.tsx';

/** Everything about a player: crew with touching edges, upgrades, survivors, points by item if the game ended now. */
export function PlayerDetail({ player }: { readonly player: number }) {
  const { view, say } = useBoard();
  const { mark, name } = useFace(player);
  const owner = view.table.players[player];
  const points = pointsOf(view, player);
  const survivors = [...(owner.kept.cards ?? []), ...(owner.settled.cards ?? [])];
  return (
    <>
      <Heading kind={say('board.if-now', { points: totalOf(points) })}>
        <Mark mark={mark} /> {name}
      </Heading>
      {ROWS.map((row) => (
        <Part key={row} title={say(`board.row.${row}`)}>
          <ul className="mc-detail-list">
            {rowOf(owner, row).map((card) => (
              <li key={card}>
                <Link to={ids.crew(card)}>{say('board.the.card', { card })}</Link>{' '}
                {edgeIn(say, touchingEdge(crewCard(card), row))}
              </li>
            ))}
          </ul>
        </Part>
      ))}
      <Part title={say('board.ark')}>
        <ul className="mc-detail-list">
          {UPGRADES.filter((upgrade) => isUnlocked(owner, upgrade)).map(({ id }) => (
            <li key={id}>
              <Link to={ids.upgrade(id)}>{say('board.the.upgrade', { upgrade: id })}</Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('board.bridge')}>
        <ul className="mc-detail-list">
          {survivors.map((survivor) => (
            <li key={survivor}>
              <Link to={ids.survivor(survivor)}>{say('board.the.survivor', { survivor })}</Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('board.points')}>
        <ul className="mc-detail-list">
          {ITEMS.filter((item) => points[item] > 0).map((item) => (
            <li key={item}>
              {say(`item.${item}`)}: {points[item]}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
