import { Drawing, usePage, useSize } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { type ReactNode, useMemo } from 'react';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { BoardContextProvider } from './context.tsx';
import { Flights } from './flight/overlay.tsx';
import { useFlights } from './flight/use-flights.ts';
import { layoutFor, type Spot, scaleIn } from './layout.ts';
import { Mars, MarsDefs } from './map/mars.tsx';
import { Memorial } from './map/memorial.tsx';
import { Phobos } from './map/phobos.tsx';
import { Sky } from './map/sky.tsx';
import { Gantry } from './pad/gantry.tsx';
import { LocatorDefs } from './pad/locator.tsx';
import { PieceDefs } from './pieces/defs.tsx';
import { kindOf } from './read/targets.ts';
import type { Key } from './say.ts';
import { Decks } from './side/decks.tsx';
import { IcePlate } from './side/ice.tsx';
import { StopPlate, TurnPlate } from './side/plates.tsx';
import { Tracker } from './side/tracker.tsx';

/** Questions whose answers are ships, or for which one looks at them first; replacing an astronaut may happen aboard or on the ground. */
const ABOUT_SHIPS = [
  'place-astronaut',
  'travel-agent',
  'force-launch',
  'destroy-ship',
  'pilot-ship',
  'choose-character',
];

const PAGES = ['globe', 'pad'] as const;
const ON_PAGE: { readonly [kind: string]: (typeof PAGES)[number] } = {
  ...{ ship: 'pad', crew: 'pad' },
  ...{ zone: 'globe', people: 'globe', dossier: 'globe', memorial: 'globe', track: 'globe' },
};

/** The page that a thing lies on, where a small room has two. */
const pageOf = (id: string | undefined) => (id === undefined ? undefined : ON_PAGE[kindOf(id)]);

/** The whole table: one picture whose parts stand differently in wide, square, tall and small rooms. */
export function Board(props: BoardProps<RedPlanet, Key>) {
  const { asked } = props.choice;
  const [room, watch] = useSize();
  const about = asked && ABOUT_SHIPS.includes(asked.question) ? 'pad' : 'globe';
  const [page, turn] = usePage(asked, about, PAGES, pageOf(props.marked[0]));
  const layout = layoutFor(room, page, props.view.table.docks.length);
  const small = room.height > 0 && scaleIn(room, layout) < SMALL;
  const unit = room.height > 0 ? Math.max(layout.width / room.width, layout.height / room.height) : 1;
  const { batches, beneath } = useFlights({ ...props, layout });
  const drawn = useMemo(() => ({ ...props, view: beneath }), [props, beneath]);
  return (
    <Drawing>
      <BoardContextProvider props={drawn} live small={small} unit={unit}>
        <figure className="rp-table" aria-label={props.say('board.board')}>
          <figcaption className="unseen">{props.say('board.keys')}</figcaption>
          <svg
            ref={watch}
            className={`rp-board${small ? ' rp-small' : ''}${props.pace > 0 ? ' rp-moving' : ''}`}
            style={{ '--rp-pace': props.pace }}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            role="presentation"
          >
            <defs>
              <PieceDefs />
              <MarsDefs />
              <LocatorDefs />
            </defs>
            <Sky layout={layout} />
            <At spot={layout.mars} unit={unit}>
              <Mars />
            </At>
            <At spot={layout.phobos} unit={unit}>
              <Phobos />
            </At>
            <At spot={layout.memorial} unit={unit}>
              <Memorial />
            </At>
            <At spot={layout.dial} unit={unit}>
              <Tracker />
            </At>
            <At spot={layout.ice} unit={unit}>
              <IcePlate />
            </At>
            <At spot={layout.decks} unit={unit}>
              <Decks columns={layout.decks?.columns ?? 1} />
            </At>
            <At spot={layout.pad} unit={unit}>
              {layout.pad && <Gantry pad={layout.pad} />}
            </At>
            <Flights batches={batches} />
            <At spot={layout.stop} unit={unit}>
              <StopPlate />
            </At>
            <At spot={layout.turn} unit={unit}>
              <TurnPlate page={page} onTurn={turn} />
            </At>
          </svg>
        </figure>
      </BoardContextProvider>
    </Drawing>
  );
}

/** Fewer pixels than this for a unit of the globe: larger letters, counts instead of rows of figures. */
const SMALL = 0.36;

interface AtProps {
  readonly spot: Spot | undefined;
  /** Units of the whole picture in a pixel. */
  readonly unit: number;
  readonly children: ReactNode;
}

function At({ spot, unit, children }: AtProps) {
  if (!spot) return null;
  const { x, y, scale = 1 } = spot;
  return (
    <g
      className="rp-part"
      style={{ '--u': unit / scale }}
      transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}
    >
      {children}
    </g>
  );
}
