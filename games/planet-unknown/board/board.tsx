import { Moving } from '@orrery/ui';
import { Motion, usePage } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { useRef } from 'react';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { Planet } from './chart/planet.tsx';
import { BoardContextProvider, useBoard } from './context.tsx';
import { PlanetDrawing } from './drawing.tsx';
import { EventButton } from './event-button.tsx';
import { useDrive } from './hand/drive.ts';
import { useHandKeys } from './hand/use-hand-keys.ts';
import { movementOf } from './motion/movements.ts';
import { PageButton } from './page-button.tsx';
import { isAboutBoards, panelFor } from './panel.tsx';
import type { Asked } from './read/table.ts';
import { kindOf } from './read/targets.ts';
import { useRoom } from './room.ts';
import type { Key } from './say.ts';
import { Station } from './station/station.tsx';
import { Strip } from './strip/strip.tsx';
import { Notices } from './tray/notices.tsx';
import { Tray } from './tray/tray.tsx';

/** What a small screen shows: the planet, or the station or cards beside it. */
const PAGES = ['planet', 'beside'] as const;
export type Page = (typeof PAGES)[number];

const BESIDE: readonly Asked['question'][] = [
  'rotate',
  'remove-stack',
  'choose-sides',
  'pick-planet',
  'pick-corporation',
  'drop-mission',
  'open-contest',
  'choose-card',
  'keep-card',
];

/** Where things lie that may be pointed at. */
const ON_PAGE: { readonly [kind: string]: Page } = {
  cell: 'planet',
  line: 'planet',
  section: 'beside',
  stack: 'beside',
  station: 'beside',
};
const pageOf = (id: string | undefined): Page | undefined => (id === undefined ? undefined : ON_PAGE[kindOf(id)]);

const isBeside = (asked: Asked | undefined): boolean => asked !== undefined && BESIDE.includes(asked.question);

/** The survey office: the own planet large, beside it the station and the tiles one faces. */
export function Board(props: BoardProps<PlanetUnknown, Key>) {
  return (
    <PlanetDrawing>
      <BoardContextProvider props={props}>
        <Desk />
      </BoardContextProvider>
    </PlanetDrawing>
  );
}

function Desk() {
  const board = useBoard();
  const { say, choice, seat, marked } = board;
  const [room, watch] = useRoom();
  const [page, turn] = usePage(choice.asked, isBeside(choice.asked) ? 'beside' : 'planet', PAGES, pageOf(marked[0]));
  const desk = useRef<HTMLElement>(null);
  const chart = useRef<SVGSVGElement>(null);
  useHandKeys();
  useDrive(board);
  const panel = panelFor(choice.asked);
  const boards = isAboutBoards(choice.asked);
  const paged = room === 'small';
  return (
    <figure ref={desk} className="pu-desk-box" aria-label={say('board.board')}>
      <Motion root={desk} told={board} movementOf={(event) => movementOf(event, seat)} />
      <div
        ref={watch}
        className={`pu-desk pu-room-${room}${boards ? ' pu-only-panel' : panel ? ' pu-with-panel' : ''}`}
      >
        {!boards && (!paged || page === 'planet') && <Planet chart={chart} />}
        {(boards || !paged || page !== 'planet') && (panel ?? (paged ? <StationPage /> : <Station />))}
        {(!panel || (paged && page === 'planet' && !boards)) && <Tray chart={chart}>{!paged && <Notices />}</Tray>}
        {paged && page === 'planet' && !boards && <Notices />}
        {!boards && (!paged || page === 'planet') && <Strip />}
        {paged && !boards && (
          <div className="pu-page-row">
            <PageButton page={page} panel={panel !== undefined} onTurn={turn} />
            <EventButton />
          </div>
        )}
      </div>
    </figure>
  );
}

/** The station in place of the planet: what can be moved and enlarged then. */
const StationPage = () => (
  <div className="pu-station-page">
    <Moving>
      <Station />
    </Moving>
  </div>
);
