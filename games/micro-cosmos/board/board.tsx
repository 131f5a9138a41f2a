import { Drawing, Motion, useSize } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { useCallback, useMemo, useRef } from 'react';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { BoardContextProvider } from './context.tsx';
import { Arks, FlightPath } from './galaxy/arks.tsx';
import { Cards } from './galaxy/cards.tsx';
import { GlobeDefs } from './galaxy/globe.tsx';
import { layoutFor } from './galaxy/layout.ts';
import { Sky } from './galaxy/sky.tsx';
import { movementOf } from './motion.ts';
import type { Key } from './say.ts';

/** The galaxy: nine cards with the Star Gate in the middle, as large as the room allows. */
export function Board(props: BoardProps<MicroCosmos, Key>) {
  const [room, watch] = useSize();
  const drawn = useRef<SVGSVGElement | null>(null);
  const layout = useMemo(() => layoutFor(room), [room]);
  const ref = useCallback(
    (element: SVGSVGElement | null) => {
      drawn.current = element;
      return watch(element);
    },
    [watch],
  );
  return (
    <Drawing>
      <BoardContextProvider props={props} small={layout.small}>
        <figure className="mc-table" aria-label={props.say('board.board')}>
          <Motion root={drawn} told={props} movementOf={(event) => movementOf(event, props.view.table, layout)} />
          <figcaption className="unseen">{props.say('board.keys')}</figcaption>
          <svg
            ref={ref}
            className={`mc-galaxy${layout.small ? ' mc-small' : ''}`}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            role="presentation"
          >
            <defs>
              <GlobeDefs />
            </defs>
            <Sky layout={layout} />
            <Cards layout={layout} />
            <FlightPath layout={layout} />
            <Arks layout={layout} />
          </svg>
        </figure>
      </BoardContextProvider>
    </Drawing>
  );
}
