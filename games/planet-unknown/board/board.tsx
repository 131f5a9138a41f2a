import type { BoardProps } from '@orrery/ui/contract';
import { useRef } from 'react';
import type { Table } from '../rules/table.ts';
import { Planet } from './chart/planet.tsx';
import { Drawing } from './drawing.tsx';
import { EventButton } from './event-button.tsx';
import { useDrive } from './hand/drive.ts';
import { useHandKeys } from './hand/use-hand-keys.ts';
import { useMotion } from './motion/use-motion.ts';
import { usePage } from './page.ts';
import { PageButton } from './page-button.tsx';
import { isAboutBoards, Panel, panelFor } from './panel/panel.tsx';
import { useRoom } from './room.ts';
import { StageProvider, useStage } from './stage.tsx';
import { Station } from './station/station.tsx';
import { Strip } from './strip/strip.tsx';
import { Tray } from './tray/tray.tsx';

/** The survey office: the own planet large, beside it the station and the tiles one faces. */
export function Board(props: BoardProps<Table>) {
  return (
    <Drawing>
      <StageProvider props={props}>
        <Desk />
      </StageProvider>
    </Drawing>
  );
}

function Desk() {
  const { say, choice } = useStage();
  const [room, watch] = useRoom();
  const [page, turn] = usePage(choice.asked);
  const desk = useRef<HTMLElement>(null);
  const chart = useRef<SVGSVGElement>(null);
  useHandKeys(desk);
  useDrive();
  useMotion(desk);
  const panel = panelFor(choice.asked);
  const boards = panel !== undefined && isAboutBoards(panel);
  const paged = room === 'small';
  return (
    <figure ref={desk} className="pu-desk-box" aria-label={say('board.board')}>
      <div
        ref={watch}
        className={`pu-desk pu-room-${room}${boards ? ' pu-only-panel' : panel ? ' pu-with-panel' : ''}`}
      >
        {!boards && (!paged || page === 'planet') && <Planet chart={chart} />}
        {(boards || !paged || page !== 'planet') && (panel ? <Panel asked={panel} /> : <Station />)}
        {(!panel || (paged && page === 'planet' && !boards)) && <Tray chart={chart} />}
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
