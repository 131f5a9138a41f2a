import { Motion } from '@orrery/ui/board';
import type { BoardProps, OwnPanel } from '@orrery/ui/contract';
import { type ComponentType, useRef } from 'react';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';
import { BoardContextProvider, useBoard } from '../context.tsx';
import { movementOf } from '../motion/movements.ts';
import type { AreaView } from '../read/table.ts';
import type { Key } from '../say.ts';
import { Tracks } from '../tracks/tracks.tsx';
import { Cards } from './cards.tsx';
import { Forecast } from './forecast.tsx';
import { Missions } from './missions.tsx';
import { BoardPreview } from './preview.tsx';
import { Purse } from './purse.tsx';
import { Techs } from './techs.tsx';

type Props = BoardProps<PlanetUnknown, Key>;

const isBare = ({ view, area }: { readonly view: Props['view']; readonly area: AreaView }): boolean =>
  view.table.phase === 'setup' && area.reserve === 0;

/** The viewer's own area: the tracks of the corporation, and what was gathered. */
export function Own(props: Props) {
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
  if (isBare(board)) return <BoardPreview />;
  return (
    <div ref={office} className="pu-own">
      <Motion root={office} told={board} movementOf={(event) => movementOf(event, seat)} />
      {view.viewer === 'watcher' && <p className="pu-note">{say('board.own.watching')}</p>}
      <Tracks area={area} own />
      <Purse area={area} />
    </div>
  );
}

/** A part of the own area that may stand elsewhere: empty while one still chooses a corporation. */
function panel(id: string, title: string, Part: ComponentType): OwnPanel<PlanetUnknown> {
  function Inside() {
    const board = useBoard();
    const inside = useRef<HTMLDivElement>(null);
    return (
      <div ref={inside} className="pu-own">
        <Motion root={inside} told={board} movementOf={(event) => movementOf(event, board.seat)} />
        {!isBare(board) && <Part />}
      </div>
    );
  }
  const Body = (props: Props) => (
    <BoardContextProvider props={props}>
      <Inside />
    </BoardContextProvider>
  );
  return { id, title, Body };
}

const OwnMissions = () => <Missions seat={useBoard().seat} />;
const OwnTechs = () => <Techs area={useBoard().area} own />;
const OwnCards = () => <Cards area={useBoard().area} own />;

export const panels: readonly OwnPanel<PlanetUnknown>[] = [
  panel('missions', 'board.score.missions', OwnMissions),
  panel('cards', 'board.cards', OwnCards),
  { ...panel('techs', 'board.techs', OwnTechs), right: true },
  { ...panel('forecast', 'board.score', Forecast), right: true },
];
