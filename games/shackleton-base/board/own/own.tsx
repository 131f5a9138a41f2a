import type { BoardProps } from '@orrery/ui/contract';
import { useState } from 'react';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { BoardContextProvider, useBoard, useMe } from '../context.tsx';
import { useNarrow } from '../use-roomy.ts';
import { Arranging, type Draft } from './arranging.tsx';
import { BaseBoard } from './base.tsx';
import { ForecastStrip } from './forecast.tsx';
import { LeaderCard } from './leader.tsx';
import { OwnProjects } from './projects.tsx';
import { Stock } from './stock.tsx';
import { Tray } from './tray.tsx';

/** The viewer's own area: what is asked, the shuttle, the base, the forecast, leader and projects. */
export function Own(props: BoardProps<ShackletonBase>) {
  return (
    <BoardContextProvider props={props}>
      <div className="sb-own" data-question={props.choice.asked?.question}>
        <Areas />
      </div>
    </BoardContextProvider>
  );
}

function Areas() {
  const { say, choice } = useBoard();
  const me = useMe();
  const [draft, setDraft] = useState<Draft>();
  const narrow = useNarrow();
  if (me === undefined) return <p className="sb-note">{say('board.watching')}</p>;
  const arranging = choice.asked?.question === 'arrange-base' && !narrow && (
    <Arranging asked={choice.asked} draft={draft} onDraft={setDraft} />
  );
  return (
    <>
      {arranging}
      <Tray at="own" />
      <Stock who={me} />
      {choice.asked?.question !== 'arrange-base' && <BaseBoard who={me} />}
      <ForecastStrip who={me} />
      <LeaderCard who={me} />
      <OwnProjects who={me} />
    </>
  );
}
