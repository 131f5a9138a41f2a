import type { BoardProps } from '@orrery/ui/contract';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { AutomaPanel } from '../automa/panel.tsx';
import { BoardContextProvider, useBoard, useMe } from '../context.tsx';
import { ArkCard } from './ark-card.tsx';
import { Bridge } from './bridge.tsx';
import { Cantina } from './cantina.tsx';
import { CrewBoard } from './crew-board.tsx';
import { Tray } from './tray.tsx';

/** The viewer's own area. On a phone the part that the question is about comes first. */
export function Own(props: BoardProps<MicroCosmos>) {
  const { asked } = props.choice;
  return (
    <BoardContextProvider props={props}>
      <div className="mc-own" data-question={asked?.question}>
        <Areas />
      </div>
    </BoardContextProvider>
  );
}

function Areas() {
  const { view, say } = useBoard();
  const me = useMe();
  const automa = view.table.automa !== null && <AutomaPanel />;
  if (me === undefined)
    return (
      <>
        <p className="mc-note">{say('board.watching')}</p>
        <Cantina />
        {automa}
      </>
    );
  return (
    <>
      <Tray player={me} />
      <CrewBoard player={me} />
      <ArkCard player={me} />
      <Cantina />
      <Bridge player={me} />
      {automa}
    </>
  );
}
