import { choosable } from '@orrery/ui';
import { SECTIONS } from '../../data/station.ts';
import { useBoard } from '../context.tsx';
import { clockwiseSteps } from '../read/station.ts';
import { ids } from '../read/targets.ts';

const ARC = 'M-24 12A30 30 0 0 1 22 -8M24 -22L23 -6L8 -8';

/** Two handles that turn the station by one section, while somebody may turn it. */
export function Turners({ rotation }: { readonly rotation: number }) {
  const { choice } = useBoard();
  if (choice.asked?.question !== 'rotate') return null;
  return (
    <>
      <Turner way={1} rotation={rotation} />
      <Turner way={-1} rotation={rotation} />
    </>
  );
}

/** Clockwise is to the right. */
function Turner({ way, rotation }: { readonly way: 1 | -1; readonly rotation: number }) {
  const { choice, say, view } = useBoard();
  const next = (rotation - way + SECTIONS) % SECTIONS;
  const can = choice.can({ rotation: next });
  const steps = clockwiseSteps(view.table.station.rotation, next);
  const name = [
    say(way === 1 ? 'board.rotate.right' : 'board.rotate.left'),
    steps === 0 ? say('board.rotate.stay') : say('board.rotate.by', { steps }),
  ];
  const props = choosable(ids.choice('turn', way), name.join(', '), () => choice.propose({ rotation: next }), {
    can,
    picked: false,
    says: { rotation: next },
  });
  return (
    <g {...props} className={`${props.className} pu-turner`} transform={`translate(${way * 200} 205) scale(${way} 1)`}>
      <circle className="pu-edge" r="40" />
      <path d={ARC} />
    </g>
  );
}
