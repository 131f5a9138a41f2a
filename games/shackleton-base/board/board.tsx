import { Drawing, Motion, useSize } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { SECTORS } from '../data/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { BoardContextProvider, UntilTold, useBoard, useMe } from './context.tsx';
import { CORPORATION_SCREENS } from './corporations/index.ts';
import { CraterCommands } from './crater/commands.tsx';
import { Ground } from './crater/ground.tsx';
import { Guide } from './crater/guide.tsx';
import { type Layout, layoutFor } from './crater/layout.ts';
import { Centre, PanelRing } from './crater/panels.tsx';
import { Rim } from './crater/rim.tsx';
import { PlaceNames, RowLight, SectorLight } from './crater/row-light.tsx';
import { SectorHex } from './crater/sector.tsx';
import { Spots } from './crater/spots.tsx';
import { craterMovementOf } from './motion.ts';
import type { Key } from './say.ts';
import { useRoomy } from './use-roomy.ts';

/** The crater: the one place to look at, as large as the room allows. */
export function Board(props: BoardProps<ShackletonBase, Key>) {
  const [room, watch] = useSize();
  const drawn = useRef<SVGSVGElement | null>(null);
  const roomy = useRoomy();
  const layout = useMemo(() => layoutFor(room, roomy), [room, roomy]);
  const ref = useCallback(
    (element: SVGSVGElement | null) => {
      drawn.current = element;
      return watch(element);
    },
    [watch],
  );
  const { table } = props.view;
  return (
    <Drawing>
      <BoardContextProvider props={props} small={layout.small}>
        <figure className="sb-table" aria-label={props.say('board.board')}>
          <CraterMotion root={drawn} layout={layout} />
          <figcaption className="unseen">{props.say('board.keys')}</figcaption>
          <svg
            ref={ref}
            className={`sb-crater${layout.small ? ' sb-small' : ''}`}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            role="presentation"
          >
            <Ground layout={layout} />
            <UntilTold>{!layout.small && <PanelRing layout={layout} />}</UntilTold>
            {!roomy && <CraterCommands layout={layout} />}
            {SECTORS.map(({ id }) => (
              <SectorHex key={id} sector={id} layout={layout} />
            ))}
            <UntilTold>
              <Centre layout={layout} />
            </UntilTold>
            {table.corporations.map(({ id }) => {
              const { InCrater } = CORPORATION_SCREENS[id];
              return InCrater && <InCrater key={id} layout={layout} />;
            })}
            <RowLight layout={layout} />
            <Rim layout={layout} />
            <SectorLight layout={layout} />
            <Guide layout={layout} />
            <Spots layout={layout} />
            <PlaceNames layout={layout} />
          </svg>
        </figure>
      </BoardContextProvider>
    </Drawing>
  );
}

interface CraterMotionProps {
  readonly root: RefObject<Element | null>;
  readonly layout: Layout;
}

function CraterMotion({ root, layout }: CraterMotionProps) {
  const board = useBoard();
  const me = useMe();
  return <Motion root={root} told={board} movementOf={(event) => craterMovementOf(event, layout, me)} />;
}
