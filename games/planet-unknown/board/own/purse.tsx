import { collectedLifepods } from '../read/rules.ts';
import type { AreaView } from '../read/table.ts';
import { Picture } from '../signs.tsx';
import { useStage } from '../stage.tsx';

/** Movement points, rovers, lifepods, meteorites and stored patches of a player. */
export function Purse({ area }: { readonly area: AreaView }) {
  const { say } = useStage();
  const things = [
    { key: 'movement', picture: 'move', count: area.movement },
    { key: 'reserve', picture: 'rover', count: area.reserve },
    { key: 'lifepods', picture: 'lifepod', count: collectedLifepods(area) },
    { key: 'meteorites', picture: 'meteorite', count: area.collected },
    { key: 'stored', picture: 'patch', count: area.stored },
  ];
  const shown = things.filter(({ key, count }) => key !== 'stored' || count > 0);
  return (
    <ul className="pu-purse">
      {shown.map(({ key, picture, count }) => (
        <li key={key} title={say(`board.${key}`, { count })} className={count === 0 ? 'pu-none' : undefined}>
          <Picture name={picture} />
          <span aria-hidden="true">{count}</span>
          <span className="unseen">{say(`board.${key}`, { count })}</span>
        </li>
      ))}
    </ul>
  );
}
