import type { Stack } from '../../data/index.ts';
import { stackCounts } from '../map/zones.tsx';
import { useStage } from '../stage.tsx';

/** What is known of a stack of unexplored sectors. `id` is `stack:<stack>`. */
export function StackDetail({ id }: { readonly id: string }) {
  const { say, view } = useStage();
  const stack = id.split(':')[1] as Stack;
  const count = stackCounts(view.table).find((one) => one.stack === stack)?.count ?? 0;
  return (
    <div className="ec-sheet">
      <h3 className="ec-sheet-name">{say(`board.sector.ring.${stack}`)}</h3>
      <p>{say('board.sector.stack', { count })}</p>
    </div>
  );
}
