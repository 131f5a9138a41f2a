import { partable } from '@orrery/ui';
import type { CorporationId } from '../../data/corporations/corporation.ts';
import { CORPORATIONS } from '../../data/corporations/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { ids } from '../read/targets.ts';
import { Difficulty } from './difficulty.tsx';
import { Emblem } from './emblem.tsx';

/** A side of a corporation board: its emblem, how hard it is, what is special about it. */
export function CorporationCard({ corporation }: { readonly corporation: CorporationId }) {
  const { say } = useBoard();
  const thing = useThing();
  const { difficulty, rovers } = CORPORATIONS[corporation];
  const name = [
    say(`corporation.${corporation}`),
    say(`corporation.${corporation}.text`),
    say('board.difficulty', { count: difficulty }),
    say('board.rovers', { count: rovers }),
  ];
  const props = thing(ids.corporation(corporation), name);
  return (
    <div {...props} className={`${props.className} pu-board-card`}>
      <Emblem corporation={corporation} />
      <div>
        <h4 className="pu-name">{partable(name[0])}</h4> <Difficulty count={difficulty} />
        <p>{name[1]}</p>
      </div>
    </div>
  );
}
