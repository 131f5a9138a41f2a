import type { BoardProps, OwnPanel } from '@orrery/ui/contract';
import { type ReactNode, useRef, useState } from 'react';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { BoardContextProvider, useBoard, useMe } from '../context.tsx';
import { PartMotion } from '../pieces/part-motion.tsx';
import type { Key } from '../say.ts';
import { useNarrow } from '../use-roomy.ts';
import { Arranging, type Draft } from './arranging.tsx';
import { BaseBoard } from './base.tsx';
import { ForecastStrip } from './forecast.tsx';
import { LeaderCard } from './leader.tsx';
import { OwnProjects } from './projects.tsx';
import { Stock } from './stock.tsx';
import { Tray } from './tray.tsx';

/** The viewer's own area: what is asked, the shuttle, the base, the forecast and the leader. */
export const Own = (props: BoardProps<ShackletonBase, Key>) => (
  <Area props={props}>
    <Things />
  </Area>
);

/** A wide table has room for the projects in the other column. */
export const panels: readonly OwnPanel<ShackletonBase>[] = [
  {
    id: 'projects',
    title: 'board.projects',
    Body: (props) => (
      <Area props={props}>
        <Projects />
      </Area>
    ),
  },
];

interface AreaProps {
  readonly props: BoardProps<ShackletonBase, Key>;
  readonly children: ReactNode;
}

function Area({ props, children }: AreaProps) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <BoardContextProvider props={props}>
      <PartMotion root={area} />
      <div ref={area} className="sb-own" data-question={props.choice.asked?.question}>
        {children}
      </div>
    </BoardContextProvider>
  );
}

function Projects() {
  const me = useMe();
  return me === undefined ? null : <OwnProjects who={me} />;
}

function Things() {
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
    </>
  );
}
