import type { BoardProps } from '@orrery/ui/contract';
import { useRef } from 'react';
import type { Table } from '../../rules/table.ts';
import { useMotion } from '../motion/use-motion.ts';
import { StageProvider, useStage } from '../stage.tsx';
import { Tracks } from '../tracks/tracks.tsx';
import { Cards } from './cards.tsx';
import { Forecast } from './forecast.tsx';
import { Missions } from './missions.tsx';
import { BoardPreview } from './preview.tsx';
import { Purse } from './purse.tsx';
import { Techs } from './techs.tsx';

/** The viewer's own area: the corporation, its techs, missions, cards, and the score as it stands. */
export function Own(props: BoardProps<Table>) {
  return (
    <StageProvider props={props}>
      <Office />
    </StageProvider>
  );
}

function Office() {
  const { view, area, seat, say } = useStage();
  const office = useRef<HTMLDivElement>(null);
  useMotion(office);
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
