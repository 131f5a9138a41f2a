import type { BoardProps } from '@orrery/ui/contract';
import type { Table } from '../../rules/table.ts';
import { StageProvider, useStage } from '../stage.tsx';
import { Tracks } from '../tracks/tracks.tsx';
import { Cards } from './cards.tsx';
import { Forecast } from './forecast.tsx';
import { Missions } from './missions.tsx';
import { Purse } from './purse.tsx';
import { Techs } from './techs.tsx';

/** The viewer's own area: the corporation, its techs, missions, cards, and the score as it stands. */
export function Own(props: BoardProps<Table>) {
  return (
    <StageProvider props={props}>
      <div className="pu-own">
        <Office />
      </div>
    </StageProvider>
  );
}

function Office() {
  const { view, area, seat, say } = useStage();
  if (view.table.phase === 'setup' && area.reserve === 0) return null;
  return (
    <>
      {view.viewer === 'watcher' && <p className="pu-note">{say('board.own.watching')}</p>}
      <Purse area={area} />
      <Tracks area={area} own />
      <Techs area={area} own />
      <Missions seat={seat} />
      <Cards area={area} own />
      <Forecast />
    </>
  );
}
