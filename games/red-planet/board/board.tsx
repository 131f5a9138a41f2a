import type { BoardProps } from '@orrery/ui/contract';
import type { CSSProperties, ReactNode } from 'react';
import type { Table } from '../rules/table.ts';
import { Tracker } from './dial/tracker.tsx';
import { Flights } from './flight/overlay.tsx';
import { layoutFor, type Spot, scaleIn } from './layout.ts';
import { Mars, MarsDefs } from './map/mars.tsx';
import { Memorial } from './map/memorial.tsx';
import { Phobos } from './map/phobos.tsx';
import { Sky } from './map/sky.tsx';
import { Gantry } from './pad/gantry.tsx';
import { LocatorDefs } from './pad/locator.tsx';
import { usePage } from './page.ts';
import { PieceDefs } from './pieces/defs.tsx';
import { Drawing } from './pieces/picture.tsx';
import { usePointer } from './pointed.ts';
import { useRoom } from './room.ts';
import { Decks } from './side/decks.tsx';
import { IcePlate } from './side/ice.tsx';
import { StopPlate } from './side/stop.tsx';
import { TurnPlate } from './side/turn.tsx';
import { StageProvider } from './stage.tsx';

/** The whole table: one picture whose parts stand differently in wide, square, tall and small rooms. */
export function Board(props: BoardProps<Table>) {
  const [room, watch] = useRoom();
  const pointer = usePointer();
  const [page, turn] = usePage(props.choice.asked);
  const layout = layoutFor(room, page, props.view.table.docks.length);
  const small = room.height > 0 && scaleIn(room, layout) < SMALL;
  return (
    <Drawing>
      <StageProvider props={props} pointer={pointer} small={small}>
        <figure className="rp-table" aria-label={props.say('board.board')}>
          <figcaption className="unseen">{props.say('board.keys')}</figcaption>
          <svg
            ref={watch}
            className={`rp-board${small ? ' rp-small' : ''}${props.pace > 0 ? ' rp-moving' : ''}`}
            style={{ '--rp-pace': props.pace } as CSSProperties}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            role="presentation"
            {...pointer.handlers}
          >
            <defs>
              <PieceDefs />
              <MarsDefs />
              <LocatorDefs />
            </defs>
            <Sky layout={layout} />
            <At spot={layout.mars}>
              <Mars />
            </At>
            <At spot={layout.phobos}>
              <Phobos />
            </At>
            <At spot={layout.memorial}>
              <Memorial />
            </At>
            <At spot={layout.dial}>
              <Tracker />
            </At>
            <At spot={layout.ice}>
              <IcePlate />
            </At>
            <At spot={layout.decks}>
              <Decks columns={layout.decks?.columns ?? 1} />
            </At>
            <At spot={layout.pad}>{layout.pad && <Gantry pad={layout.pad} />}</At>
            <Flights layout={layout} />
            <At spot={layout.stop}>
              <StopPlate />
            </At>
            <At spot={layout.turn}>
              <TurnPlate page={page} onTurn={turn} />
            </At>
          </svg>
        </figure>
      </StageProvider>
    </Drawing>
  );
}

/** Fewer pixels than this for a unit of the globe: larger letters, counts instead of rows of figures. */
const SMALL = 0.36;

function At({ spot, children }: { readonly spot: Spot | undefined; readonly children: ReactNode }) {
  if (!spot) return null;
  const { x, y, scale = 1 } = spot;
  return <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>{children}</g>;
}
