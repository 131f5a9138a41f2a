import type { KeysUnder } from '@orrery/ui/contract';
import { useBoard } from '../context.tsx';
import { collectedLifepods, placesLifepods } from '../read/rules.ts';
import type { AreaView } from '../read/table.ts';
import type { Key } from '../say.ts';
import { Picture } from '../signs.tsx';

/** Told only where there are any. */
const RARE = ['stored', 'scored', 'held'];

/** Lifepods that wait for a place look apart from those that have one. */
const lookOf = (key: string, count: number): string | undefined =>
  count === 0 ? 'pu-none' : key === 'held' ? 'pu-waiting' : undefined;

/** Movement points, rovers, lifepods, meteorites and stored patches of a player. */
export function Purse({ area }: { readonly area: AreaView }) {
  const { say } = useBoard();
  const things: { key: KeysUnder<'board', Key>; picture: Parameters<typeof Picture>[0]['name']; count: number }[] = [
    { key: 'movement', picture: 'move', count: area.movement },
    { key: 'reserve', picture: 'rover', count: area.reserve },
    { key: 'lifepods', picture: 'lifepod', count: collectedLifepods(area) },
    { key: 'scored', picture: 'medal', count: placesLifepods(area) ? area.scored : 0 },
    { key: 'held', picture: 'lifepod', count: area.held },
    { key: 'meteorites', picture: 'meteorite', count: area.collected },
    { key: 'stored', picture: 'patch', count: area.stored },
  ];
  const shown = things.filter(({ key, count }) => !RARE.includes(key) || count > 0);
  return (
    <ul className="pu-purse" aria-label={say('board.own.things')}>
      {shown.map(({ key, picture, count }) => (
        <li key={key} title={say(`board.${key}`, { count })} className={lookOf(key, count)}>
          <Picture name={picture} />
          <span aria-hidden="true">{count}</span>
          <span className="unseen">{say(`board.${key}`, { count })}</span>
        </li>
      ))}
    </ul>
  );
}
