import { useMotion } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { useRef } from 'react';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import { BoardContextProvider, useBoard } from '../context.tsx';
import { movementOf } from '../motion/movements.ts';
import { Tracks } from '../tracks/tracks.tsx';
import { Cards } from './cards.tsx';
import { Forecast } from './forecast.tsx';
import { Missions } from './missions.tsx';
import { BoardPreview } from './preview.tsx';
import { Purse } from './purse.tsx';
import { Techs } from './techs.tsx';

/** The viewer's own area: the corporation, its techs, missions, cards, and the score as it stands. */
export function Own(props: BoardProps<PlanetUnknown>) {
  return (
    <BoardContextProvider props={props}>
      <Office />
    </BoardContextProvider>
  );
}

function Office() {
  const board = useBoard();
  const { view, area, seat, say } = board;
  const office = useRef<HTMLDivElement>(null);
  useMotion(office, board, (event) => movementOf(event, seat));
  if (view.table.phase === 'setup' && area.reserve === 0) return <BoardPreview />;
  return (
    <div ref={office} className="pu-own">
      {view.viewer === 'watcher' && <p className="pu-note">{say('board.own.watching')}</p>}
      <Tracks area={area} own />
      <Purse area={area} />
      <Missions seat={seat} />
      <Techs area={area} own />
      <Cards area={area} own />
      <Forecast />
    </div>
  );
}
