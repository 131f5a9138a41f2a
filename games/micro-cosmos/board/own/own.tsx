import type { BoardProps, GameScreen, OwnPanel } from '@orrery/ui/contract';
import type { ReactNode } from 'react';
import type { PlayerId } from '../../rules/table.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import { AutomaPanel } from '../automa/panel.tsx';
import { BoardContextProvider, useBoard, useMe } from '../context.tsx';
import type { Key } from '../say.ts';
import { ArkCard } from './ark-card.tsx';
import { Bridge } from './bridge.tsx';
import { Cantina } from './cantina.tsx';
import { CrewBoard } from './crew-board.tsx';
import { Tray } from './tray.tsx';

/** The viewer's own area: what the question needs, crew and cargo, the Ark, and in a solo game the Automa. */
export const Own = (props: BoardProps<MicroCosmos, Key>) => (
  <Area id="own" props={props}>
    <Table />
  </Area>
);

/** What else one looks at: a wide table has room for it in another column. */
export const panels: NonNullable<GameScreen<MicroCosmos>['panels']> = [
  panelOf('cantina', <Cantina />),
  panelOf('bridge', <Mine content={(player) => <Bridge player={player} />} />),
];

function panelOf(id: string, content: ReactNode): OwnPanel<MicroCosmos> {
  return {
    id,
    Body: (props) => (
      <Area id={id} props={props}>
        {content}
      </Area>
    ),
  };
}

interface AreaProps {
  readonly id: string;
  readonly props: BoardProps<MicroCosmos, Key>;
  readonly children: ReactNode;
}

/** On a phone the part that the question is about comes first. */
function Area({ id, props, children }: AreaProps) {
  const { asked, picked } = props.choice;
  const action = typeof picked.action === 'string' ? picked.action : undefined;
  return (
    <BoardContextProvider props={props}>
      <div className="mc-own" data-part={id} data-question={asked?.question} data-action={action}>
        {children}
      </div>
    </BoardContextProvider>
  );
}

function Table() {
  const { view, say } = useBoard();
  return (
    <>
      <Mine
        content={(player) => (
          <>
            <Tray player={player} />
            <CrewBoard player={player} />
            <ArkCard player={player} />
          </>
        )}
      >
        <p className="mc-note">{say('board.watching')}</p>
      </Mine>
      {view.table.automa !== null && <AutomaPanel />}
    </>
  );
}

interface MineProps {
  readonly content: (player: PlayerId) => ReactNode;
  /** For those who only watch. */
  readonly children?: ReactNode;
}

function Mine({ content, children = null }: MineProps) {
  const me = useMe();
  return me === undefined ? children : content(me);
}
